import { id, isoDate } from '@zonekit/api-client/contract';
import {
  cooperationMode,
  holderType,
  researchPhase,
  technologyField,
} from '@zonekit/api-client/experiment/resource/contract';
import * as z from 'zod/mini';
import {
  allRows,
  jsonCell,
  listCell,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
} from '../../../frame/transfer.ts';
import { laboratoryTable } from '../laboratory/laboratory.repository.ts';
import { bothWords, figuresCell, positiveCell, wordsCell } from '../transfer-cells.ts';
import { outcomeRow, outcomeTable } from './outcome.repository.ts';
import type { OutcomeRow } from './outcome.tables.ts';

const cellsOf = ({ maturity_band: _band, pricing: _pricing, price_order: _order, ...data }: OutcomeRow) => textOf(data);

/** Research outcomes; `price` is in fen, empty where it is negotiable. */
export const outcomeTransfer = transfer({
  name: 'outcomes',
  row: z.object({
    id,
    title_zh: textCell(200),
    title_en: nullableCell(400),
    field: technologyField,
    phase: researchPhase,
    maturity: positiveCell.check(z.lte(9)),
    cooperation: listCell(cooperationMode),
    holder_type: holderType,
    holder_zh: textCell(100),
    holder_en: nullableCell(200),
    price: orNull(positiveCell),
    terms_zh: nullableCell(100),
    terms_en: nullableCell(200),
    progress_zh: nullableCell(100),
    progress_en: nullableCell(200),
    introduction_zh: textCell(5_000),
    introduction_en: nullableCell(10_000),
    highlights: wordsCell,
    figures: figuresCell,
    applications: wordsCell,
    patents: jsonCell(z.array(z.object({ number: z.string(), title: bothWords, granted_on: isoDate }))),
    contact_zh: textCell(50),
    contact_en: nullableCell(100),
    contact_phone: textCell(30),
    laboratory_id: orNull(id),
    published_on: isoDate,
    cover: orNull(id),
  }),
  read: (db) => allRows((after, limit) => outcomeTable.after(db, after, limit), cellsOf),
  async write(tx, row) {
    const happens = whatHappens(await outcomeTable.one(tx, row.id), row);
    if (happens === 'same') return happens;
    if (row.laboratory_id !== null && !(await laboratoryTable.one(tx, row.laboratory_id)))
      throw new Error(`laboratory_id: there is no laboratory ${row.laboratory_id}`);
    await outcomeTable.write(tx, [outcomeRow(row)]);
    return happens;
  },
});
