import { innovationField } from '@zonekit/api-client/content/contract';
import { id, isoDate } from '@zonekit/api-client/contract';
import { supplyStage } from '@zonekit/api-client/supply/product/contract';
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
  wholeCell,
} from '../../../frame/transfer.ts';
import { companyTable } from '../company/company.repository.ts';
import { productTable } from './product.repository.ts';

const spec = z.object({ name_zh: z.string(), name_en: z.nullable(z.string()), value: z.string() });

/** Products of the supply side; their companies are imported before. */
export const productTransfer = transfer({
  name: 'supply-products',
  row: z.object({
    id,
    company_id: id,
    title_zh: textCell(100),
    title_en: nullableCell(200),
    summary_zh: textCell(200),
    summary_en: nullableCell(400),
    introduction_zh: textCell(5_000),
    introduction_en: nullableCell(10_000),
    field: innovationField,
    stage: supplyStage,
    keywords: listCell(textCell(30)),
    specs: jsonCell(z.array(spec)),
    price: orNull(wholeCell),
    unit_zh: textCell(20),
    unit_en: nullableCell(40),
    published_on: isoDate,
    position: wholeCell,
  }),
  read: (db) => allRows((after, limit) => productTable.after(db, after, limit), textOf),
  async write(tx, row) {
    const happens = whatHappens(await productTable.one(tx, row.id), row);
    if (happens === 'same') return happens;
    if (!(await companyTable.one(tx, row.company_id)))
      throw new Error(`company_id: there is no company ${row.company_id}`);
    await productTable.write(tx, [row]);
    return happens;
  },
});
