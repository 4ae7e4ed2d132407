// The size of the page in our own pixels: a pixel of our styles is 1/16 rem, and grows on a large screen (styles/base.css).

interface Display {
  unit: number; // real pixels to one of ours
  wide: boolean; // there is room for the log beside a table
  short: boolean; // a phone held sideways, or a large zoom: tools and answers stand beside the board, not above and below it
}

function measure(): Display {
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const [width, height] = [innerWidth / unit, innerHeight / unit];
  return { unit, wide: width >= 1100 && height >= 560, short: height < 560 && width > height };
}

export const display: Display = $state(measure());

/** A measured length in our own pixels. */
export const ours = (real: number | null | undefined): number => (real ?? 0) / display.unit;

/** A length in our own pixels, for a style. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

addEventListener("resize", () => Object.assign(display, measure()));
