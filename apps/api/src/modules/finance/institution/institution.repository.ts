import { sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { institutionAreas, institutionKinds } from './institution.labels.ts';
import { institutionList } from './institution.lists.ts';
import type { InstitutionData, InstitutionRow } from './institution.tables.ts';

/** Rate of a shop without products: above all rates, so that it comes last. */
const NO_RATE = 1_000_000;

export const institutionTable = searchedTable<InstitutionRow>({
  list: institutionList,
  columns: {
    id: 'text',
    name_zh: 'text',
    name_en: 'text',
    kind: 'text',
    area: 'text',
    logo: 'text',
    headline_zh: 'text',
    headline_en: 'text',
    introduction_zh: 'text',
    introduction_en: 'text',
    address_zh: 'text',
    address_en: 'text',
    hours_zh: 'text',
    hours_en: 'text',
    contact_zh: 'text',
    contact_en: 'text',
    phone: 'text',
    position: 'bigint',
    categories: 'text[]',
    products: 'bigint',
    rate_from: 'bigint',
  },
  texts: (row) => [
    row.headline_zh,
    row.headline_en,
    row.introduction_zh,
    row.introduction_en,
    ...Object.values(institutionKinds[row.kind]),
    ...Object.values(institutionAreas[row.area]),
  ],
});

/** The row with what followed from its products before. */
export const institutionRow = (data: InstitutionData, before?: InstitutionRow): InstitutionRow => ({
  ...data,
  categories: before?.categories ?? [],
  products: before?.products ?? 0,
  rate_from: before?.rate_from ?? NO_RATE,
});

/** Counts the products on sale of the shops anew; called after products are written. */
export const refreshInstitutions = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update finance_institutions as i
    set products = s.products, rate_from = s.rate_from, categories = s.categories
    from (
      select shop.id, count(p.id) as products, coalesce(min(p.rate_min), ${sql.lit(NO_RATE)}) as rate_from,
        coalesce(array_agg(distinct p.category) filter (where p.id is not null), '{}') as categories
      from finance_institutions as shop
      left join finance_products as p on p.institution_id = shop.id and p.open
      where shop.id = ${anyOf([...new Set(ids)])}
      group by shop.id
    ) as s
    where i.id = s.id`.execute(tx);
};

/** Names of shops by id; all of them where none are asked for by name. */
export const namesOfInstitutions = async (db: Db | Tx, ids?: readonly string[]) => {
  let query = db.selectFrom('finance_institutions').select(['id', 'name_zh', 'name_en', 'kind']).orderBy('position');
  if (ids) query = query.where('id', 'in', [...new Set(ids)]);
  const rows = ids?.length === 0 ? [] : await query.execute();
  return new Map(rows.map((row) => [row.id, row]));
};
export type InstitutionNames = Awaited<ReturnType<typeof namesOfInstitutions>>;
