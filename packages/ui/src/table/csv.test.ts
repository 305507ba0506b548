import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvValue, guardFormula, toCsv } from './csv.ts';

/** A reader by RFC 4180, as strict as a spreadsheet. */
const read = (csv: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < csv.length) {
    let text = '';
    if (csv[at] === '"') {
      for (at += 1; csv[at] !== '"' || csv[at + 1] === '"'; at += 1) {
        if (csv[at] === '"') at += 1;
        text += csv[at];
      }
      at += 1;
    } else while (csv[at] !== ',' && csv[at] !== '\r') text += csv[at++];
    row.push(text);
    if (csv[at] === ',') at += 1;
    else {
      expect(csv.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
};

const columns = [0, 1, 2].map((index) => ({ label: `列${index}`, value: (row: CsvValue[]) => row[index] }));
const nasty = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '\t', ';', '=', '+', '-', '@', '＝', ' ', '1', '中') }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const rows = fc.array(fc.array(nasty, { minLength: 3, maxLength: 3 }));

describe('a table as CSV', () => {
  test('begins with the mark that Excel knows UTF-8 by, then the names of the columns', () => {
    expect(toCsv([{ label: '活动', value: (row: string) => row }], ['路演'])).toBe('\uFEFF活动\r\n路演\r\n');
  });

  test('comes back as it went, but for the guard of formulas', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const back = read(toCsv(columns, given)).slice(1);
        const want = given.map((row) =>
          row.map((value) => (value === null ? '' : typeof value === 'string' ? guardFormula(value) : String(value))),
        );
        expect(back).toEqual(want);
      }),
      { numRuns: 500 },
    );
  });

  test('no text is run as a formula', () => {
    fc.assert(
      fc.property(rows, (given) => {
        for (const text of read(toCsv(columns, given)).flat()) {
          if (Number.isNaN(Number(text.replace(/^[+-]Infinity$/, '0'))))
            expect(text).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['=HYPERLINK("http://x","y")', '\'=HYPERLINK("http://x","y")'],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['  =1', "'  =1"],
    ['-2+3', "'-2+3"],
    ['-12.50', '-12.50'],
    ['+8613800002026', '+8613800002026'],
    ['2026-11-20', '2026-11-20'],
    ['', ''],
  ])('%j is written as %j', (given, written) => {
    expect(guardFormula(given)).toBe(written);
  });

  test('a number is a number, below nought as well', () => {
    expect(toCsv([{ label: 'n', value: (n: number) => n }], [-5])).toBe('\uFEFFn\r\n-5\r\n');
  });
});
