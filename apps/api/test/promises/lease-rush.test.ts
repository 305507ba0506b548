import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUnavailable } from '../../src/database/failures.ts';
import type { User } from '../../src/frame/context.ts';
import { addDays } from '../../src/frame/day.ts';
import { makeEntryForm } from '../../src/modules/space/entry-application/entry-application.fixture.ts';
import {
  createEntryApplication,
  moveEntryApplication,
} from '../../src/modules/space/entry-application/entry-application.service.ts';
import { makeBuilding, makePark, makeUnit } from '../../src/modules/space/space.fixture.ts';
import { writeBuildings, writeParks, writeUnits } from '../../src/modules/space/space.write.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const AT_ONCE = 200;
const ROUNDS = times(50, 2);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => NOW,
    seed: [
      async ({ db }) => {
        await writeParks(db, [makePark()]);
        await writeBuildings(db, [makeBuilding()]);
        await writeUnits(db, [makeUnit()]);
        await db
          .insertInto('files')
          .values({
            ...{ id: 'f-licence', storage_key: 'a'.repeat(64), name: '营业执照.pdf', mime: 'application/pdf' },
            ...{ kind: 'pdf', size: 10, access: 'public', created_at: NOW.toISOString() },
          })
          .execute();
      },
    ],
  });
}, 60_000);
afterAll(() => api.close());

const caller = (user: Partial<User>) => ({
  user: { user_id: 'u', account: 'u', name: '受理', role: 'staff', enterprise_id: null, ...user } as User,
  now: NOW,
  locale: 'en' as const,
});
const office = caller({ user_id: 'u-operator', role: 'operator' });
const move = (id: string, by: ReturnType<typeof caller>, status: 'submitted' | 'reviewing' | 'approved') =>
  moveEntryApplication(api.db, by, id, { status, reason: null, remarks: [] });

/** An application that is in review, of an enterprise of its own. */
const inReview = async (index: number): Promise<string> => {
  const tenant = caller({ user_id: `u-${index}`, enterprise_id: `e-${index}` });
  // Terms that begin on different days and all have a day in common.
  const form = makeEntryForm({ licence: 'f-licence', starts_on: addDays('2026-12-01', index % 30) });
  const { id } = await createEntryApplication(api.db, tenant, form);
  await move(id, tenant, 'submitted');
  await move(id, office, 'reviewing');
  return id;
};

it(`makes exactly one contract of ${AT_ONCE} simultaneous approvals for one unit, ${ROUNDS} times`, {
  timeout: 1_800_000,
}, async () => {
  const ids = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => inReview(index)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcomes = await Promise.allSettled(ids.map((id) => move(id, office, 'approved')));
    const approved = ids.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(approved).toHaveLength(1);
    for (const outcome of outcomes) {
      // On a slow machine the pool has no connection in time, which the service answers with 503.
      if (outcome.status === 'fulfilled' || isUnavailable(outcome.reason)) continue;
      expect(outcome.reason).toMatchObject({ code: 'transition_refused' });
    }
    const contracts = await api.db.selectFrom('space_contracts').select(['id', 'application_id']).execute();
    expect(contracts.map(({ application_id }) => application_id)).toEqual(approved);
    const rents = await api.db.selectFrom('space_rents').select('contract_id').distinct().execute();
    expect(rents.map(({ contract_id }) => contract_id)).toEqual(contracts.map(({ id }) => id));
    const reviewing = await api.db
      .selectFrom('space_applications')
      .select('id')
      .where('status', '=', 'reviewing')
      .where('contract_id', 'is', null)
      .execute();
    expect(reviewing).toHaveLength(AT_ONCE - 1);

    // All are in review again.
    await api.db.deleteFrom('space_contracts').execute();
    await api.db.deleteFrom('lifecycle_events').where('to_status', 'in', ['approved', 'pending_signature']).execute();
    const again = { status: 'reviewing', contract_id: null } as const;
    await api.db.updateTable('space_applications').set(again).execute();
    await api.db
      .updateTable('lifecycle_events')
      .set({ until: null })
      .where('subject', '=', 'entry_application')
      .where('to_status', '=', 'reviewing')
      .execute();
  }
  tell('rival approvals', ROUNDS * AT_ONCE);
});
