import type { Db, Tx } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import type { AddressCopy } from './order.tables.ts';

const GONE = {
  'zh-CN': '收货地址不存在，请重新选择',
  en: 'This delivery address is gone. Please choose another one',
};

/** A copy of one of the user's delivery addresses. @throws Problem 422 with `fields` where it is gone or somebody else's */
export const copyAddress = async (db: Db | Tx, userId: string, addressId: string): Promise<AddressCopy> => {
  const address = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!address) throw new Problem(422, 'validation_failed', { words: GONE, fields: ['address_id'] });
  const { contact, phone, province_name, city_name, county_name, detail } = address;
  // A municipality and a city without counties have one name at two levels.
  return { contact, phone, text: [...new Set([province_name, city_name, county_name]), detail].join('') };
};
