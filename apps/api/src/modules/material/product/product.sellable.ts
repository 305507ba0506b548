import type { MaterialChoice } from '@zonekit/api-client/order/contract';
import type { Db, Tx } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { bothOf, chosenOptions, lineOf, optionLines, unitFor } from '../../shop/offer/offer-words.ts';
import type { OfferLine, Sellable, Words } from '../../shop/sellable.ts';
import { productPath } from './product.lists.ts';
import { productTable } from './product.repository.ts';
import { giveBackStock, takeStock } from './product.stock.ts';
import type { SpecData, WarehouseRow } from './product.tables.ts';

const CLOSED: Words = {
  'zh-CN': '商品暂停销售，可先在线留言，恢复后再下单',
  en: 'These goods are not sold at present. Leave a message, and order once they are again',
};

/** Fen a piece for so many. */
export const pieceOf = ({ tiers }: Pick<SpecData, 'tiers'>, quantity: number): number =>
  tiers.findLast(({ from }) => from <= quantity)?.price ?? tiers[0]?.price ?? 0;

const shippingLine = ({ shipping_fee, free_from }: WarehouseRow, goods: number): OfferLine => {
  const free = goods >= free_from;
  const from = free_from / 100;
  return {
    label: { 'zh-CN': '运费', en: 'Shipping' },
    detail: free
      ? { 'zh-CN': `满${from}元免运费`, en: `Free from CNY ${from}` }
      : {
          'zh-CN': `满${from}元免运费，还差${(free_from - goods) / 100}元`,
          en: `Free from CNY ${from}, CNY ${(free_from - goods) / 100} short`,
        },
    amount: free ? 0 : shipping_fee,
  };
};

/** The warehouses that keep a specification, the nearest first, and how many each has. */
const keepersOf = (db: Db | Tx, productId: string, specId: string) =>
  db
    .selectFrom('material_warehouses as w')
    .innerJoin('material_stock as s', 's.warehouse_id', 'w.id')
    .selectAll('w')
    .select('s.quantity')
    .where('s.spec_id', '=', specId)
    .where('s.product_id', '=', productId)
    .orderBy('w.distance_m')
    .orderBy('w.id')
    .execute();

const offerOf = async (db: Db | Tx, { offer_id, spec_id, option_ids, warehouse_id, quantity }: MaterialChoice) => {
  const [row, keeping] = await Promise.all([productTable.one(db, offer_id), keepersOf(db, offer_id, spec_id)]);
  const kept = keeping.find(({ id }) => id === warehouse_id);
  const spec = row?.specs.find(({ id }) => id === spec_id);
  const options = row && chosenOptions(row.options, option_ids);
  if (!row || !spec || !options || !kept) throw new Problem(404, 'not_found');
  const name = bothOf(spec.name_zh, spec.name_en);
  const unit = unitFor(spec, quantity);
  const goods = lineOf(name, pieceOf(spec, quantity), quantity, unit);
  return {
    kind: 'material',
    area: row.catalogue === 'mall' ? 'mall' : 'technology',
    offer_id: row.id,
    shop_id: row.shop_id,
    title: bothOf(row.title_zh, row.title_en),
    path: productPath(row.id),
    spec: { id: spec.id, name },
    options: options.map((option) => ({ id: option.id, name: bothOf(option.name_zh, option.name_en) })),
    quantity,
    unit,
    warehouse: { id: kept.id, name: bothOf(kept.name_zh, kept.name_en) },
    stock: keeping.map((each) => ({
      id: each.id,
      name: bothOf(each.name_zh, each.name_en),
      count: each.quantity,
    })),
    lines: [goods, ...optionLines(options), shippingLine(kept, goods.amount)],
    voucher_rate: row.voucher_rate,
    // Too small a stock is no problem of the choice: `take` answers 409 with what is left.
    problems: row.open ? [] : [CLOSED],
  } as const;
};

/** Goods of both catalogues from the stock of a warehouse. */
export const materialSellable: Sellable<MaterialChoice> = {
  offer: offerOf,
  take: (tx, order, { offer_id, spec_id, warehouse_id, quantity }) =>
    takeStock(tx, { order_id: order.id, product_id: offer_id, spec_id, warehouse_id, quantity }, order.now),
  giveBack: (tx, order) => giveBackStock(tx, order.id, order.now),
};
