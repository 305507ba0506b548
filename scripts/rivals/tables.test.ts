import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillTables } from './tables.ts';

const DOCUMENT = `
| a page | ours |  other |
| ------ | ---: | -----: |
| 首次   |    1 | 2 + 10 |
| again  |    3 |      4 |

| another | theirs |
| ------- | -----: |
| row     |      1 |

| a time | other | ours |
| ------ | ----: | ---: |
| LCP    |     5 |    6 |
`;

test('a table takes the cells of a column, and its columns stay aligned', () =>
  expect(fillTables(DOCUMENT, 'ours', [{ ours: ['112.3 + 8', '3'] }, { ours: ['7'], other: ['1234567'] }])).toBe(`
| a page |      ours |  other |
| ------ | --------: | -----: |
| 首次   | 112.3 + 8 | 2 + 10 |
| again  |         3 |      4 |

| another | theirs |
| ------- | -----: |
| row     |      1 |

| a time |   other | ours |
| ------ | ------: | ---: |
| LCP    | 1234567 |    7 |
`));

test('a table that is missing, or has another number of rows, is refused', () => {
  expect(() => fillTables(DOCUMENT, 'ours', [{}, {}, {}])).toThrow('There are 2 tables');
  expect(() => fillTables(DOCUMENT, 'ours', [{ ours: ['1'] }])).toThrow('ours: 1 cells for 2 rows');
});

test.each(['README.md', 'README.zh-CN.md'])('the tables of %s are written as the command writes them', (file) => {
  const document = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(fillTables(document, '@zonekit/ui', [{}, {}])).toBe(document);
});
