import { contract } from '@zonekit/api-client/lifecycle/contract';
import { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import type { Context, Tx } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { zoneWords } from '../zone-words.ts';
import { appointmentRows } from './appointment.rows.ts';
import { APPROVED, applicationRows } from './entry-application.rows.ts';
import { type FreeUnit, leaseRows } from './lease.rows.ts';
import { walk } from './leasing.steps.ts';

/** Units that nobody has ever had, the same for each number of units and day. */
const freeUnits = async (tx: Tx): Promise<FreeUnit[]> => {
  const rows = await tx
    .selectFrom('space_units as u')
    .select(['u.id', 'u.park_id', 'u.price_amount as amount', 'u.price_unit as unit', 'u.area', 'u.seats'])
    .select('u.deposit_months')
    .where('u.house_type', '=', 'office')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('space_contracts as c').select('c.id').whereRef('c.unit_id', '=', 'u.id'))),
    )
    .orderBy('u.id')
    .limit(24)
    .execute();
  return rows.map((row) => ({ ...row, area: row.area / 100 }));
};

const fill = async (tx: Tx, today: string, inZone: ReturnType<typeof zoneWords>): Promise<void> => {
  const units = await freeUnits(tx);
  // One half of them is let, the other is viewed and applied for.
  const middle = Math.ceil(units.length / 2);
  const leases = inZone(leaseRows(today, units.slice(0, middle)));
  for (const { row, rents, steps } of leases) {
    await tx.insertInto('space_contracts').values(row).execute();
    await tx.insertInto('space_rents').values(rents).execute();
    await walk(tx, contract, row.id, steps);
  }
  const approved = leases.find(({ row }) => row.application_id === APPROVED.id)?.row;
  for (const { row, steps } of inZone(applicationRows(today, units.slice(middle + 4), approved))) {
    const [form, remarks] = [JSON.stringify(row.form), JSON.stringify(row.remarks)];
    await tx
      .insertInto('space_applications')
      .values({ ...row, form, remarks })
      .execute();
    await walk(tx, entryApplication, row.id, steps);
  }
  for (const { row, steps } of inZone(appointmentRows(today, units.slice(middle)))) {
    await tx.insertInto('space_appointments').values(row).execute();
    await walk(tx, viewingAppointment, row.id, steps);
  }
};

/** What the demo accounts have viewed, applied for and leased. Does nothing where there are appointments. */
export const seedLeasing = async ({ db, now, config }: Context): Promise<void> => {
  if (await db.selectFrom('space_appointments').select('id').limit(1).executeTakeFirst()) return;
  await inTransaction(db, (tx) => fill(tx, shanghaiDay(now()), zoneWords(config.demoVariant)));
};
