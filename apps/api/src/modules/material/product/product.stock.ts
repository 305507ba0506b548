import { sql } from 'kysely';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Tx } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import type { Words } from '../../shop/sellable.ts';

/** Quantity that an order takes from stock. */
export interface Taking {
  order_id: string;
  product_id: string;
  spec_id: string;
  warehouse_id: string;
  quantity: number;
}

const tooFew = (left: number): Words => ({
  'zh-CN': left === 0 ? '这个仓刚刚售完，可换仓或改天再来' : `这个仓只剩${left}件，请减少数量或换仓`,
  en:
    left === 0
      ? 'This warehouse has just sold out. Choose another one, or come back another day'
      : `This warehouse has only ${left} left. Order fewer, or choose another one`,
});

/** The product's sum follows its rows. Always after the row of the stock is locked, so that no two orders wait for each other. */
const addToProduct = (tx: Tx, productId: string, pieces: number) =>
  sql`update material_products set stock = stock + ${pieces} where id = ${productId}`.execute(tx);

/**
 * Takes pieces out of a warehouse. The row stays locked until the order's transaction ends, so that others wait and then see
 * what is left.
 * @throws Problem 404 where the warehouse does not keep it, 409 with `orderConflict` where too few are left
 */
export const takeStock = async (tx: Tx, taking: Taking, now: Date): Promise<void> => {
  const { spec_id, warehouse_id, product_id, quantity, order_id } = taking;
  const row = await tx
    .selectFrom('material_stock')
    .select('quantity')
    .where('spec_id', '=', spec_id)
    .where('warehouse_id', '=', warehouse_id)
    .where('product_id', '=', product_id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem(404, 'not_found');
  if (row.quantity < quantity)
    throw new Problem(409, 'conflict', {
      words: tooFew(row.quantity),
      details: { reason: 'stock', stock: row.quantity },
    });
  await tx
    .updateTable('material_stock')
    .set((each) => ({ quantity: each('quantity', '-', quantity) }))
    .where('spec_id', '=', spec_id)
    .where('warehouse_id', '=', warehouse_id)
    .execute();
  await tx
    .insertInto('material_taken')
    .values({ order_id, spec_id, warehouse_id, product_id, quantity, taken_at: toIsoTime(now), given_back_at: null })
    .execute();
  await addToProduct(tx, product_id, -quantity);
};

/** Puts back what an order took. The second time it does nothing: the row of the order says that it was given back. */
export const giveBackStock = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  const taken = await tx
    .updateTable('material_taken')
    .set({ given_back_at: toIsoTime(now) })
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is', null)
    .returning(['spec_id', 'warehouse_id', 'product_id', 'quantity'])
    .executeTakeFirst();
  if (!taken) return;
  await tx
    .updateTable('material_stock')
    .set((each) => ({ quantity: each('quantity', '+', taken.quantity) }))
    .where('spec_id', '=', taken.spec_id)
    .where('warehouse_id', '=', taken.warehouse_id)
    .execute();
  await addToProduct(tx, taken.product_id, taken.quantity);
};
