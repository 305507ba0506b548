import type { Locale } from '@zonekit/api-client/contract';
import type {
  FinancialCategory,
  InstitutionDetail,
  institutionEndpoints,
  SupermarketShop,
} from '@zonekit/api-client/finance/institution/contract';
import { DEBT_CATEGORIES } from '@zonekit/api-client/finance/product/lists';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db, Tx } from '../../../frame/context.ts';
import type { Condition } from '../../../frame/list/list.ts';
import { Problem } from '../../../frame/problem.ts';
import { debtCategories, debtCategoryNotes } from '../product/product.labels.ts';
import { countCategories, productsOf } from '../product/product.repository.ts';
import { presentProducts } from '../product/product.service.ts';
import { presentInstitution, presentInstitutionDetail } from './institution.present.ts';
import { institutionTable } from './institution.repository.ts';

type Filter = z.output<typeof institutionEndpoints.supermarket.body>;

/** Products of a shop in the supermarket; the others are on its page. */
const SHOWN = 6;

/** @throws Problem 404 */
export const showInstitution = async (db: Db | Tx, id: string, locale: Locale): Promise<InstitutionDetail> => {
  const row = await institutionTable.one(db, id);
  if (!row) throw new Problem(404, 'not_found');
  const products = await presentProducts(db, await productsOf(db, [id]), { locale, terms: null });
  const place = ({ category }: { category: (typeof DEBT_CATEGORIES)[number] }) => DEBT_CATEGORIES.indexOf(category);
  return presentInstitutionDetail(
    row,
    products.toSorted((a, b) => place(a) - place(b)),
    locale,
  );
};

export const showCategories = async (db: Db | Tx, locale: Locale): Promise<FinancialCategory[]> => {
  const counts = await countCategories(db);
  return DEBT_CATEGORIES.map((id) => {
    const count = counts.get(id);
    return {
      id,
      name: debtCategories[id][locale],
      note: debtCategoryNotes[id][locale],
      shops: count?.shops ?? 0,
      products: count?.products ?? 0,
      rate_from: count?.rate_from ?? null,
    };
  });
};

const all = (conditions: readonly (Condition | null)[]): Condition =>
  sql.join(
    conditions.filter((each) => each !== null),
    sql` and `,
  );

const anyIn = (column: string, values: readonly string[] | undefined): Condition | null =>
  values && values.length > 0 ? sql`${sql.ref(column)} in (${sql.join(values)})` : null;

const overlaps = (column: string, values: readonly string[] | undefined): Condition | null =>
  values && values.length > 0 ? sql`${sql.ref(column)} && array[${sql.join(values)}]::text[]` : null;

/** A page of shops that sell something that the filter leaves, the most products first. */
export const searchShops = async (
  db: Db | Tx,
  filter: Filter,
  locale: Locale,
): Promise<{ shops: SupermarketShop[]; total: number }> => {
  const sold = all([
    sql`p.open`,
    anyIn('p.category', filter.category),
    overlaps('p.collaterals', filter.collateral),
    overlaps('p.purposes', filter.purpose),
    anyIn('i.kind', filter.kind),
    anyIn('i.area', filter.area),
  ]);
  const { rows } = await sql<{ id: string; products: string[]; shops: number }>`
    select i.id, array_agg(p.id) as products, count(*) over () as shops
    from finance_institutions i join finance_products p on p.institution_id = i.id
    where ${sold}
    group by i.id
    order by count(p.id) desc, i.position
    limit ${filter.page_size} offset ${(filter.page_index - 1) * filter.page_size}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const chosen = new Set(rows.flatMap(({ products }) => products));
  const how = { locale, terms: null };
  const [shops, products] = await Promise.all([
    institutionTable.find(db, ids),
    productsOf(db, ids).then((found) =>
      presentProducts(
        db,
        found.filter(({ id }) => chosen.has(id)),
        how,
      ),
    ),
  ]);
  return {
    total: Number(rows[0]?.shops ?? 0),
    shops: shops.map((shop) => {
      const own = products.filter(({ institution }) => institution.id === shop.id);
      return { shop: presentInstitution(shop, how), products: own.slice(0, SHOWN), total: own.length };
    }),
  };
};
