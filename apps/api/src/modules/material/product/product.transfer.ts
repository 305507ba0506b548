import { id } from '@zonekit/api-client/contract';
import { hazard, productCatalogue, productShape } from '@zonekit/api-client/material/product/contract';
import { CONSUMABLE_CATEGORIES, MALL_CATEGORIES } from '@zonekit/api-client/material/product/lists';
import { sql } from 'kysely';
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
  writeById,
} from '../../../frame/transfer.ts';
import { mustHaveShop } from '../../shop/shop.transfer.ts';
import { degreeCell } from '../../space/space.transfer.ts';
import { productTable, stockOf, sumStock, withDerived } from './product.repository.ts';

const word = z.string();
const translation = z.nullable(z.string());
const whole = z.number().check(z.int(), z.gte(0));
const named = { name_zh: word, name_en: translation };
const clockCell = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 11:30'));

const tiers = z
  .array(z.object({ from: z.number().check(z.int(), z.gte(1)), price: whole }))
  .check(
    z.refine(
      (list) => list[0]?.from === 1 && list.every(({ from }, place) => from > (list[place - 1]?.from ?? 0)),
      'tiers: the first is from 1, and each one from more than the one before',
    ),
  );

/** Warehouses; fees are fen. */
export const warehouseTransfer = transfer({
  name: 'warehouses',
  row: z.object({
    id,
    name_zh: textCell(100),
    name_en: nullableCell(200),
    address_zh: textCell(200),
    address_en: nullableCell(300),
    hours_zh: textCell(100),
    hours_en: nullableCell(200),
    phone: textCell(30),
    distance_m: wholeCell,
    longitude: degreeCell,
    latitude: degreeCell,
    cutoff: clockCell,
    transit_days: wholeCell,
    arrives_by: clockCell,
    shipping_fee: wholeCell,
    free_from: wholeCell,
  }),
  read: (db) =>
    allRows(
      (after, limit) =>
        db.selectFrom('material_warehouses').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute(),
      textOf,
    ),
  write: (tx, row) => writeById(tx, 'material_warehouses', row),
});

/** Goods of both catalogues; specifications, options and figures are JSON, prices fen. Their stock is a file of its own. */
export const productTransfer = transfer({
  name: 'products',
  row: z.object({
    id,
    catalogue: productCatalogue,
    category: z.enum([...MALL_CATEGORIES, ...CONSUMABLE_CATEGORIES]),
    model: textCell(60),
    shop_id: id,
    title_zh: textCell(100),
    title_en: nullableCell(200),
    headline_zh: textCell(200),
    headline_en: nullableCell(400),
    description_zh: textCell(5_000),
    description_en: nullableCell(10_000),
    returns_zh: textCell(200),
    returns_en: nullableCell(400),
    storage_zh: textCell(200),
    storage_en: nullableCell(400),
    sample_zh: nullableCell(200),
    sample_en: nullableCell(400),
    hazard,
    voucher_rate: wholeCell.check(z.refine((rate) => rate <= 100, 'more than 100 percent')),
    open: flagCell,
    specs: jsonCell(
      z
        .array(
          z.object({
            ...named,
            id,
            unit_zh: word,
            unit_en: translation,
            units_en: z.optional(translation),
            carton: z.number().check(z.int(), z.gte(1)),
            tiers,
          }),
        )
        .check(z.minLength(1, 'a product has one specification at least')),
    ),
    options: jsonCell(z.array(z.object({ ...named, id, price: whole, note_zh: translation, note_en: translation }))),
    figures: jsonCell(
      z.array(
        z.object({
          ...named,
          value_zh: word,
          value_en: translation,
          note_zh: translation,
          note_en: translation,
        }),
      ),
    ),
    files: listCell(id),
    outline: jsonCell(z.object({ shape: productShape, width: z.number(), height: z.number(), depth: z.number() })),
    position: wholeCell,
  }),
  read: (db) =>
    allRows(
      (after, limit) => productTable.after(db, after, limit),
      ({ voucher: _voucher, price: _price, rating_rank: _rank, warehouses: _kept, stock: _stock, ...data }) =>
        textOf(data),
    ),
  async write(tx, row) {
    // Locked, so that no order changes the sum in between.
    await sql`select id from material_products where id = ${row.id} for update`.execute(tx);
    const before = await productTable.one(tx, row.id);
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    await mustHaveShop(tx, row.shop_id);
    const stock = await stockOf(tx, [row.id]);
    await productTable.write(tx, [withDerived(row, { rating_rank: before?.rating_rank ?? 0, stock })]);
    return happens;
  },
});

/** Key of a row of the stock in a file. */
const keyOf = ({ spec_id, warehouse_id }: { spec_id: string; warehouse_id: string }) => `${spec_id}.${warehouse_id}`;

/** Stock by warehouse, for example after a stocktaking. */
export const stockTransfer = transfer({
  name: 'stock',
  row: z.object({ product_id: id, spec_id: id, warehouse_id: id, quantity: wholeCell }),
  read: (db) =>
    allRows(
      async (after, limit) =>
        (
          await db
            .selectFrom('material_stock')
            .select(['product_id', 'spec_id', 'warehouse_id', 'quantity'])
            .where(sql<string>`spec_id || '.' || warehouse_id`, '>', after)
            .orderBy(sql`spec_id || '.' || warehouse_id`)
            .limit(limit)
            .execute()
        ).map((row) => ({ ...row, id: keyOf(row) })),
      ({ id: _id, ...row }) => textOf(row),
    ),
  async write(tx, row) {
    const { product_id, spec_id, warehouse_id, quantity } = row;
    const before = await tx
      .selectFrom('material_stock')
      .selectAll()
      .where('spec_id', '=', spec_id)
      .where('warehouse_id', '=', warehouse_id)
      .forUpdate()
      .executeTakeFirst();
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    // Locked, so that no order changes the sum in between.
    const { rows } = await sql`
      select id from material_products where id = ${product_id} and specs @> ${JSON.stringify([{ id: spec_id }])}::jsonb
      for update`.execute(tx);
    if (rows.length === 0) throw new Error(`spec_id: the product ${product_id} has no specification ${spec_id}`);
    const known = await tx
      .selectFrom('material_warehouses')
      .select('id')
      .where('id', '=', warehouse_id)
      .executeTakeFirst();
    if (!known) throw new Error(`warehouse_id: there is no warehouse ${warehouse_id}`);
    await tx
      .insertInto('material_stock')
      .values(row)
      .onConflict((conflict) => conflict.columns(['spec_id', 'warehouse_id']).doUpdateSet({ quantity, product_id }))
      .execute();
    await sumStock(tx, product_id);
    return happens;
  },
});
