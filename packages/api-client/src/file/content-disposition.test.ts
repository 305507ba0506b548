import { expect, test } from 'vitest';
import { fileNameOf } from './content-disposition.ts';

test.each([
  [null, null],
  ['inline', null],
  ['attachment; filename="guide.pdf"', 'guide.pdf'],
  ['attachment; filename=guide.pdf', 'guide.pdf'],
  ['attachment; filename="a\\"b;c.pdf"', 'a"b;c.pdf'],
  ["attachment; filename*=UTF-8''%E7%94%B3%E6%8A%A5%E6%8C%87%E5%8D%97.pdf", '申报指南.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'zh\'%E6%8C%87%E5%8D%97.pdf', '指南.pdf'],
  ['attachment; filename*=UTF-8\'\'%E7.pdf; filename="fallback.pdf"', 'fallback.pdf'],
  ['attachment; filename="%E6%8C%87%E5%8D%97.pdf"', '指南.pdf'],
  ['attachment; filename="100%.pdf"', '100%.pdf'],
  [`attachment; filename="${Buffer.from('指南.pdf').toString('latin1')}"`, '指南.pdf'],
  ['attachment; filename="caf\u00e9.pdf"', 'café.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''C%3A%5Cx%5Cy.pdf", 'y.pdf'],
  ['attachment; filename="\u0001\u0002"', null],
  ['attachment; FileName="A.PDF"', 'A.PDF'],
])('%j names %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
