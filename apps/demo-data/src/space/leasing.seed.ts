import { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import type { Context, Tx } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { zoneWords } from '../zone-words.ts';
import { appointmentRows } from './appointment.rows.ts';
import { walk } from './leasing.steps.ts';

/** Units that nobody has, for viewings and applications; the same for each number of units and day. */
const vacantUnits = (tx: Tx, today: string) =>
  tx
    .selectFrom('space_units')
    .select(['id', 'park_id'])
    .where('let_until', '<', today)
    .where('house_type', '=', 'office')
    .orderBy('id')
    .limit(20)
    .execute();

const fill = async (tx: Tx, today: string, inZone: ReturnType<typeof zoneWords>): Promise<void> => {
  const units = await vacantUnits(tx, today);
  for (const { row, steps } of inZone(appointmentRows(today, units))) {
    await tx.insertInto('space_appointments').values(row).execute();
    await walk(tx, viewingAppointment, row.id, steps);
  }
};

/** What the demo accounts have viewed. Does nothing where there are appointments. */
export const seedLeasing = async ({ db, now, config }: Context): Promise<void> => {
  if (await db.selectFrom('space_appointments').select('id').limit(1).executeTakeFirst()) return;
  await inTransaction(db, (tx) => fill(tx, shanghaiDay(now()), zoneWords(config.demoVariant)));
};
