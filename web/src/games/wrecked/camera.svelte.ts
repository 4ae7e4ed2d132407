// The visible part of the chart and its scale: zoomed with wheel, fingers, keys or buttons, never past the paper's edge.

import type { Spot } from "./geometry";

const MOST = 6;

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(360); // of the frame, in pixels
  height = $state(340);
  side = $state(850); // of the sea, in millimetres
  margin = $state(40);
  frame: HTMLElement | null = null;
  #aim: Spot = { x: 0, y: 0 }; // the wanted middle, even if the paper’s edge is in its way now

  /** Pixels per millimetre when the whole chart is visible. */
  readonly fit = $derived(Math.min(this.width, this.height) / (this.side + 2 * this.margin));
  readonly scale = $derived(this.fit * this.zoom);
  readonly box = $derived(`${this.x - this.width / this.scale / 2} ${this.y - this.height / this.scale / 2} ${this.width / this.scale} ${this.height / this.scale}`);

  whole(): void {
    this.zoom = 1;
    this.#keep(this.side / 2, this.side / 2);
  }

  /** The position under a pointer. */
  spot({ clientX, clientY }: { clientX: number; clientY: number }): Spot {
    const box = this.frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: this.x + (clientX - box.left - this.width / 2) / this.scale, y: this.y + (clientY - box.top - this.height / 2) / this.scale };
  }

  /** Where a position is in the frame. */
  pixels({ x, y }: Spot): Spot {
    return { x: (x - this.x) * this.scale + this.width / 2, y: (y - this.y) * this.scale + this.height / 2 };
  }

  covers({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
    const box = this.frame?.getBoundingClientRect();
    return box !== undefined && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  }

  /** Zooms in or out around the position `at`. */
  zoomBy(factor: number, at: Spot = this): void {
    const before = this.scale;
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const share = 1 - before / this.scale;
    this.#keep(this.x + (at.x - this.x) * share, this.y + (at.y - this.y) * share);
  }

  panBy(pixelsX: number, pixelsY: number): void {
    this.#keep(this.x - pixelsX / this.scale, this.y - pixelsY / this.scale);
  }

  /** Zooms so that a circle around a position fills the frame. */
  show(at: Spot, radius: number): void {
    this.zoom = Math.min(MOST, Math.max(1, Math.min(this.width, this.height) / (2 * radius) / this.fit));
    this.#keep(at.x, at.y);
  }

  /** Updates the size of the frame or the sea. A frame without an area, as in the middle of a resize, shows nothing: there is no scale for it. */
  measure(width: number, height: number, side: number, margin: number): void {
    if (width <= 0 || height <= 0) return;
    const fresh = side !== this.side || this.x === 0;
    Object.assign(this, { width, height, side, margin });
    if (fresh || this.zoom === 1) this.whole();
    else this.#hold();
  }

  #keep(x: number, y: number): void {
    this.#aim = { x, y };
    this.#hold();
  }

  #hold(): void {
    const hold = (at: number, pixels: number) => {
      const [half, middle] = [pixels / this.scale / 2, this.side / 2];
      const free = Math.max(0, middle + this.margin - half);
      return Math.min(middle + free, Math.max(middle - free, at));
    };
    this.x = hold(this.#aim.x, this.width);
    this.y = hold(this.#aim.y, this.height);
  }
}
