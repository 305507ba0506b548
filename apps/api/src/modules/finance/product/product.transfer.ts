import { id } from '@zonekit/api-client/contract';
import { collateral, debtCategory, loanPurpose, repayment } from '@zonekit/api-client/finance/product/contract';
import { criterion } from '@zonekit/api-client/policy/contract';
import * as z from 'zod/mini';
import {
  allRows,
  flagCell,
  jsonCell,
  listCell,
  nullableCell,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import { positiveCell } from '../../experiment/transfer-cells.ts';
import { productTable } from './product.repository.ts';
import type { ProductRow } from './product.tables.ts';
import { writeProducts } from './product.write.ts';

const translation = z.nullable(z.string());
const both = z.object({ 'zh-CN': z.string(), en: z.string() });
const days = z.number().check(z.int(), z.gte(0));
const someOf = <S extends z.ZodMiniType<string, string>>(item: S) =>
  listCell(item).check(z.minLength(1, 'one value at least'));

const cells = {
  id,
  institution_id: id,
  title_zh: textCell(100),
  title_en: nullableCell(200),
  category: debtCategory,
  headline_zh: textCell(200),
  headline_en: nullableCell(400),
  description_zh: textCell(5_000),
  description_en: nullableCell(10_000),
  fees_zh: textCell(200),
  fees_en: nullableCell(400),
  early_repayment_zh: textCell(200),
  early_repayment_en: nullableCell(400),
  rate_min: wholeCell,
  rate_max: wholeCell,
  amount_min: positiveCell,
  amount_max: positiveCell,
  term_min: positiveCell,
  term_max: positiveCell,
  collaterals: someOf(collateral),
  purposes: someOf(loanPurpose),
  repayments: someOf(repayment),
  days: positiveCell,
  subsidised: flagCell,
  open: flagCell,
  conditions: jsonCell(z.array(z.extend(criterion, { label: both, clause: both }))),
  documents: jsonCell(
    z.array(
      z.object({
        id,
        name_zh: z.string(),
        name_en: translation,
        note_zh: translation,
        note_en: translation,
        required: z.boolean(),
      }),
    ),
  ),
  steps: jsonCell(z.array(z.object({ name_zh: z.string(), name_en: translation, days }))),
  position: wholeCell,
};

const cellsOf = ({ subsidy: _subsidy, institution_zh: _zh, institution_en: _en, ...data }: ProductRow) => textOf(data);

/** Debt products; rates in basis points, sums in fen, `conditions`, `documents` and `steps` as JSON. */
export const debtProductTransfer = transfer({
  name: 'debt_products',
  row: z.object(cells).check(
    z.refine((row) => row.rate_min <= row.rate_max, 'rate_max: below rate_min'),
    z.refine((row) => row.amount_min <= row.amount_max, 'amount_max: below amount_min'),
    z.refine((row) => row.term_min <= row.term_max, 'term_max: below term_min'),
  ),
  read: (db) => allRows((after, limit) => productTable.after(db, after, limit), cellsOf),
  async write(tx, row) {
    const happens = whatHappens(await productTable.one(tx, row.id), row);
    if (happens !== 'same') await writeProducts(tx, [row]);
    return happens;
  },
});
