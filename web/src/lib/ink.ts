// Lino-cut textures: lens-shaped gouge marks and curled waves, the same for every reader because they are seeded.

export function luck(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let b = Math.imul(a ^ (a >>> 15), 1 | a);
    b = (b + Math.imul(b ^ (b >>> 7), 61 | b)) ^ b;
    return ((b ^ (b >>> 14)) >>> 0) / 4294967296;
  };
}

interface Gouges {
  x?: number;
  y?: number;
  w: number;
  h: number;
  n: number;
  seed: number;
  most?: number; // the longest mark
  thick?: number;
}

/** Gouge marks as one path. */
export function gouges({ x = 0, y = 0, w, h, n, seed, most = 70, thick = 2.2 }: Gouges): string {
  const r = luck(seed);
  let path = "";
  for (let i = 0; i < n; i++) {
    const [px, py] = [x + r() * w, y + r() * h];
    const long = 14 + r() * r() * (most - 14);
    const deep = thick * (0.5 + r() * 0.7);
    const bend = (r() - 0.5) * 4;
    const half = (long / 2).toFixed(0);
    path += `M${px.toFixed(0)} ${py.toFixed(0)}q${half} ${(bend - deep).toFixed(1)} ${long.toFixed(0)} 0q-${half} ${(bend + deep).toFixed(1)} -${long.toFixed(0)} 0`;
  }
  return path;
}

/** A row of curling waves from left to right, filled down to `h`. */
export function waves(w: number, y: number, long: number, high: number, h: number, shift: number): string {
  let path = `M${-long + shift} ${y + high}`;
  for (let x = -long + shift; x < w + long; x += long) {
    path +=
      `c${long * 0.3} 0 ${long * 0.45} ${-high} ${long * 0.72} ${-high}` +
      `c${long * 0.16} 0 ${long * 0.2} ${high * 0.42} ${long * 0.08} ${high * 0.5}` +
      `c${long * 0.04} ${high * 0.3} ${long * 0.12} ${high * 0.5} ${long * 0.2} ${high * 0.5}`;
  }
  return `${path}V${h}H${-long}Z`;
}

export interface Bubble {
  x: number;
  y: number;
  r: number;
}

export function bubbles(w: number, y: number, h: number, n: number, seed: number): Bubble[] {
  const r = luck(seed);
  return Array.from({ length: n }, () => ({ x: Math.round(r() * w), y: Math.round(y + r() * h), r: Math.round(20 + r() * 60) / 10 }));
}
