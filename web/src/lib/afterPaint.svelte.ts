// Defers what is not needed for the first paint: decoration, and anything beside the game.

/** `now` is false until the frame after the first paint. Call it during component initialisation. */
export function afterPaint(): { readonly now: boolean } {
  let now = $state(false);
  $effect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (now = true));
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    get now() {
      return now;
    },
  };
}
