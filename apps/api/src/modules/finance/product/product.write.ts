import { sql } from 'kysely';
import type { Tx } from '../../../frame/context.ts';
import { namesOfInstitutions, refreshInstitutions } from '../institution/institution.repository.ts';
import { productTable } from './product.repository.ts';
import type { ProductData, ProductRow } from './product.tables.ts';

interface ShopName {
  name_zh: string;
  name_en: string | null;
}

/** The row with what follows from what an operator states. */
const productRow = (data: ProductData, { name_zh, name_en }: ShopName): ProductRow => ({
  ...data,
  subsidy: data.subsidised ? 'subsidised' : 'none',
  institution_zh: name_zh,
  institution_en: name_en,
});

/**
 * Writes products and counts those of their shops anew.
 * @throws Error where there is no such shop
 */
export const writeProducts = async (tx: Tx, products: readonly ProductData[]): Promise<void> => {
  const ids = products.map(({ institution_id }) => institution_id);
  const before = await productTable.find(
    tx,
    products.map(({ id }) => id),
  );
  const names = await namesOfInstitutions(tx, ids);
  const rows = products.map((data) => {
    const shop = names.get(data.institution_id);
    if (!shop) throw new Error(`institution_id: there is no finance shop ${data.institution_id}`);
    return productRow(data, shop);
  });
  await productTable.write(tx, rows);
  await refreshInstitutions(tx, [...ids, ...before.map(({ institution_id }) => institution_id)]);
};

/** Puts a shop's new name into the search of its products. */
export const renameInProducts = async (tx: Tx, shop: ShopName & { id: string }): Promise<void> => {
  const rows = await productTable.select(tx, sql`institution_id = ${shop.id}`);
  if (rows.some((row) => row.institution_zh !== shop.name_zh || row.institution_en !== shop.name_en))
    await productTable.write(
      tx,
      rows.map((row) => productRow(row, shop)),
    );
};
