import { id, isoDate } from '@zonekit/api-client/contract';
import { ORDER_AREAS } from '@zonekit/api-client/order/lists';
import { shopDistrict, shopField } from '@zonekit/api-client/shop/contract';
import * as z from 'zod/mini';
import type { Tx } from '../../frame/context.ts';
import {
  allRows,
  jsonCell,
  listCell,
  nullableCell,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../frame/transfer.ts';
import { degreeCell } from '../space/space.transfer.ts';
import { ratingsOf } from './rating/rating.repository.ts';
import { rankOf } from './rating/rating.ts';
import { shopTable } from './shop.repository.ts';

/** Providers; licences are JSON. */
export const shopTransfer = transfer({
  name: 'shops',
  row: z.object({
    id,
    areas: listCell(z.enum(ORDER_AREAS)),
    fields: listCell(shopField),
    district: shopDistrict,
    name_zh: textCell(100),
    name_en: nullableCell(200),
    headline_zh: textCell(200),
    headline_en: nullableCell(400),
    introduction_zh: textCell(5_000),
    introduction_en: nullableCell(10_000),
    address_zh: textCell(200),
    address_en: nullableCell(300),
    hours_zh: textCell(100),
    hours_en: nullableCell(200),
    phone: textCell(30),
    longitude: degreeCell,
    latitude: degreeCell,
    staff: wholeCell,
    confirm_hours: wholeCell,
    licences: jsonCell(
      z.array(
        z.object({
          name_zh: z.string(),
          name_en: z.nullable(z.string()),
          number: z.string(),
          valid_until: z.nullable(isoDate),
        }),
      ),
    ),
    since: isoDate,
    position: wholeCell,
  }),
  read: (db) =>
    allRows(
      (after, limit) => shopTable.after(db, after, limit),
      ({ rating_rank: _rank, ...data }) => textOf(data),
    ),
  async write(tx, row) {
    const happens = whatHappens(await shopTable.one(tx, row.id), row);
    if (happens === 'same') return happens;
    const sums = (await ratingsOf(tx, 'shop', [row.id])).get(row.id);
    await shopTable.write(tx, [{ ...row, rating_rank: sums ? rankOf(sums) : 0 }]);
    return happens;
  },
});

/** For rows that name a provider. @throws Error where there is none */
export const mustHaveShop = async (tx: Tx, shopId: string): Promise<void> => {
  if (!(await shopTable.one(tx, shopId))) throw new Error(`shop_id: there is no provider ${shopId}`);
};
