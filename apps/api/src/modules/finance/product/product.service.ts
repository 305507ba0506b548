import type { Locale } from '@zonekit/api-client/contract';
import type { DebtProductDetail, DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import type { Db, Tx } from '../../../frame/context.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { Problem } from '../../../frame/problem.ts';
import { institutionTable, namesOfInstitutions } from '../institution/institution.repository.ts';
import { presentProduct, presentProductDetail } from './product.present.ts';
import { productTable, relatedProducts } from './product.repository.ts';
import type { ProductRow } from './product.tables.ts';

const RELATED = 4;

/** Rows as lists show them. */
export const presentProducts = async (
  db: Db | Tx,
  rows: readonly ProductRow[],
  how: { locale: Locale; terms: Terms | null },
): Promise<DebtProductSummary[]> => {
  const shops = await namesOfInstitutions(
    db,
    rows.map(({ institution_id }) => institution_id),
  );
  return rows.map((row) => presentProduct(row, shops, how));
};

/** Products in the order of `ids`; an unknown id is left out. */
export const showProducts = async (
  db: Db | Tx,
  ids: readonly string[],
  how: { locale: Locale; terms: Terms | null },
): Promise<DebtProductSummary[]> => presentProducts(db, await productTable.find(db, ids), how);

/** @throws Problem 404 */
export const showProduct = async (db: Db | Tx, id: string, locale: Locale): Promise<DebtProductDetail> => {
  const row = await productTable.one(db, id);
  if (!row) throw new Problem(404, 'not_found');
  const [shop, related] = await Promise.all([
    institutionTable.one(db, row.institution_id),
    relatedProducts(db, row, RELATED),
  ]);
  // The foreign key holds every shop.
  if (!shop) throw new Problem(404, 'not_found');
  const shops = await namesOfInstitutions(
    db,
    [row, ...related].map(({ institution_id }) => institution_id),
  );
  return presentProductDetail(row, { shops, shop, related }, locale);
};
