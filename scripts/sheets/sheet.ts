import { type Drawing, placeDrawing } from './drawing.ts';

export interface SheetItem {
  /** `Button 按钮` */
  name: string;
  drawing: Drawing;
}

export interface SheetColours {
  ground: string;
  text: string;
}

/** Width of a sheet, in CSS px, unless a drawing is wider. */
const LEAST_WIDTH = 1280;
const MARGIN = 40;
const GAP = 40;
const TITLE_HEIGHT = 56;
const NAME_HEIGHT = 28;
/** Width of the widest characters of a name, in CSS px. */
const CHARACTER_WIDTH = 9;

interface Place {
  item: SheetItem;
  x: number;
  y: number;
}

const widthOf = ({ name, drawing }: SheetItem) => Math.max(drawing.box.width, name.length * CHARACTER_WIDTH);

/** From left to right, in rows as high as their highest drawing. */
export const placeItems = (items: readonly SheetItem[]): { places: Place[]; width: number; height: number } => {
  const sheetWidth = Math.max(LEAST_WIDTH, ...items.map((item) => widthOf(item) + 2 * MARGIN));
  const places: Place[] = [];
  let x = MARGIN;
  let y = MARGIN + TITLE_HEIGHT;
  let rowHeight = 0;
  for (const item of items) {
    const width = widthOf(item);
    if (x > MARGIN && x + width > sheetWidth - MARGIN) {
      x = MARGIN;
      y += rowHeight + GAP;
      rowHeight = 0;
    }
    places.push({ item, x, y });
    x += width + GAP;
    rowHeight = Math.max(rowHeight, NAME_HEIGHT + item.drawing.box.height);
  }
  return { places, width: sheetWidth, height: y + rowHeight + MARGIN };
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const line = (text: string, x: number, y: number, size: number, fill: string) =>
  `<text x="${x}" y="${y}" font-family="Noto Sans SC, PingFang SC, sans-serif" font-size="${size}" fill="${fill}">${escapeText(text)}</text>`;

/** An SVG of a group's components: each by its name, a group of its own for design tools. */
export const sheetOf = (title: string, items: readonly SheetItem[], { ground, text }: SheetColours): string => {
  const { places, width, height } = placeItems(items);
  const parts = places.map(({ item, x, y }) =>
    [
      `<g id="${escapeText(item.name).replaceAll(' ', '-')}">`,
      line(item.name, x, y + 16, 14, text),
      placeDrawing(item.drawing, x, y + NAME_HEIGHT),
      '</g>',
    ].join('\n'),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapeText(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    line(title, MARGIN, MARGIN + 28, 28, text),
    ...parts,
    '</svg>\n',
  ].join('\n');
};
