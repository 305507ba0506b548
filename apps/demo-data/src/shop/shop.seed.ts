import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { shopTable } from '../../../api/src/modules/shop/shop.repository.ts';
import { spaceRows } from '../space/space.rows.ts';
import { zoneWords } from '../zone-words.ts';
import { shopRows } from './shop.rows.ts';

/** Fills the providers where there are none. */
export const seed = async ({ db, config, now }: Context): Promise<void> => {
  if (await db.selectFrom('shops').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  const today = shanghaiDay(now());
  const { parks } = spaceRows(config.seedUnits, today, inZone);
  await inTransaction(db, (tx) => shopTable.write(tx, shopRows(parks, today, inZone)));
};
