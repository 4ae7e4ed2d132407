// What may wait until the reader sees the first picture: decoration, and what lies beside the game.

/** False at first, true from the frame after the first one that is painted. Call it while a component is made. */
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
