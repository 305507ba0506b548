import { sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import type { Condition } from '../../../frame/list/list.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { collaterals, debtCategories, loanPurposes, repayments } from './product.labels.ts';
import { debtProductList } from './product.lists.ts';
import type { ProductRow } from './product.tables.ts';

export const productTable = searchedTable<ProductRow>({
  list: debtProductList,
  columns: {
    id: 'text',
    institution_id: 'text',
    title_zh: 'text',
    title_en: 'text',
    category: 'text',
    headline_zh: 'text',
    headline_en: 'text',
    description_zh: 'text',
    description_en: 'text',
    fees_zh: 'text',
    fees_en: 'text',
    early_repayment_zh: 'text',
    early_repayment_en: 'text',
    rate_min: 'bigint',
    rate_max: 'bigint',
    amount_min: 'bigint',
    amount_max: 'bigint',
    term_min: 'bigint',
    term_max: 'bigint',
    collaterals: 'text[]',
    purposes: 'text[]',
    repayments: 'text[]',
    days: 'bigint',
    subsidised: 'boolean',
    open: 'boolean',
    conditions: 'jsonb',
    documents: 'jsonb',
    steps: 'jsonb',
    position: 'bigint',
    subsidy: 'text',
    institution_zh: 'text',
    institution_en: 'text',
  },
  texts: (row) => [
    row.headline_zh,
    row.headline_en,
    row.description_zh,
    row.description_en,
    row.institution_zh,
    row.institution_en,
    ...Object.values(debtCategories[row.category]),
    ...row.collaterals.flatMap((each) => Object.values(collaterals[each])),
    ...row.purposes.flatMap((each) => Object.values(loanPurposes[each])),
    ...row.repayments.flatMap((each) => Object.values(repayments[each])),
  ],
});

/** Products of the same category, the lowest rate first. */
export const relatedProducts = (db: Db | Tx, { id, category }: ProductRow, limit: number): Promise<ProductRow[]> =>
  productTable.select(
    db,
    sql`category = ${category} and id <> ${id} and open`,
    sql`order by rate_min, id limit ${limit}`,
  );

/** Products on sale of some shops, by category and rate; `where` narrows them. */
export const productsOf = (db: Db | Tx, institutionIds: readonly string[], where: Condition = sql`true`) =>
  productTable.select(
    db,
    sql`institution_id = ${anyOf(institutionIds)} and open and ${where}`,
    sql`order by rate_min, id`,
  );

/** By category: shops and products on sale, and the lowest rate. */
export const countCategories = async (db: Db | Tx) => {
  const rows = await db
    .selectFrom('finance_products')
    .select((each) => [
      'category',
      each.fn.count<number>('institution_id').distinct().as('shops'),
      each.fn.countAll<number>().as('products'),
      each.fn.min('rate_min').as('rate_from'),
    ])
    .where('open', '=', true)
    .groupBy('category')
    .execute();
  return new Map(
    rows.map(({ category, shops, products, rate_from }) => [
      category,
      { shops: Number(shops), products: Number(products), rate_from: Number(rate_from) },
    ]),
  );
};
