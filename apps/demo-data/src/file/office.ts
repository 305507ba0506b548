import { strToU8, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
/** What a zip archive holds as a time has no zone and starts in 1980; a fixed one makes the same bytes each time. */
const MADE = new Date('2026-01-05T00:00:00');

const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const pack = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(XML + xml)])), { mtime: MADE });

const contentTypes = (overrides: Record<string, string>): string =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>${Object.entries(overrides)
    .map(
      ([part, type]) =>
        `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join('')}</Types>`;

const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A form to fill in: a title, a note, a table of two columns, a pledge. */
export interface Form {
  title: string;
  note: string;
  rows: readonly string[];
  pledge: string;
}

const FONTS = '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="宋体"/>';

const run = (text: string, halfPoints: number, bold = false): string =>
  `<w:r><w:rPr>${FONTS}${bold ? '<w:b/>' : ''}<w:sz w:val="${halfPoints}"/></w:rPr><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;

const cell = (width: number, text: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:spacing w:before="120" w:after="120"/></w:pPr>${text && run(text, 24)}</w:p></w:tc>`;

/** WordprocessingML, the least that Word and WPS open without a word. */
export const docx = (form: Form): Uint8Array => {
  const border = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="666666"/>`;
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('');
  const table =
    `<w:tbl><w:tblPr><w:tblW w:w="9070" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>` +
    `<w:tblGrid><w:gridCol w:w="2835"/><w:gridCol w:w="6235"/></w:tblGrid>` +
    `${form.rows.map((row) => `<w:tr>${cell(2835, row)}${cell(6235, '')}</w:tr>`).join('')}</w:tbl>`;
  const body =
    `<w:p><w:pPr><w:spacing w:after="240"/><w:jc w:val="center"/></w:pPr>${run(form.title, 40, true)}</w:p>` +
    `<w:p><w:pPr><w:spacing w:after="240"/></w:pPr>${run(form.note, 24)}</w:p>${table}` +
    `<w:p><w:pPr><w:spacing w:before="360"/></w:pPr>${run(form.pledge, 24)}</w:p>` +
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1418" w:bottom="1440" w:left="1418" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr>';
  return pack({
    '[Content_Types].xml': contentTypes({ '/word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
};

/** A table to fill in: bold head, rows of text and numbers. */
export interface Sheet {
  name: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

const cellOf = (value: string | number, column: number, row: number, style = 0): string => {
  const place = `r="${String.fromCharCode(65 + column)}${row}"`;
  return typeof value === 'number'
    ? `<c ${place}><v>${value}</v></c>`
    : `<c ${place} s="${style}" t="inlineStr"><is><t>${xmlText(value)}</t></is></c>`;
};

/** SpreadsheetML with one sheet. */
export const xlsx = (sheet: Sheet): Uint8Array => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const rows = [sheet.head, ...sheet.rows].map(
    (row, i) =>
      `<row r="${i + 1}">${row.map((value, column) => cellOf(value, column, i + 1, i === 0 ? 1 : 0)).join('')}</row>`,
  );
  return pack({
    '[Content_Types].xml': contentTypes({
      '/xl/workbook.xml': 'spreadsheetml.sheet.main',
      '/xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
      '/xl/styles.xml': 'spreadsheetml.styles',
    }),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xmlText(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="宋体"/></font><font><b/><sz val="11"/><name val="宋体"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><cols><col min="1" max="${sheet.head.length}" width="22" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
};
