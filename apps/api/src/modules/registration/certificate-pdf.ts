import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
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

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 72;
const WIDTH = PAGE.width - 2 * MARGIN;
const LABEL_WIDTH = 150;
const INK = rgb(0.08, 0.13, 0.17);
const MUTED = rgb(0.33, 0.39, 0.44);
const LINE = rgb(0.62, 0.7, 0.76);
const BRAND = rgb(0, 0.28, 0.51);

/** Widths of characters, in parts of the size. Measured once: laying out a growing line again for each takes most of the time. */
const createMeasure = (font: PDFFont) => {
  const widths = new Map<string, number>();
  const widthOf = (character: string): number => {
    const known = widths.get(character);
    if (known !== undefined) return known;
    const width = font.widthOfTextAtSize(character, 1);
    widths.set(character, width);
    return width;
  };
  return (text: string, size: number): number =>
    [...text].reduce((width, character) => width + widthOf(character) * size, 0);
};
type Measure = ReturnType<typeof createMeasure>;

/** Marks that never begin a line. */
const HANGING = '，。；：、）》”！？';

/** Breaks a text into lines of a width; Chinese breaks between any two characters. */
const linesOf = (text: string, measure: Measure, size: number, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const character of text) {
    const next = measure(character, size);
    if (character === '\n' || (used + next > width && !HANGING.includes(character))) {
      lines.push(line);
      line = '';
      used = 0;
    }
    if (character === '\n') continue;
    line += character;
    used += next;
  }
  return [...lines, line];
};

/** Writes lines from the top down, on as many pages as they take. */
const startWriter = (document: PDFDocument, font: PDFFont, measure: Measure) => {
  let page: PDFPage = document.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - MARGIN;
  const space = (height: number): void => {
    if (y - height < MARGIN) {
      page = document.addPage([PAGE.width, PAGE.height]);
      y = PAGE.height - MARGIN;
    }
    y -= height;
  };
  const draw = (text: string, x: number, size: number, color = INK): void =>
    page.drawText(text, { x, y, size, font, color });
  const centred = (text: string, size: number, color = INK): void =>
    draw(text, (PAGE.width - measure(text, size)) / 2, size, color);
  const rule = (): void =>
    page.drawLine({ start: { x: MARGIN, y }, end: { x: MARGIN + WIDTH, y }, thickness: 0.6, color: LINE });
  return { space, draw, centred, rule };
};

/** The certificate as a PDF whose text can be selected. */
export const certificatePdf = async (certificate: Certificate, now: Date): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  // The font that is open already: reading it again for each document takes longer than all the rest.
  document.registerFontkit({ create: notoSans });
  const font = await document.embedFont(new Uint8Array(), { subset: true, customName: 'NotoSansSC' });
  document.setTitle(certificate.title);
  document.setAuthor(certificate.office);
  document.setLanguage('zh-CN');
  document.setCreationDate(now);
  document.setModificationDate(now);
  const measure = createMeasure(font);
  const { space, draw, centred, rule } = startWriter(document, font, measure);

  space(40);
  centred(certificate.title, 24, BRAND);
  space(24);
  centred(certificate.title_en, 11, MUTED);
  space(30);
  draw(certificate.number, MARGIN, 10, MUTED);
  space(12);
  rule();
  for (const { label, value } of certificate.rows) {
    const [first = '', ...more] = linesOf(value, measure, 12, WIDTH - LABEL_WIDTH);
    space(26);
    draw(label, MARGIN, 12, MUTED);
    draw(first, MARGIN + LABEL_WIDTH, 12);
    for (const line of more) {
      space(18);
      draw(line, MARGIN + LABEL_WIDTH, 12);
    }
    space(10);
    rule();
  }
  for (const paragraph of certificate.paragraphs) {
    space(12);
    for (const line of linesOf(paragraph, measure, 12, WIDTH)) {
      space(20);
      draw(line, MARGIN, 12);
    }
  }
  space(60);
  for (const line of [certificate.office, certificate.on]) {
    draw(line, MARGIN + WIDTH - measure(line, 12), 12);
    space(20);
  }
  return document.save();
};
