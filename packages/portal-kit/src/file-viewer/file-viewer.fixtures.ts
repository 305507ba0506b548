import type { Attachment } from './core/attachment-action.ts';

export const makeAttachment = (changed: Partial<Attachment> = {}): Attachment => ({
  id: 'f-template',
  name: '申报书模板（智能装备方向）.docx',
  kind: 'other',
  mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  size: 190_464,
  access: 'public',
  permission_status: null,
  ...changed,
});

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** Of the Chinese fonts that every reader is to bring along, and so none of its glyphs. ISO 32000-1, section 9.7. */
const SONG = `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [
<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000
/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >>
/FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880]
/ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>] >>`;

const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('');

/** A real document, a page for each text of ASCII. */
export const makePdf = (...pages: string[]): Blob =>
  assemble(
    HELVETICA,
    pages.map((text) => `(${text})`),
  );

/** A document in Chinese whose font is not embedded, as many offices write them. */
export const makePdfWithoutFonts = (...pages: string[]): Blob =>
  assemble(
    SONG,
    pages.map((text) => `<${utf16(text)}>`),
  );

/** Source of the format: ISO 32000-1, section 7.5. All of it is ASCII, so that lengths are those of the text. */
function assemble(font: string, pages: readonly string[]): Blob {
  const kids = pages.map((_, i) => `${4 + i * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font,
    ...pages.flatMap((text, i) => {
      const drawing = `BT /F1 28 Tf 72 700 Td ${text} Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + i * 2} 0 R >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Blob([file], { type: 'application/pdf' });
}

/** A plan of the zone, drawn. */
export const makePicture = (): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 120 80"><rect width="120" height="80" fill="#dcebf7"/><path d="M0 60c30-14 50 10 80-4s50-14 80 2V80H0z" fill="#0b4a86"/><circle cx="80" cy="28" r="14" fill="none" stroke="#0b4a86"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );
