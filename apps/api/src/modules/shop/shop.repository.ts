import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { searchedTable } from '../content/searched-table.ts';
import { shopAreas, shopDistricts, shopFields } from './shop.labels.ts';
import { shopList } from './shop.lists.ts';
import type { ShopRow } from './shop.tables.ts';

/** Columns that an operator states; the place by rating follows from the ratings. */
export type ShopData = Omit<ShopRow, 'rating_rank'>;

export const shopTable = searchedTable<ShopRow>({
  list: shopList,
  columns: {
    id: 'text',
    areas: 'text[]',
    fields: 'text[]',
    district: 'text',
    name_zh: 'text',
    name_en: 'text',
    headline_zh: 'text',
    headline_en: 'text',
    introduction_zh: 'text',
    introduction_en: 'text',
    address_zh: 'text',
    address_en: 'text',
    hours_zh: 'text',
    hours_en: 'text',
    phone: 'text',
    longitude: 'double precision',
    latitude: 'double precision',
    staff: 'integer',
    confirm_hours: 'integer',
    licences: 'jsonb',
    since: 'date',
    position: 'bigint',
    rating_rank: 'bigint',
  },
  texts: (row) => [
    row.headline_zh,
    row.headline_en,
    row.introduction_zh,
    row.introduction_en,
    row.address_zh,
    row.address_en,
    ...row.areas.flatMap((area) => Object.values(shopAreas[area])),
    ...row.fields.flatMap((field) => Object.values(shopFields[field])),
    ...Object.values(shopDistricts[row.district]),
    ...row.licences.flatMap(({ name_zh, name_en, number }) => [name_zh, name_en, number]),
  ],
});

export type ShopName = Pick<ShopRow, 'id' | 'name_zh' | 'name_en' | 'phone'>;

/** Names and phone numbers of providers by id; all where no ids are given. */
export const namesOfShops = async (db: Db | Tx, ids?: readonly string[]): Promise<Map<string, ShopName>> => {
  if (ids?.length === 0) return new Map();
  const query = db.selectFrom('shops').select(['id', 'name_zh', 'name_en', 'phone']).orderBy('position').orderBy('id');
  const rows = await (ids ? query.where('id', '=', anyOf(new Set(ids))) : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
};
