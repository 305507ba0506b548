import type { ProductSummary } from '@zonekit/api-client/material/product/contract';

export type Outline = ProductSummary['outline'];

interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const num = (value: number): string => String(Math.round(value * 10) / 10);
const rect = ({ x, y, w, h }: Frame, radius: number, name: string) =>
  `<rect class="${name}" x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(Math.min(radius, w / 2, h / 2))}"/>`;
const path = (d: string, name: string) => `<path class="${name}" d="${d}"/>`;
const part = ({ x, y, w, h }: Frame, left: number, top: number, width: number, height: number): Frame => ({
  x: x + w * left,
  y: y + h * top,
  w: w * width,
  h: h * height,
});

/** Goods from the front, within the frame. */
const SHAPES: Readonly<Record<Outline['shape'], (frame: Frame) => string>> = {
  can: (f) =>
    rect(part(f, 0.06, 0.08, 0.88, 0.92), 4, 'bd') +
    rect(part(f, 0, 0, 1, 0.14), 2, 'tp') +
    rect(part(f, 0.2, 0.4, 0.6, 0.34), 2, 'lb'),
  bottle: (f) =>
    rect(part(f, 0, 0.3, 1, 0.7), 8, 'bd') +
    rect(part(f, 0.34, 0.12, 0.32, 0.2), 2, 'bd') +
    rect(part(f, 0.3, 0, 0.4, 0.13), 2, 'tp') +
    rect(part(f, 0.14, 0.5, 0.72, 0.32), 2, 'lb'),
  box: (f) =>
    rect(f, 1, 'bd') +
    path(`M${num(f.x)} ${num(f.y + f.h * 0.24)}h${num(f.w)}`, 'ln') +
    rect(part(f, 0.42, 0, 0.16, 0.3), 0, 'tp') +
    rect(part(f, 0.16, 0.46, 0.68, 0.34), 2, 'lb'),
  bag: (f) =>
    path(
      `M${num(f.x + f.w * 0.08)} ${num(f.y + f.h * 0.1)}h${num(f.w * 0.84)}c${num(f.w * 0.04)} ${num(f.h * 0.3)} ${num(f.w * 0.1)} ${num(f.h * 0.6)} ${num(f.w * 0.08)} ${num(f.h * 0.9)}h-${num(f.w)}c-${num(f.w * 0.02)} -${num(f.h * 0.3)} ${num(f.w * 0.04)} -${num(f.h * 0.6)} ${num(f.w * 0.08)} -${num(f.h * 0.9)}z`,
      'bd',
    ) +
    rect(part(f, 0.08, 0, 0.84, 0.12), 1, 'tp') +
    rect(part(f, 0.22, 0.4, 0.56, 0.34), 2, 'lb'),
  roll: (f) =>
    `<ellipse class="bd" cx="${num(f.x + f.w / 2)}" cy="${num(f.y + f.h / 2)}" rx="${num(f.w / 2)}" ry="${num(f.h / 2)}"/>` +
    [0.78, 0.56]
      .map(
        (size) =>
          `<ellipse class="ln" cx="${num(f.x + f.w / 2)}" cy="${num(f.y + f.h / 2)}" rx="${num((f.w / 2) * size)}" ry="${num((f.h / 2) * size)}"/>`,
      )
      .join('') +
    `<ellipse class="lb" cx="${num(f.x + f.w / 2)}" cy="${num(f.y + f.h / 2)}" rx="${num(f.w * 0.17)}" ry="${num(f.h * 0.17)}"/>`,
  plate: (f) =>
    rect(f, 2, 'bd') +
    rect(part(f, 0.05, 0.08, 0.9, 0.84), 1, 'ln') +
    [
      [0.05, 0.08],
      [0.89, 0.08],
      [0.05, 0.8],
      [0.89, 0.8],
    ]
      .map(([left = 0, top = 0]) => rect(part(f, left, top, 0.06, 0.12), 9, 'lb'))
      .join(''),
  part: (f) =>
    path(
      `M${num(f.x + f.w * 0.25)} ${num(f.y)}h${num(f.w * 0.5)}l${num(f.w * 0.25)} ${num(f.h / 2)}l-${num(f.w * 0.25)} ${num(f.h / 2)}h-${num(f.w * 0.5)}l-${num(f.w * 0.25)} -${num(f.h / 2)}z`,
      'bd',
    ) +
    `<ellipse class="lb" cx="${num(f.x + f.w / 2)}" cy="${num(f.y + f.h / 2)}" rx="${num(f.w * 0.24)}" ry="${num(f.h * 0.24)}"/>`,
};

