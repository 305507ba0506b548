import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import type { ShopRow } from './shop.tables.ts';

export type ShopContact = Pick<ShopRow, 'id' | 'name_zh' | 'name_en' | 'phone'>;

/** Names and phones of providers by id; a deleted provider is left out. */
export const shopContacts = async (db: Db | Tx, ids: readonly string[]): Promise<Map<string, ShopContact>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('shops')
    .select(['id', 'name_zh', 'name_en', 'phone'])
    .where('id', '=', anyOf(new Set(ids)))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};
