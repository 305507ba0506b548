import { id } from '@zonekit/api-client/contract';
import {
  bookingState,
  optionUnit,
  serviceMode,
  technologyField,
} from '@zonekit/api-client/experiment/resource/contract';
import * as z from 'zod/mini';
import type { Tx } from '../../frame/context.ts';
import { jsonCell, nullableCell, orNull, textCell, wholeCell } from '../../frame/transfer.ts';
import { namesOfShops } from '../shop/shop.repository.ts';

// Cells that the files of this domain share.

export const bothWords = z.object({ zh: z.string(), en: z.nullable(z.string()) });
export const wordsCell = jsonCell(z.array(bothWords));
export const positiveCell = wholeCell.check(z.gte(1));
export const percentCell = wholeCell.check(z.lte(100));
const amount = z.number().check(z.int(), z.gte(0));

export const figuresCell = jsonCell(
  z.array(z.object({ label: bothWords, value: bothWords, unit: z.nullable(bothWords) })),
);

/** Columns of instruments and facilities; prices are in fen, `figures`, `modes`, `options` and `notes` are JSON. */
export const bookableCells = {
  id,
  shop_id: id,
  title_zh: textCell(100),
  title_en: nullableCell(200),
  field: technologyField,
  voucher_rate: percentCell,
  booking: bookingState,
  address_zh: textCell(200),
  address_en: nullableCell(300),
  price: positiveCell,
  introduction_zh: textCell(5_000),
  introduction_en: nullableCell(10_000),
  figures: figuresCell,
  modes: jsonCell(
    z.array(
      z.object({
        id,
        mode: serviceMode,
        name: bothWords,
        note: bothWords,
        surcharge: amount,
        training_required: z.boolean(),
      }),
    ),
  ),
  options: jsonCell(
    z.array(z.object({ id, name: bothWords, note: z.nullable(bothWords), price: amount, per: optionUnit })),
  ),
  notes: wordsCell,
  keeper_zh: textCell(50),
  keeper_en: nullableCell(100),
  keeper_phone: textCell(30),
  cover: orNull(id),
};

/** @throws Error where there is no such provider, or two ways of use or options share an id */
export const mustFit = async (
  tx: Tx,
  row: { shop_id: string; modes: readonly { id: string }[]; options: readonly { id: string }[] },
): Promise<void> => {
  if ((await namesOfShops(tx, [row.shop_id])).size === 0) throw new Error(`shop_id: there is no shop ${row.shop_id}`);
  const ids = [...row.modes, ...row.options].map((each) => each.id);
  const twice = ids.find((each, index) => ids.indexOf(each) !== index);
  if (twice !== undefined)
    throw new Error(`options: ${twice} is there twice; ways of use and options need ids of their own`);
};
