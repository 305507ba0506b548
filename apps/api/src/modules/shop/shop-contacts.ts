import { anyOf } from '../../database/any-of.ts';
import { compiledOnce } from '../../database/compiled.ts';
import type { Db, Tx } from '../../frame/context.ts';
import type { ShopRow } from './shop.tables.ts';

export type ShopContact = Pick<ShopRow, 'id' | 'name_zh' | 'name_en' | 'phone'>;

const contactsByIds = compiledOnce((db, value: { ids: readonly string[] }) =>
  db.selectFrom('shops').select(['id', 'name_zh', 'name_en', 'phone']).where('id', '=', anyOf(value.ids)),
);

/** Names and phones of providers by id; a deleted provider is left out. */
export const shopContacts = async (db: Db | Tx, ids: readonly string[]): Promise<Map<string, ShopContact>> => {
  if (ids.length === 0) return new Map();
  const rows = await contactsByIds(db, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, row]));
};