/** The largest frame of the goods' proportions in the middle of a place. Very flat or thin goods are drawn at 1 to 8. */
const fit = ({ width, height }: Outline, place: Frame): Frame => {
  const ratio = Math.min(Math.max(width / Math.max(height, 1), 1 / 8), 8);
  const w = Math.min(place.w, place.h * ratio);
  const h = w / ratio;
  return { x: place.x + (place.w - w) / 2, y: place.y + (place.h - h) / 2, w, h };
};

/** Content of an SVG of 160 × 100. */
export const drawThumbnail = (outline: Outline): string =>
  SHAPES[outline.shape](fit(outline, { x: 16, y: 14, w: 128, h: 72 }));

export const DRAWING = { width: 640, height: 300 } as const;

/** Goods with their measures, in millimetres. */
const measured = (outline: Outline): string => {
  const frame = fit(outline, { x: 70, y: 44, w: 190, h: 190 });
  const { x, y, w, h } = frame;
  const [right, below] = [x + w + 18, y + h + 14];
  return (
    SHAPES[outline.shape](frame) +
    path(
      `M${num(right)} ${num(y)}v${num(h)}m-4 0h8M${num(right - 4)} ${num(y)}h8M${num(x)} ${num(below)}h${num(w)}m0 -4v8M${num(x)} ${num(below - 4)}v8`,
      'ms',
    ) +
    `<text class="tx" x="${num(right + 8)}" y="${num(y + h / 2 + 4)}">${outline.height}mm</text>` +
    `<text class="tx" x="${num(x + w / 2)}" y="${num(below + 18)}" text-anchor="middle">${outline.width}mm</text>`
  );
};

/** Cartons that are drawn; the words beside the drawing say how many there are. */
const MOST_CARTONS = 2;
const MOST_CELLS = 60;

/** Number of cartons of a quantity, and number of pieces in the last one. */
export const cartonsOf = (quantity: number, carton: number): { cartons: number; last: number } => {
  const size = Math.max(carton, 1);
  const cartons = Math.max(Math.ceil(quantity / size), 1);
  return { cartons, last: quantity - (cartons - 1) * size };
};

const drawCarton = (frame: Frame, carton: number, filled: number): string => {
  if (carton > MOST_CELLS) {
    const share = Math.min(filled / carton, 1);
    return rect(frame, 3, 'wh') + rect(part(frame, 0.05, 0.95 - 0.9 * share, 0.9, 0.9 * share), 2, 'on');
  }
  const columns = Math.ceil(Math.sqrt(carton * (frame.w / frame.h)));
  const rows = Math.ceil(carton / columns);
  const [cw, ch] = [(frame.w - 8) / columns, (frame.h - 8) / rows];
  const cells = Array.from({ length: carton }, (_, place) =>
    rect(
      {
        x: frame.x + 4 + (place % columns) * cw + 1.5,
        y: frame.y + 4 + Math.floor(place / columns) * ch + 1.5,
        w: cw - 3,
        h: ch - 3,
      },
      3,
      place < filled ? 'on' : 'of',
    ),
  );
  return rect(frame, 3, 'wh') + cells.join('');
};

/**
 * Goods in outline to scale with their measures, and beside them the cartons of a quantity: content of an SVG of `DRAWING`.
 * @param carton pieces of a full one
 */
export const drawProduct = (outline: Outline, quantity: number, carton: number): string => {
  const { cartons, last } = cartonsOf(quantity, carton);
  const shown = Math.min(cartons, MOST_CARTONS);
  const boxes = Array.from({ length: shown }, (_, place) =>
    drawCarton(
      { x: 380 + place * 116, y: 84, w: 104, h: 140 },
      Math.max(carton, 1),
      place === shown - 1 ? last : Math.max(carton, 1),
    ),
  );
  return measured(outline) + boxes.join('');
};
