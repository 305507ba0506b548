import { innovationField } from '@zonekit/api-client/content/contract';
import { id } from '@zonekit/api-client/contract';
import { investmentStage, investorKind } from '@zonekit/api-client/finance/investor/contract';
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
import { investorTable, withBands } from './investor.repository.ts';
import type { InvestorRow } from './investor.tables.ts';

const word = z.string();
const translation = z.nullable(z.string());

/** A row as a file holds it: without what follows from its amounts and cases. */
const cellsOf = ({ bands: _bands, case_count: _count, ...data }: InvestorRow) => textOf(data);

/** Investors, amounts in fen; materials and cases are JSON. */
export const investorTransfer = transfer({
  name: 'investors',
  row: z
    .object({
      id,
      kind: investorKind,
      stages: listCell(investmentStage),
      fields: listCell(innovationField),
      name_zh: textCell(100),
      name_en: nullableCell(200),
      offer_zh: textCell(200),
      offer_en: nullableCell(400),
      introduction_zh: textCell(5_000),
      introduction_en: nullableCell(10_000),
      city_zh: textCell(50),
      city_en: nullableCell(100),
      address_zh: textCell(200),
      address_en: nullableCell(300),
      contact_zh: textCell(50),
      contact_en: nullableCell(100),
      phone: textCell(30),
      email: textCell(100),
      founded_year: wholeCell,
      managed: wholeCell,
      amount_min: wholeCell,
      amount_max: wholeCell,
      reply_workdays: wholeCell,
      materials: jsonCell(z.array(z.object({ text_zh: word, text_en: translation }))),
      cases: jsonCell(
        z.array(
          z.object({
            name_zh: word,
            name_en: translation,
            field: innovationField,
            stage: investmentStage,
            year: z.number().check(z.int()),
            note_zh: word,
            note_en: translation,
          }),
        ),
      ),
      position: wholeCell,
    })
    .check(
      z.refine(({ amount_min, amount_max }) => amount_min > 0 && amount_min <= amount_max, {
        path: ['amount_min'],
        message: 'expected more than 0 and at most amount_max',
      }),
    ),
  read: (db) => allRows((after, limit) => investorTable.after(db, after, limit), cellsOf),
  async write(tx, row) {
    const happens = whatHappens(await investorTable.one(tx, row.id), row);
    if (happens !== 'same') await investorTable.write(tx, [withBands(row)]);
    return happens;
  },
});
