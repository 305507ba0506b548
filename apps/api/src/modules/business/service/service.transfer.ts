import { serviceCatalogue } from '@zonekit/api-client/business/service/contract';
import { EXPERIMENT_CATEGORIES, SERVICE_CATEGORIES } from '@zonekit/api-client/business/service/lists';
import { id } from '@zonekit/api-client/contract';
import { LAB_QUALIFICATIONS, SERVICE_MODES } from '@zonekit/api-client/experiment/lists';
import * as z from 'zod/mini';
import {
  allRows,
  flagCell,
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
import { mustHaveShop } from '../../shop/shop.transfer.ts';
import { serviceTable, withDerived } from './service.repository.ts';

const word = z.string();
const translation = z.nullable(z.string());
const whole = z.number().check(z.int(), z.gte(0));
const named = { name_zh: word, name_en: translation };
const day = z.number().check(z.int(), z.gte(1));

const packages = z
  .array(
    z.object({
      ...named,
      id,
      price: whole,
      unit_zh: word,
      unit_en: translation,
      units_en: z.optional(translation),
      days: whole,
      max_quantity: day,
      recommended: z.boolean(),
      note_zh: word,
      note_en: translation,
    }),
  )
  .check(z.minLength(1, 'a service has one package at least'));

const cells = {
  id,
  catalogue: serviceCatalogue,
  category: z.enum([...SERVICE_CATEGORIES, ...EXPERIMENT_CATEGORIES]),
  topic_id: orNull(id),
  shop_id: id,
  title_zh: textCell(100),
  title_en: nullableCell(200),
  headline_zh: textCell(200),
  headline_en: nullableCell(400),
  description_zh: textCell(5_000),
  description_en: nullableCell(10_000),
  on_failure_zh: textCell(200),
  on_failure_en: nullableCell(400),
  invoice_zh: textCell(100),
  invoice_en: nullableCell(200),
  contract_zh: textCell(20_000),
  contract_en: nullableCell(40_000),
  standards: listCell(word),
  services: listCell(z.enum(SERVICE_MODES)),
  qualifications: listCell(z.enum(LAB_QUALIFICATIONS)),
  voucher_rate: wholeCell.check(z.refine((rate) => rate <= 100, 'more than 100 percent')),
  median_days: wholeCell,
  open: flagCell,
  packages: jsonCell(packages),
  contents: jsonCell(
    z.array(
      z.object({
        ...named,
        cells: z.array(z.object({ included: z.boolean(), text_zh: translation, text_en: translation })),
      }),
    ),
  ),
  options: jsonCell(z.array(z.object({ ...named, id, price: whole, note_zh: translation, note_en: translation }))),
  stages: jsonCell(
    z.array(z.object({ ...named, from_day: day, to_day: day, deliverable_zh: word, deliverable_en: translation })),
  ),
  terms: jsonCell(
    z.array(
      z.object({
        kind: z.enum(['cancellation', 'delay', 'failure', 'privacy']),
        text_zh: word,
        text_en: translation,
        figure: translation,
      }),
    ),
  ),
  materials: jsonCell(z.array(z.object({ zh: word, en: translation }))),
  position: wholeCell,
};

/** Services of both catalogues; packages, contents, options, stages and terms are JSON, prices fen. */
export const serviceTransfer = transfer({
  name: 'services',
  row: z
    .object(cells)
    .check(
      z.refine(
        ({ packages: sold, contents }) => contents.every((row) => row.cells.length === sold.length),
        'contents: each row needs one cell for each package',
      ),
    ),
  read: (db) =>
    allRows(
      (after, limit) => serviceTable.after(db, after, limit),
      ({ voucher: _voucher, price: _price, rating_rank: _rank, ...data }) => textOf(data),
    ),
  async write(tx, row) {
    const before = await serviceTable.one(tx, row.id);
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    await mustHaveShop(tx, row.shop_id);
    await serviceTable.write(tx, [withDerived(row, before?.rating_rank ?? 0)]);
    return happens;
  },
});
