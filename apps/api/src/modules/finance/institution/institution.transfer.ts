import { id } from '@zonekit/api-client/contract';
import { institutionArea, institutionKind } from '@zonekit/api-client/finance/institution/contract';
import * as z from 'zod/mini';
import {
  allRows,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import { renameInProducts } from '../product/product.write.ts';
import { institutionRow, institutionTable } from './institution.repository.ts';
import type { InstitutionRow } from './institution.tables.ts';

const cellsOf = ({ categories: _categories, products: _products, rate_from: _rate, ...data }: InstitutionRow) =>
  textOf(data);

/** Finance shops; what they sell is in `debt_products`. */
export const institutionTransfer = transfer({
  name: 'finance_institutions',
  row: z.object({
    id,
    name_zh: textCell(100),
    name_en: nullableCell(200),
    kind: institutionKind,
    area: institutionArea,
    logo: orNull(id),
    headline_zh: textCell(200),
    headline_en: nullableCell(400),
    introduction_zh: textCell(5_000),
    introduction_en: nullableCell(10_000),
    address_zh: textCell(200),
    address_en: nullableCell(300),
    hours_zh: textCell(100),
    hours_en: nullableCell(200),
    contact_zh: textCell(50),
    contact_en: nullableCell(100),
    phone: textCell(30),
    position: wholeCell,
  }),
  read: (db) => allRows((after, limit) => institutionTable.after(db, after, limit), cellsOf),
  async write(tx, row) {
    const before = await institutionTable.one(tx, row.id);
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    await institutionTable.write(tx, [institutionRow(row, before)]);
    if (before) await renameInProducts(tx, row);
    return happens;
  },
});
