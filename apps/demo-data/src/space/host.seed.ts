import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { carrierTable, incubatorTable } from '../../../api/src/modules/space/incubator/incubator.repository.ts';
import { zoneWords } from '../zone-words.ts';
import { hostRows } from './host.rows.ts';
import { spaceRows } from './space.rows.ts';

/** Fills incubators and carriers where there are none; needs the parks. */
export const seedHosts = async ({ db, config, now }: Context): Promise<void> => {
  if (await db.selectFrom('space_incubators').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  const today = shanghaiDay(now());
  const { incubators, carriers } = hostRows(spaceRows(config.seedUnits, today, inZone).parks, today, inZone);
  await inTransaction(db, async (tx) => {
    await incubatorTable.write(tx, incubators);
    await carrierTable.write(tx, carriers);
  });
};
