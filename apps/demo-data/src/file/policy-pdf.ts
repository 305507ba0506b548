import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { chineseClauses, numerals } from '../policy/clauses.ts';
import type { ZoneWords } from '../zone-words.ts';
import type { PolicyDocument, Report } from './documents.ts';
import { boldFont, regularFont } from './fonts.ts';

type Doc = PDFKit.PDFDocument;

const COMMITTEE = '东港自由贸易区管理委员会';
const BUREAU = '东港自由贸易区产业发展局';

/** A4 in points, with the margins of GB/T 9704-2012 for official documents. */
const MARGIN = { top: 105, bottom: 99, left: 79, right: 74 };
const WIDTH = 595.28 - MARGIN.left - MARGIN.right;
const BODY = 14;
const RED = '#c8141e';
const INK = '#14202b';
const MUTED = '#55646f';

const start = (title: string, made: Date, author: string): { doc: Doc; bytes: Promise<Buffer> } => {
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    // Its own date, so that the same demo gives the same bytes.
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  });
  doc.registerFont('text', regularFont());
  doc.registerFont('title', boldFont());
  doc.fillColor(INK);
  return { doc, bytes: buffer(doc) };
};

/** Page numbers as official documents have them: — 2 —, odd ones right and even ones left. */
const finish = (doc: Doc): void => {
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    doc.switchToPage(i);
    const bottom = doc.page.margins.bottom;
    doc.page.margins.bottom = 0; // otherwise text below the margin opens a page of its own
    doc.font('text').fontSize(12).fillColor(INK);
    const options = { width: WIDTH, align: i % 2 === 0 ? ('right' as const) : ('left' as const), lineBreak: false };
    doc.text(`— ${i + 1} —`, MARGIN.left, 841.89 - 74, options);
    doc.page.margins.bottom = bottom;
  }
  doc.end();
};

const paragraph = (doc: Doc, text: string): void => {
  doc
    .font('text')
    .fontSize(BODY)
    .text(text, MARGIN.left, doc.y, { width: WIDTH, indent: BODY * 2, lineGap: 8 });
};

const heading = (doc: Doc, text: string, align: 'left' | 'center' = 'left'): void => {
  // A heading keeps two lines of what it heads on its page.
  if (doc.y > 841.89 - MARGIN.bottom - 80) doc.addPage();
  doc.moveDown(0.5);
  doc
    .font('title')
    .fontSize(BODY + 1)
    .text(text, MARGIN.left, doc.y, { width: WIDTH, align, lineGap: 8 });
};

const table = (doc: Doc, head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const column = WIDTH / head.length;
  const height = 28;
  if (doc.y + height * (rows.length + 1) > 841.89 - MARGIN.bottom) doc.addPage();
  doc.moveDown(0.6);
  let y = doc.y;
  for (const [index, row] of [head, ...rows].entries()) {
    if (index === 0) doc.rect(MARGIN.left, y, WIDTH, height).fill('#e7f0f7').fillColor(INK);
    row.forEach((cell, i) => {
      const box = { width: column - 16, lineBreak: false };
      doc
        .font(index === 0 ? 'title' : 'text')
        .fontSize(12)
        .text(cell, MARGIN.left + i * column + 8, y + 6, box);
    });
    y += height;
    doc
      .moveTo(MARGIN.left, y)
      .lineTo(MARGIN.left + WIDTH, y)
      .lineWidth(0.5)
      .stroke('#9db2c1');
  }
  doc.x = MARGIN.left;
  doc.y = y + 12;
};

/** The clauses of a policy's original: those of its page, with its own support and condition. */
export const clausesOf = (item: PolicyDocument) =>
  chineseClauses({
    topic: `${item.industry}产业在东港自由贸易区集聚发展`,
    place: '东港自由贸易区',
    issuer: BUREAU,
    support: item.support.map(([name, text]) => `${name}。${text}`),
    condition: `主营业务属于${item.industry}领域，${item.condition}`,
    years: 1,
    days: 5,
    share: 70,
    effect: '自印发之日起施行，有效期三年',
    replaces: false,
  });

