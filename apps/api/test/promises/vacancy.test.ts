import { spaceEndpoints } from '@zonekit/api-client/space/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../src/frame/context.ts';
import { addDays, shanghaiDay } from '../../src/frame/day.ts';
import { Problem } from '../../src/frame/problem.ts';
import { lockLetUnit } from '../../src/modules/space/lease/lease.repository.ts';
import { moveLease, renewLease } from '../../src/modules/space/lease/lease.service.ts';
import { makeLease } from '../../src/modules/space/lease/make-lease.ts';
import { lastDayOf } from '../../src/modules/space/lease/rent-schedule.ts';
import { makeBuilding, makePark, makeUnit } from '../../src/modules/space/space.fixture.ts';
import { writeBuildings, writeParks, writeUnits } from '../../src/modules/space/space.write.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

const UNITS = 12;
const MOVES = times(10_000, 200);
const EVERY = times(50, 20);

let today = '2026-11-20';
const now = () => new Date(`${today}T10:00:00+08:00`);
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now,
    seed: [
      async ({ db }) => {
        await writeParks(db, [makePark()]);
        await writeBuildings(db, [makeBuilding()]);
        const units = Array.from({ length: UNITS }, (_, index) =>
          makeUnit({ id: `unit-${index}`, number: `${100 + index}` }),
        );
        await writeUnits(db, units);
      },
    ],
  });
}, 60_000);
afterAll(() => api.close());

const user = (role: User['role']): User => ({
  user_id: `u-${role}`,
  account: role,
  name: role,
  role,
  enterprise_id: role === 'operator' ? null : 'e-lantu',
});
const callerOf = (role: User['role']) => ({ user: user(role), now: now(), locale: 'en' as const });

const contracts = () =>
  api.db
    .selectFrom('space_contracts')
    .select(['id', 'unit_id', 'starts_on', 'ends_on', 'state'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
type Contract = Awaited<ReturnType<typeof contracts>>[number];

const sign = (id: string) => moveLease(api.db, callerOf('enterprise_user'), id, { status: 'active', reason: null });
const terminate = (id: string) => moveLease(api.db, callerOf('operator'), id, { status: 'terminated', reason: '解除' });
const renew = (id: string) => renewLease(api.db, callerOf('enterprise_user'), id, { term_months: 12 });
const lease = (unit: number, from: number, months: number) =>
  api.db.transaction().execute(async (tx) => {
    const unit_id = `unit-${unit}`;
    await lockLetUnit(tx, unit_id);
    const starts_on = addDays(today, from);
    const terms = { starts_on, ends_on: lastDayOf(starts_on, months), monthly_rent: 1_000, deposit: 0 };
    const owner = { enterprise_id: 'e-lantu', application_id: null, renews_id: null, rent_period: 'quarter' } as const;
    const actor = { user: user('operator'), as: ['operator'] } as const;
    await makeLease(tx, { ...terms, ...owner, unit_id }, { actor, now: now() });
  });

const act = fc.oneof(
  fc.record({
    kind: fc.constant('lease' as const),
    unit: fc.nat(UNITS - 1),
    from: fc.integer({ min: 0, max: 200 }),
    months: fc.integer({ min: 1, max: 24 }),
  }),
  fc.record({ kind: fc.constantFrom('sign' as const, 'terminate' as const, 'renew' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Makes a move; a refusal changes nothing and says whether it was one. */
const perform = async (move: Act, there: readonly Contract[]): Promise<boolean> => {
  const done = async () => {
    if (move.kind === 'wait') today = addDays(today, move.days);
    else if (move.kind === 'lease') await lease(move.unit, move.from, move.months);
    else {
      // Younger contracts are tried more often.
      const contract = there.at(-1 - (move.at % Math.min(there.length, 3 * UNITS)));
      if (contract) await { sign, terminate, renew }[move.kind](contract.id);
    }
  };
  return done().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
};

const overlapping = (rows: readonly Contract[]): Contract[] => {
  const sorted = rows
    .filter(({ state }) => state !== 'terminated')
    .sort((a, b) => (`${a.unit_id} ${a.starts_on}` < `${b.unit_id} ${b.starts_on}` ? -1 : 1));
  return sorted.filter((row, index) => {
    const before = sorted[index - 1];
    return before?.unit_id === row.unit_id && before.ends_on >= row.starts_on;
  });
};

it(`counts units minus contracts as vacant after each of ${MOVES} random moves, and no two contracts overlap`, {
  timeout: 3_600_000,
}, async () => {
  let made = 0;
  for (const [index, move] of fc.sample(act, { numRuns: MOVES, seed: 20_261_120 }).entries()) {
    if (await perform(move, await contracts())) made += 1;
    if (index % EVERY !== 0 && index !== MOVES - 1) continue;
    const rows = await contracts();
    expect(overlapping(rows)).toEqual([]);
    const taken = new Set(
      rows.filter(({ state, ends_on }) => state !== 'terminated' && ends_on >= today).map(({ unit_id }) => unit_id),
    );
    const { body } = await api.inject(spaceEndpoints.getPark, { params: { park_id: 'park-1' } });
    expect(body.data.vacant).toBe(UNITS - taken.size);
    const units = await api.inject(spaceEndpoints.listUnits, { query: { availability: ['vacant'], page_size: 100 } });
    expect(units.body.data.map(({ id }) => id).sort()).toEqual(
      Array.from({ length: UNITS }, (_, unit) => `unit-${unit}`)
        .filter((id) => !taken.has(id))
        .sort(),
    );
  }
  // Not all were refused, and time has passed.
  expect(made).toBeGreaterThan(MOVES / 4);
  expect(shanghaiDay(now()) > '2026-11-20').toBe(true);
  tell('moves of contracts', MOVES);
});
