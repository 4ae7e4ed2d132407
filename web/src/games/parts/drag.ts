// Dragging a piece to where it can go, as a person would at a table. Only a second way to tap: letting go over a target
// calls back with it, anywhere else the piece goes back. Nothing is selected as text on the way.

const STILL = 6; // pixels

interface Drag {
  targets: string; // selector
  drop: (target: HTMLElement) => void;
  off?: () => boolean; // cannot be dragged now
}

/** `{@attach drag({ targets: "[data-put]", drop })}` */
export const drag =
  ({ targets, drop, off }: Drag) =>
  (piece: HTMLElement): (() => void) => {
    let ended: AbortController | null = null;
    function down(event: PointerEvent): void {
      if (event.button !== 0 || off?.() || !document.querySelector(targets)) return;
      if (event.pointerType === "mouse") event.preventDefault();
      const box = piece.getBoundingClientRect();
      let ghost: HTMLElement | null = null;
      ended = new AbortController();
      const on = { signal: ended.signal };
      const over = (now: PointerEvent) => document.elementsFromPoint(now.clientX, now.clientY).map((each) => each.closest<HTMLElement>(targets)).find((each) => each !== null) ?? null;
      const light = (target: HTMLElement | null) => document.querySelectorAll(targets).forEach((each) => each.classList.toggle("dropping", each === target));
      const back = () => {
        ended?.abort();
        ghost?.remove();
        light(null);
        piece.classList.remove("dragged");
      };
      const move = (now: PointerEvent) => {
        if (now.pointerId !== event.pointerId) return;
        const [dx, dy] = [now.clientX - event.clientX, now.clientY - event.clientY];
        if (!ghost && Math.hypot(dx, dy) < STILL) return;
        if (!ghost) {
          ghost = piece.cloneNode(true) as HTMLElement;
          Object.assign(ghost.style, { position: "fixed", left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`, margin: 0, translate: "none", zIndex: 50, pointerEvents: "none" });
          ghost.style.setProperty("--w", `${box.width}px`); // a card is as wide as its place says
          ghost.setAttribute("aria-hidden", "true");
          ghost.removeAttribute("data-spot");
          (piece.closest(".ground") ?? document.body).append(ghost);
          const at = ghost.getBoundingClientRect(); // a container may be what “fixed” is measured from
          Object.assign(ghost.style, { left: `${2 * box.x - at.x}px`, top: `${2 * box.y - at.y}px` });
          piece.classList.add("dragged");
        }
        ghost.style.translate = `${dx}px ${dy}px`;
        light(over(now));
      };
      const up = (now: PointerEvent) => {
        if (now.pointerId !== event.pointerId) return;
        const target = ghost ? over(now) : null;
        const swallow = (click: MouseEvent) => click.stopPropagation(); // the click that follows a drag
        if (ghost) addEventListener("click", swallow, { capture: true, once: true });
        back();
        setTimeout(() => {
          removeEventListener("click", swallow, { capture: true });
          if (target) drop(target);
        });
      };
      addEventListener("pointermove", move, on);
      addEventListener("pointerup", up, on);
      addEventListener("pointercancel", back, on);
      addEventListener("keydown", (key) => key.key === "Escape" && back(), { ...on, capture: true });
    }
    piece.addEventListener("pointerdown", down);
    piece.style.touchAction = "none";
    return () => {
      ended?.abort();
      piece.removeEventListener("pointerdown", down);
    };
  };
