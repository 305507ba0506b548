import { randomUUID } from 'node:crypto';
import { ADDRESS_LIMIT, type Address, type AddressInput } from '@zonekit/api-client/account/contract';
import type { AddressArea } from '@zonekit/api-client/region/contract';
import type { Selectable } from 'kysely';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { inTransaction } from '../../frame/transaction.ts';
import { areaOf } from '../region/region.service.ts';
import type { AccountTables } from './account.tables.ts';

type Row = Selectable<AccountTables['addresses']>;

const shown = ({ id, user_id: _, ...row }: Row): Address => ({ address_id: id, ...row });

/** The region of today that codes stand for, with its own names. @throws Problem 422 with `details.fields` */
export const checkArea = (given: AddressArea): AddressArea => {
  const area = areaOf(given);
  if (area) return area;
  throw new Problem(422, 'validation_failed', {
    words: {
      'zh-CN': '所选地区不存在或已调整,请重新选择',
      en: 'This region does not exist (any more). Please choose again',
    },
    fields: ['county_id'],
  });
};

const rowOf = ({ contact, phone, detail, postcode, ...input }: AddressInput) => ({
  contact,
  phone,
  detail,
  postcode: postcode ?? null,
  ...checkArea(input),
});

/** Changes of one user's addresses wait for each other: the limit and the one default hold for all of them together. */
const lockOwner = (tx: Tx, user_id: string) =>
  tx.selectFrom('users').where('id', '=', user_id).select('id').forUpdate().executeTakeFirstOrThrow();

const mine = (db: Db | Tx, user_id: string) => db.selectFrom('addresses').where('user_id', '=', user_id).selectAll();

const makeDefault = async (tx: Tx, user_id: string, id: string): Promise<void> => {
  const set = (is_default: boolean) => tx.updateTable('addresses').set({ is_default }).where('user_id', '=', user_id);
  await set(false).where('is_default', '=', true).execute();
  await set(true).where('id', '=', id).execute();
};

/** The default one first, then the newest. */
export const listAddresses = async (db: Db | Tx, user_id: string): Promise<Address[]> => {
  const rows = await mine(db, user_id)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(shown);
};

const findAddress = async (tx: Tx, user_id: string, id: string): Promise<Row> => {
  const row = await mine(tx, user_id).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem(404, 'not_found');
  return row;
};

/** Adds an address; the first one is the default. @throws Problem 422 `transition_refused` with `details.limit` */
export const addAddress = (db: Db | Tx, user_id: string, input: AddressInput, now: Date): Promise<Address> =>
  inTransaction(db, async (tx) => {
    const row = rowOf(input);
    await lockOwner(tx, user_id);
    const there = await mine(tx, user_id).execute();
    if (there.length >= ADDRESS_LIMIT) {
      throw new Problem(422, 'transition_refused', {
        words: {
          'zh-CN': `最多保存${ADDRESS_LIMIT}个地址,请先删除不用的地址`,
          en: `You can keep ${ADDRESS_LIMIT} addresses. Please delete one first`,
        },
        details: { limit: ADDRESS_LIMIT },
      });
    }
    const id = randomUUID();
    await tx
      .insertInto('addresses')
      .values({ id, user_id, ...row, is_default: false, created_at: toIsoTime(now) })
      .execute();
    if (input.is_default || there.length === 0) await makeDefault(tx, user_id, id);
    return shown(await findAddress(tx, user_id, id));
  });

/** Replaces what an address says. `is_default` false leaves the default where it is: there is always one. */
export const editAddress = (db: Db | Tx, user_id: string, id: string, input: AddressInput): Promise<Address> =>
  inTransaction(db, async (tx) => {
    const row = rowOf(input);
    await lockOwner(tx, user_id);
    await findAddress(tx, user_id, id);
    await tx.updateTable('addresses').set(row).where('id', '=', id).execute();
    if (input.is_default) await makeDefault(tx, user_id, id);
    return shown(await findAddress(tx, user_id, id));
  });

/** Makes an address the default one, or deletes it; in place of a deleted default comes the newest. */
export const setAddressStatus = (
  db: Db | Tx,
  user_id: string,
  id: string,
  status: 'default' | 'deleted',
): Promise<Address[]> =>
  inTransaction(db, async (tx) => {
    await lockOwner(tx, user_id);
    const row = await findAddress(tx, user_id, id);
    if (status === 'default') await makeDefault(tx, user_id, id);
    else {
      await tx.deleteFrom('addresses').where('id', '=', id).execute();
      const [next] = await listAddresses(tx, user_id);
      if (row.is_default && next) await makeDefault(tx, user_id, next.address_id);
    }
    return listAddresses(tx, user_id);
  });
