import * as mupdf from 'mupdf';

/** A part of a page, in CSS px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A component as it is drawn on a sheet. */
export interface Drawing {
  /** Elements of an SVG, in pt of the page. */
  elements: string;
  box: Box;
}

/** PDF counts in pt. */
const PT_PER_PX = 0.75;

/** Rounds to three decimals of a px, which is not seen; smaller numbers, as in matrices of glyphs, stay. */
const shorten = (svg: string) =>
  svg.replaceAll(/-?\d*\.\d{4,}/g, (number) =>
    Math.abs(Number(number)) < 0.01 ? number : `${Math.round(Number(number) * 1000) / 1000}`,
  );

/** Ids of several drawings in one file would meet. */
const prefixIds = (svg: string, prefix: string) =>
  svg
    .replaceAll(/ id="/g, ` id="${prefix}-`)
    .replaceAll(/url\(#/g, `url(#${prefix}-`)
    .replaceAll(/xlink:href="#/g, `href="#${prefix}-`)
    .replaceAll(/xlink:href="/g, 'href="');

/** The first page of a PDF as elements of an SVG: shapes stay vectors, text becomes outlines. */
export const drawPdf = (pdf: Uint8Array, box: Box, prefix: string): Drawing => {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const page = document.loadPage(0);
  const buffer = new mupdf.Buffer();
  const writer = new mupdf.DocumentWriter(buffer, 'svg', 'text=path');
  const device = writer.beginPage(page.getBounds());
  page.run(device, mupdf.Matrix.identity);
  writer.endPage();
  writer.close();
  const elements = buffer
    .asString()
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  document.destroy();
  return { elements: prefixIds(shorten(elements), prefix).trim(), box };
};

/** A drawing at a place of a sheet, without what is around its box. */
export const placeDrawing = ({ elements, box }: Drawing, x: number, y: number): string => {
  const view = [box.x, box.y, box.width, box.height].map((px) => px * PT_PER_PX).join(' ');
  return `<svg x="${x}" y="${y}" width="${box.width}" height="${box.height}" viewBox="${view}">\n${elements}\n</svg>`;
};
