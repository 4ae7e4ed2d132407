// The layout of the Exploration: each card one fathom deeper, in one row, or in two on a narrow screen.

export interface Spot {
  x: number;
  y: number;
}

export interface Row {
  card: number; // a card's width
  fan: boolean; // the cards overlap
  spots: Spot[]; // one per card, plus one for the next card
}

export function layOut(width: number, height: number, count: number, roomy: boolean): Row {
  const rows = !roomy && count > 6 && height > 190 ? 2 : 1;
  const each = rows === 2 ? Math.ceil(count / 2) : Math.max(1, roomy ? count + 1 : count);
  const gap = rows === 2 ? 10 : 0;
  const most = roomy ? Math.min(150, Math.max(108, Math.min(132, width / 7), height / 3.4)) : 96;
  const dip = rows === 2 ? 0.05 : 0.1; // the minimum step down from card to card, in card widths
  const card = Math.max(52, Math.min(most, (height / rows - gap) / (1.42 + dip * Math.min(each, 5))));
  const step = Math.min(card * 1.1, (width - card) / Math.max(1, each - 1));
  const free = height / rows - gap - card * 1.42;
  const drop = Math.max(0, Math.min(card * (roomy ? 0.26 : 0.21), free / Math.max(1, each - 1)));
  const spots = Array.from({ length: count + 1 }, (_, at) => {
    const row = rows === 2 ? Math.min(1, Math.floor(at / each)) : 0;
    const place = at - row * each;
    const x = Math.min(place * step, width - card);
    return { x, y: row * (height / rows) + Math.min(place * drop, height / rows - card * 1.4) };
  });
  return { card, fan: step < card * 0.94, spots };
}
