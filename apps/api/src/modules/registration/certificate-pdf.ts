import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { notoSans } from '../file/noto-sans.ts';

/** Texts of a certificate. */
export interface Certificate {
  title: string;
  title_en: string;
  /** Of the registration. */
  number: string;
  rows: readonly { label: string; value: string }[];
  paragraphs: readonly string[];
  office: string;
  /** `YYYY-MM-DD`. */
  on: string;
}

/** In points. */
const MARGIN = 72;
const LABEL_WIDTH = 150;
const INK = '#14212b';
const MUTED = '#546370';
const LINE = '#9eb3c2';
const BRAND = '#004782';

/** The certificate as an A4 PDF whose text can be selected. */
export const certificatePdf = (certificate: Certificate, now: Date): Promise<Buffer> => {
  const { title, title_en, number, rows, paragraphs, office, on } = certificate;
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: title, Author: office, CreationDate: now, ModDate: now },
  });
  const { width } = document.page;
  // The open font: reading its file again for each document takes longer than all else. The types lack it, PDFKit takes it.
  document.font(notoSans() as unknown as PDFKit.Mixins.PDFFontSource);
  const bytes = buffer(document);
  const write = (text: string, size: number, color: string, options: PDFKit.Mixins.TextOptions = {}) =>
    document.fontSize(size).fillColor(color).text(text, MARGIN, document.y, options);
  const rule = () =>
    document
      .moveTo(MARGIN, document.y)
      .lineTo(width - MARGIN, document.y)
      .lineWidth(0.6)
      .stroke(LINE);
  /** The label and its value beside it, on one page. */
  const row = (label: string, value: string) => {
    const options = { width: width - 2 * MARGIN - LABEL_WIDTH };
    const height = document.fontSize(12).heightOfString(value, options);
    if (document.y + height + 18 > document.page.maxY()) document.addPage();
    const top = document.y + 10;
    document.fillColor(MUTED).text(label, MARGIN, top);
    document.fillColor(INK).text(value, MARGIN + LABEL_WIDTH, top, options);
    document.y = top + height + 8;
    rule();
  };

  document.y = MARGIN + 16;
  write(title, 24, BRAND, { align: 'center' });
  write(title_en, 11, MUTED, { align: 'center' });
  document.y += 22;
  write(number, 10, MUTED);
  document.y += 6;
  rule();
  for (const { label, value } of rows) row(label, value);
  document.y += 12;
  for (const paragraph of paragraphs) write(paragraph, 12, INK, { lineGap: 3, paragraphGap: 12 });
  document.y += 48;
  for (const line of [office, on]) write(line, 12, INK, { align: 'right', lineGap: 3 });
  document.end();
  return bytes;
};
