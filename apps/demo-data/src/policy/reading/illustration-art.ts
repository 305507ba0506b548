/** Drawings of illustrations: shapes and figures alone, so that one serves both languages. Their words stand beside them. */

const W = 880;
const H = 500;
const DEEP = '#004781';
const SOLID = '#0f77c4';
const MIDDLE = '#91cbf9';
const SOFT = '#b5dfff';
const PAPER = '#f4fbff';
const INK = '#051c37';
const DUE = '#f5a623';

const page = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W * 1.25}" height="${H * 1.25}" viewBox="0 0 ${W} ${H}">` +
  `<rect width="${W}" height="${H}" fill="${PAPER}"/>` +
  `<rect x="4" y="4" width="${W - 8}" height="${H - 8}" fill="none" stroke="${DEEP}" stroke-width="2"/>${body}</svg>`;
const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const figure = (x: number, y: number, size: number, text: string, anchor = 'middle', fill = INK): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="${anchor}" fill="${fill}">${text}</text>`;
const outline = `stroke="${DEEP}" stroke-width="2"`;

/** Conditions as cells, each with its number. */
export const conditionsArt = (count: number): string =>
  page(
    Array.from({ length: count }, (_, at) => {
      const [x, y] = [70 + (at % 4) * 190, 110 + Math.floor(at / 4) * 170];
      return box(x, y, 160, 90, at % 3 === 1 ? SOFT : SOLID, outline) + figure(x + 80, y + 128, 28, String(at + 1));
    }).join(''),
  );

/** Kinds of support as squares by their caps, in ten-thousand yuan. */
export const capsArt = (caps: readonly number[]): string => {
  const largest = Math.max(...caps, 1);
  const width = Math.floor(720 / caps.length) - 40;
  return page(
    caps
      .map((cap, at) => {
        const height = Math.max(24, Math.round((cap / largest) * 270));
        const x = 80 + at * (width + 40);
        return (
          box(x, 370 - height, width, height, [SOLID, MIDDLE, SOFT][at % 3] ?? SOFT, outline) +
          figure(x + width / 2, 425, 44, String(cap))
        );
      })
      .join(''),
  );
};

/** What one spends and what one gets back, in per cent. */
export const rateArt = (rate: number): string => {
  const paid = Math.round((720 * rate) / (100 + rate));
  return page(
    box(80, 150, 720 - paid, 130, '#fff', outline) +
      box(800 - paid, 150, paid, 130, DEEP) +
      figure(80 + (720 - paid) / 2, 350, 56, '100') +
      figure(800 - paid / 2, 350, 56, String(rate)),
  );
};

/** The way through the months; the deadline stands out. */
export const timelineArt = (steps: readonly string[], due: number): string => {
  const width = 720 / steps.length;
  return page(
    steps
      .map((day, at) => {
        const fill = at === due ? DUE : at < due ? SOFT : '#fff';
        return box(80 + at * width, 190, width, 70, fill, outline) + figure(80 + (at + 0.5) * width, 320, 30, day);
      })
      .join(''),
  );
};

/** Papers: those that the platform has already are filled. */
export const papersArt = (count: number, filled: number): string =>
  page(
    Array.from({ length: count }, (_, at) => {
      const [x, y] = [80 + (at % 6) * 122, 80 + Math.floor(at / 6) * 190];
      const lines = [0, 1, 2, 3].map((line) => box(x + 20, y + 30 + line * 24, 56, 4, at < filled ? '#fff' : SOFT));
      return box(x, y, 96, 140, at < filled ? SOLID : '#fff', outline) + lines.join('');
    }).join(''),
  );
