// Dragging a piece, from press to release. Esc, a second finger or releasing it outside the chart puts it back.

import type { Camera } from "./camera.svelte";
import type { Group } from "./choices";
import type { Spot } from "./geometry";
import type { Plan } from "./plan.svelte";
import type { View } from "./view";

const STILL = 6; // drag threshold in pixels

interface Hand {
  plan: Plan;
  camera: Camera;
  view: () => View;
  group: Group;
  offset?: Spot; // from the pointer to the centre of the piece
  tap?: () => void; // released without moving
  drop: () => void;
}

/** Returns a function that puts the piece back. */
export function carry(event: PointerEvent, { plan, camera, view, group, offset = { x: 0, y: 0 }, tap, drop }: Hand): () => void {
  const ended = new AbortController();
  const on = { signal: ended.signal };
  let moved = false;
  function back(): void {
    ended.abort();
    if (moved) plan.drop();
  }
  function move(now: PointerEvent): void {
    if (now.pointerId !== event.pointerId) return;
    if (!moved && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < STILL) return;
    if (!moved) {
      moved = true;
      plan.take(group);
      plan.dragging = true;
    }
    const at = camera.spot(now);
    if (camera.covers(now)) plan.lead(view(), { x: at.x + offset.x, y: at.y + offset.y });
    else plan.end = plan.wish = null;
  }
  function up(now: PointerEvent): void {
    if (now.pointerId !== event.pointerId) return;
    ended.abort();
    if (!moved) return tap?.();
    // Swallow the click that follows the drag.
    const swallow = (click: MouseEvent) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    plan.dragging = false;
    if (plan.end) drop();
    else plan.drop();
  }
  addEventListener("pointermove", move, on);
  addEventListener("pointerup", up, on);
  addEventListener("pointercancel", back, on);
  addEventListener("pointerdown", (other) => other.pointerId !== event.pointerId && back(), on);
  addEventListener("keydown", (key) => key.key === "Escape" && back(), { ...on, capture: true });
  return back;
}
