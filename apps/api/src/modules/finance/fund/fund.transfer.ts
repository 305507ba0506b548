import { innovationField } from '@zonekit/api-client/content/contract';
import { id, isoDate } from '@zonekit/api-client/contract';
import { fundKind, fundSupport } from '@zonekit/api-client/finance/fund/contract';
import * as z from 'zod/mini';
import {
  allRows,
  jsonCell,
  listCell,
  nullableCell,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import { fundResultTable, fundTable } from './fund.repository.ts';
import type { FundResultRow } from './fund.tables.ts';

const word = z.string();
const translation = z.nullable(z.string());
const line = { text_zh: word, text_en: translation };
const lines = jsonCell(z.array(z.object(line)));
const titled = jsonCell(z.array(z.object({ title_zh: word, title_en: translation, ...line })));

const window = z.object({
  id,
  name_zh: word,
  name_en: translation,
  opens_on: isoDate,
  closes_on: isoDate,
  budget: z.number().check(z.int(), z.gte(0)),
});

/** No day belongs to two windows, and none ends before it opens. */
const apart = (windows: readonly z.infer<typeof window>[]): boolean =>
  [...windows]
    .sort((a, b) => (a.opens_on < b.opens_on ? -1 : 1))
    .every(
      ({ opens_on, closes_on }, index, sorted) =>
        opens_on <= closes_on && (index === 0 || (sorted[index - 1]?.closes_on ?? '') < opens_on),
    );

/** Policy funds, amounts in fen; conditions, materials, rules, steps and windows are JSON. */
export const fundTransfer = transfer({
  name: 'funds',
  row: z.object({
    id,
    kind: fundKind,
    support: fundSupport,
    fields: listCell(innovationField),
    name_zh: textCell(100),
    name_en: nullableCell(200),
    offer_zh: textCell(200),
    offer_en: nullableCell(400),
    introduction_zh: textCell(5_000),
    introduction_en: nullableCell(10_000),
    manager_zh: textCell(100),
    manager_en: nullableCell(200),
    size: wholeCell,
    amount_min: wholeCell,
    amount_max: wholeCell,
    established_on: isoDate,
    phone: textCell(30),
    conditions: lines,
    materials: lines,
    rules: titled,
    steps: titled,
    windows: jsonCell(z.array(window).check(z.refine(apart, 'windows overlap, or one closes before it opens'))),
    position: wholeCell,
  }),
  read: (db) => allRows((after, limit) => fundTable.after(db, after, limit), textOf),
  async write(tx, row) {
    const happens = whatHappens(await fundTable.one(tx, row.id), row);
    if (happens !== 'same') await fundTable.write(tx, [row]);
    return happens;
  },
});

/** The year follows from the date. */
const cellsOf = ({ year: _year, ...row }: FundResultRow) => textOf(row);

/** What funds have decided to support, amounts in fen. */
export const fundResultTransfer = transfer({
  name: 'fund-results',
  row: z.object({
    id,
    fund_id: id,
    project_zh: textCell(200),
    project_en: nullableCell(300),
    enterprise_zh: textCell(200),
    enterprise_en: nullableCell(300),
    amount: wholeCell,
    decided_on: isoDate,
  }),
  read: (db) => allRows((after, limit) => fundResultTable.after(db, after, limit), cellsOf),
  async write(tx, row) {
    const happens = whatHappens(await fundResultTable.one(tx, row.id), row);
    if (happens === 'same') return happens;
    if (!(await fundTable.one(tx, row.fund_id))) throw new Error(`fund_id: there is no fund ${row.fund_id}`);
    await fundResultTable.write(tx, [{ ...row, year: Number(row.decided_on.slice(0, 4)) }]);
    return happens;
  },
});
