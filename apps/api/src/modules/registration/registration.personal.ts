import { registrationStep } from '@zonekit/api-client/lifecycle/registration-step';
import { anyOf } from '../../database/any-of.ts';
import { deleteEvents } from '../../frame/lifecycle/lifecycle.repository.ts';
import type { PersonalData } from '../../frame/module.ts';
import { nameLeftovers } from '../file/storage/leftovers.ts';
import { stepsOf } from './registration.repository.ts';

/** A founder's own registrations go with the account; those of an enterprise are the enterprise's and stay with it. */
export const registrationPersonal: PersonalData = {
  async export(db, user_id) {
    const rows = await db
      .selectFrom('registrations')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute();
    const steps = await stepsOf(
      db,
      rows.map(({ id }) => id),
    );
    return { registrations: rows.map((row) => ({ ...row, steps: steps.get(row.id) ?? [] })) };
  },
  async erase(tx, user_id, now) {
    const own = await tx
      .selectFrom('registrations')
      .select('id')
      .where('user_id', '=', user_id)
      .where('enterprise_id', 'is', null)
      .execute();
    const ids = own.map(({ id }) => id);
    const steps = [...(await stepsOf(tx, ids)).values()].flat();
    for (const { id } of steps) await deleteEvents(tx, registrationStep, id);
    const documents = steps.flatMap((step) => step.documents);
    const erased = await tx.deleteFrom('files').where('id', '=', anyOf(documents)).returning('storage_key').execute();
    await nameLeftovers(
      tx,
      erased.map(({ storage_key }) => storage_key),
      now,
    );
    await tx.deleteFrom('registrations').where('id', '=', anyOf(ids)).execute();
  },
};
