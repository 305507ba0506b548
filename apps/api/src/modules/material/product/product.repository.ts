import { sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { consumableCategories, hazards, mallCategories } from './product.labels.ts';
import { productList } from './product.lists.ts';
import type { ProductRow, StockData, WarehouseRow } from './product.tables.ts';

type Derived = 'voucher' | 'price' | 'rating_rank' | 'warehouses' | 'stock';
/** Columns that an operator states. */
export type ProductData = Omit<ProductRow, Derived>;

/** The row with what follows from what an operator states and from its stock. */
export const withDerived = (
  data: ProductData,
  { rating_rank, stock }: { rating_rank: number; stock: readonly StockData[] },
): ProductRow => ({
  ...data,
  voucher: data.voucher_rate > 0 ? 'accepted' : 'none',
  price: Math.min(...data.specs.map(({ tiers }) => tiers[0]?.price ?? 0)),
  rating_rank,
  warehouses: [...new Set(stock.map(({ warehouse_id }) => warehouse_id))].sort(),
  stock: stock.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** The words of a category of either catalogue. */
export const categoryWords = (category: string): Readonly<{ 'zh-CN': string; en: string }> | undefined =>
  ({ ...mallCategories, ...consumableCategories })[category as keyof typeof mallCategories];

export const productTable = searchedTable<ProductRow>({
  list: productList,
  columns: {
    id: 'text',
    catalogue: 'text',
    category: 'text',
    model: 'text',
    shop_id: 'text',
    title_zh: 'text',
    title_en: 'text',
    headline_zh: 'text',
    headline_en: 'text',
    description_zh: 'text',
    description_en: 'text',
    returns_zh: 'text',
    returns_en: 'text',
    storage_zh: 'text',
    storage_en: 'text',
    sample_zh: 'text',
    sample_en: 'text',
    hazard: 'text',
    voucher_rate: 'integer',
    open: 'boolean',
    specs: 'jsonb',
    options: 'jsonb',
    figures: 'jsonb',
    files: 'text[]',
    outline: 'jsonb',
    position: 'bigint',
    voucher: 'text',
    price: 'bigint',
    rating_rank: 'bigint',
    warehouses: 'text[]',
    stock: 'bigint',
  },
  texts: (row) => [
    row.model,
    row.headline_zh,
    row.headline_en,
    row.description_zh,
    row.description_en,
    ...Object.values(categoryWords(row.category) ?? {}),
    ...Object.values(hazards[row.hazard]),
    ...row.specs.flatMap(({ name_zh, name_en }) => [name_zh, name_en]),
    ...row.figures.flatMap((each) => [each.name_zh, each.name_en, each.value_zh, each.note_zh, each.note_en]),
  ],
});

/** The nearest first. */
export const allWarehouses = (db: Db | Tx): Promise<WarehouseRow[]> =>
  db.selectFrom('material_warehouses').selectAll().orderBy('distance_m').orderBy('id').execute();

export const stockOf = (db: Db | Tx, productIds: readonly string[]): Promise<StockData[]> =>
  productIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('material_stock')
        .selectAll()
        .where('product_id', '=', anyOf(productIds))
        .orderBy('spec_id')
        .orderBy('warehouse_id')
        .execute();

/** Updates the columns of a product that follow from its stock: the sum and the sorted warehouses. */
export const sumStock = async (tx: Tx, productId: string): Promise<void> => {
  await sql`
    update material_products set (stock, warehouses) = (
      select coalesce(sum(quantity), 0), coalesce(array_agg(distinct warehouse_id order by warehouse_id), '{}')
      from material_stock where product_id = ${productId}
    ) where id = ${productId}`.execute(tx);
};

/** Number of products in stock by warehouse. */
export const countInWarehouses = async (db: Db | Tx): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('material_stock')
    .select((each) => ['warehouse_id', each.fn.count<number>('product_id').distinct().as('products')])
    .where('quantity', '>', 0)
    .groupBy('warehouse_id')
    .execute();
  return new Map(rows.map(({ warehouse_id, products }) => [warehouse_id, Number(products)]));
};

/** Products of the same category, the largest stock first. */
export const relatedProducts = (db: Db | Tx, { id, category }: ProductRow, limit: number): Promise<ProductRow[]> =>
  productTable.select(db, sql`category = ${category} and id <> ${id}`, sql`order by stock desc, id limit ${limit}`);

/** Writes products with what follows from their stock. */
export const writeProducts = async (
  tx: Db | Tx,
  products: readonly ProductData[],
  stock: readonly StockData[],
): Promise<void> => {
  await productTable.write(
    tx,
    products.map((data) =>
      withDerived(data, { rating_rank: 0, stock: stock.filter(({ product_id }) => product_id === data.id) }),
    ),
  );
  await tx
    .insertInto('material_stock')
    .columns(['spec_id', 'warehouse_id', 'product_id', 'quantity'])
    .expression(
      sql`select spec_id, warehouse_id, product_id, quantity from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb)
        as r (spec_id text, warehouse_id text, product_id text, quantity integer)`,
    )
    .onConflict((conflict) =>
      conflict.columns(['spec_id', 'warehouse_id']).doUpdateSet({ quantity: (each) => each.ref('excluded.quantity') }),
    )
    .execute();
};
