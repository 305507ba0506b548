import { spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import type { Context, Tx } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { zoneWords } from '../zone-words.ts';
import { walk } from './leasing.steps.ts';
import { needRows } from './need.rows.ts';

const seedNeeds = async (tx: Tx, today: string, inZone: ReturnType<typeof zoneWords>): Promise<void> => {
  for (const { row, steps } of inZone(needRows(today))) {
    await tx.insertInto('space_needs').values(row).execute();
    await walk(tx, spaceNeed, row.id, steps);
  }
};

/** What the demo accounts have filed. Does nothing where there are needs. */
export const seedFilings = async ({ db, now, config }: Context): Promise<void> => {
  if (await db.selectFrom('space_needs').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  const today = shanghaiDay(now());
  await inTransaction(db, (tx) => seedNeeds(tx, today, inZone));
};