/** The original of a policy: red head, number, title, clauses, signature, list of materials. */
export const policyPdf = (original: PolicyDocument, made: Date, inZone: ZoneWords): Promise<Buffer> => {
  const item = inZone(original);
  const committee = inZone(COMMITTEE);
  const { doc, bytes } = start(item.title, made, committee);
  doc.font('title').fontSize(30).fillColor(RED);
  doc.text(`${committee}文件`, MARGIN.left - 20, 120, { width: WIDTH + 40, align: 'center' });
  doc.font('text').fontSize(BODY).fillColor(INK).text(item.number, MARGIN.left, 190, { width: WIDTH, align: 'center' });
  doc
    .moveTo(MARGIN.left, 222)
    .lineTo(MARGIN.left + WIDTH, 222)
    .lineWidth(1.6)
    .stroke(RED);
  doc.font('title').fontSize(20).fillColor(INK);
  // Broken where a reader would: who, then what.
  doc.text(item.title.replace(inZone('东港自由贸易区'), '$&\n'), MARGIN.left, 256, {
    width: WIDTH,
    align: 'center',
    lineGap: 8,
  });
  doc.moveDown(0.8);

  let clause = 0;
  inZone(clausesOf(original)).forEach(({ title, clauses }, i) => {
    heading(doc, `第${numerals[i]}章　${title}`, 'center');
    for (const text of clauses) {
      paragraph(doc, `第${numerals[clause]}条　${text}`);
      clause += 1;
    }
  });
  doc.moveDown(1.6);
  doc
    .font('text')
    .fontSize(BODY)
    .text(committee, MARGIN.left, doc.y, { width: WIDTH - 28, align: 'right' });
  doc.moveDown(0.3);
  doc.text(item.date, MARGIN.left, doc.y, { width: WIDTH - 56, align: 'right' });

  doc.addPage();
  doc.font('text').fontSize(BODY).text('附件', MARGIN.left, MARGIN.top);
  doc.moveDown(0.6);
  doc.font('title').fontSize(18).text('申报材料清单', { width: WIDTH, align: 'center' });
  table(
    doc,
    ['材料名称', '份数', '说明'],
    [
      ['资金申请表', '一份', '平台在线填写并签章'],
      ['营业执照', '一份', '扫描件'],
      ['上年度审计报告', '一份', '附执业证书'],
      ['项目合同与发票', '各一份', '按时间顺序排列'],
      ['知识产权证明', '按需', '与主营业务相关'],
      ['承诺书', '一份', '法定代表人签字'],
    ],
  );
  paragraph(
    doc,
    `联系单位：${inZone(BUREAU)}（${item.industry}方向）。咨询电话：400-000-2026，工作日上午九时至下午五时。`,
  );
  finish(doc);
  return bytes;
};

/** A report: title, what it is, numbered sections, a table. */
export const reportPdf = (original: Report, made: Date, inZone: ZoneWords): Promise<Buffer> => {
  const report = inZone(original);
  const { doc, bytes } = start(report.title, made, inZone(COMMITTEE));
  doc.rect(MARGIN.left, 110, 6, 52).fill(inZone('#004781')).fillColor(INK);
  doc
    .font('title')
    .fontSize(22)
    .text(report.title, MARGIN.left + 20, 108, { width: WIDTH - 20, lineGap: 6 });
  doc
    .font('text')
    .fontSize(12)
    .fillColor(MUTED)
    .text(report.subtitle, MARGIN.left + 20, doc.y, { width: WIDTH - 20 });
  doc.fillColor(INK).moveDown(1.4);
  report.sections.forEach(([name, paragraphs], i) => {
    heading(doc, `${numerals[i]}、${name}`);
    for (const text of paragraphs) paragraph(doc, text);
  });
  if (report.table) table(doc, report.table.head, report.table.rows);
  finish(doc);
  return bytes;
};
