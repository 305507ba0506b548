import { productListName, techniqueOffer } from '@zonekit/api-client/business/recommendation/contract';
import { innovationField } from '@zonekit/api-client/content/contract';
import { id, isoDate } from '@zonekit/api-client/contract';
import * as z from 'zod/mini';
import {
  allRows,
  jsonCell,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import { recommendedProductTable, techniqueTable, withStage } from './recommendation.repository.ts';

const word = z.string();
const translation = z.nullable(z.string());
const pair = { name_zh: word, name_en: translation, value_zh: word, value_en: translation };
const both = z.object({ zh: word, en: translation });

/** Columns of both: titles, contact and place in the list. */
const shared = {
  id,
  field: innovationField,
  title_zh: textCell(100),
  title_en: nullableCell(200),
  headline_zh: textCell(200),
  headline_en: nullableCell(400),
  phone: textCell(30),
  published_on: isoDate,
  position: wholeCell,
};

/** Recommended products; figures, specifications, cases and proofs are JSON, the price is fen. */
export const recommendedProductTransfer = transfer({
  name: 'recommended-products',
  row: z.object({
    ...shared,
    recommended_by: productListName,
    description_zh: textCell(5_000),
    description_en: nullableCell(10_000),
    maker_zh: textCell(100),
    maker_en: nullableCell(200),
    address_zh: textCell(200),
    address_en: nullableCell(300),
    price_from: orNull(wholeCell),
    figures: jsonCell(z.array(z.object(pair))),
    specs: jsonCell(z.array(z.object({ ...pair, note_zh: translation, note_en: translation }))),
    cases: jsonCell(
      z.array(z.object({ customer_zh: word, customer_en: translation, result_zh: word, result_en: translation })),
    ),
    proofs: jsonCell(z.array(both)),
    cover: orNull(id),
  }),
  read: (db) => allRows((after, limit) => recommendedProductTable.after(db, after, limit), textOf),
  async write(tx, row) {
    const happens = whatHappens(await recommendedProductTable.one(tx, row.id), row);
    if (happens !== 'same') await recommendedProductTable.write(tx, [row]);
    return happens;
  },
});

/** New techniques; the measured result and the uses are JSON. */
export const techniqueTransfer = transfer({
  name: 'techniques',
  row: z.object({
    ...shared,
    maturity: wholeCell.check(z.refine((level) => level >= 1 && level <= 9, 'expected a readiness level of 1 to 9')),
    offer: techniqueOffer,
    introduction_zh: textCell(5_000),
    introduction_en: nullableCell(10_000),
    holder_zh: textCell(100),
    holder_en: nullableCell(200),
    price_zh: textCell(100),
    price_en: nullableCell(200),
    rights_zh: textCell(200),
    rights_en: nullableCell(400),
    result: jsonCell(
      z.object({
        ...{ name_zh: word, name_en: translation, before_zh: word, before_en: translation },
        ...{ after_zh: word, after_en: translation },
      }),
    ),
    uses: jsonCell(z.array(both)),
  }),
  read: (db) =>
    allRows(
      (after, limit) => techniqueTable.after(db, after, limit),
      ({ stage: _stage, ...data }) => textOf(data),
    ),
  async write(tx, row) {
    const happens = whatHappens(await techniqueTable.one(tx, row.id), row);
    if (happens !== 'same') await techniqueTable.write(tx, [withStage(row)]);
    return happens;
  },
});
