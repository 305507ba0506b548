import { innovationField } from '@zonekit/api-client/content/contract';
import { id, isoDate } from '@zonekit/api-client/contract';
import { supplyQualification, supplyRegion } from '@zonekit/api-client/supply/company/contract';
import * as z from 'zod/mini';
import {
  allRows,
  listCell,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import { companyTable } from './company.repository.ts';

const keyword = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(30),
  z.overwrite((word) => word.toLowerCase()),
);

/** Companies of the supply side. */
export const companyTransfer = transfer({
  name: 'supply-companies',
  row: z.object({
    id,
    enterprise_id: orNull(id),
    name_zh: textCell(100),
    name_en: nullableCell(200),
    summary_zh: textCell(200),
    summary_en: nullableCell(400),
    introduction_zh: textCell(5_000),
    introduction_en: nullableCell(10_000),
    fields: listCell(innovationField),
    region: supplyRegion,
    place_zh: textCell(100),
    place_en: nullableCell(200),
    qualifications: listCell(supplyQualification),
    keywords: listCell(keyword),
    founded_on: isoDate,
    staff: wholeCell,
    phone: textCell(30),
    website: nullableCell(200),
    position: wholeCell,
  }),
  read: (db) => allRows((after, limit) => companyTable.after(db, after, limit), textOf),
  async write(tx, row) {
    const happens = whatHappens(await companyTable.one(tx, row.id), row);
    if (happens !== 'same') await companyTable.write(tx, [row]);
    return happens;
  },
});
