import { toIsoTime } from '../database/parsers.ts';
import type { Db, Tx } from './context.ts';

/** What an operator has set under a key; undefined where nobody has. */
export const readSetting = async (db: Db | Tx, key: string): Promise<unknown> =>
  (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value;

/** Sets it for every instance from now on. */
export const writeSetting = async (
  db: Db | Tx,
  key: string,
  value: unknown,
  by: { account: string; now: Date },
): Promise<void> => {
  const row = { value: JSON.stringify(value), changed_at: toIsoTime(by.now), changed_by: by.account };
  await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
};
