import { type Selectable, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { supplyStages } from './product.labels.ts';
import { productList } from './product.lists.ts';
import type { ProductTables } from './product.tables.ts';

export type ProductRow = Selectable<ProductTables['supply_products']>;

export const productTable = searchedTable<ProductRow>({
  list: productList,
  columns: {
    id: 'text',
    company_id: 'text',
    title_zh: 'text',
    title_en: 'text',
    summary_zh: 'text',
    summary_en: 'text',
    introduction_zh: 'text',
    introduction_en: 'text',
    field: 'text',
    stage: 'text',
    keywords: 'text[]',
    specs: 'jsonb',
    price: 'bigint',
    unit_zh: 'text',
    unit_en: 'text',
    published_on: 'date',
    position: 'bigint',
  },
  texts: (row) => [
    row.summary_zh,
    row.summary_en,
    row.introduction_zh,
    row.introduction_en,
    ...row.keywords,
    ...Object.values(innovationFields[row.field]),
    ...Object.values(supplyStages[row.stage]),
  ],
});

/** Products of a company, in their order. */
export const productsOf = (db: Db | Tx, companyId: string): Promise<ProductRow[]> =>
  productTable.select(db, sql`company_id = ${companyId}`, sql`order by position, id limit 100`);

/** Others of a field, in their order. */
export const relatedProducts = (db: Db | Tx, { id, field }: ProductRow, limit: number): Promise<ProductRow[]> =>
  productTable.select(db, sql`field = ${field} and id <> ${id}`, sql`order by position, id limit ${limit}`);

/** What the products of some companies mention. */
export const wordingOf = (db: Db | Tx, companyIds: readonly string[]) =>
  companyIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('supply_products')
        .select(['company_id', 'title_zh', 'title_en', 'keywords'])
        .where('company_id', '=', anyOf(companyIds))
        .orderBy('position')
        .orderBy('id')
        .execute();
