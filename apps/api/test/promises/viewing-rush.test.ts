import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../src/frame/context.ts';
import { addDays } from '../../src/frame/day.ts';
import {
  createAppointment,
  moveAppointment,
  rescheduleAppointment,
} from '../../src/modules/space/appointment/appointment.service.ts';
import { makePark } from '../../src/modules/space/space.fixture.ts';
import { writeParks } from '../../src/modules/space/space.write.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

const now = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => now,
    seed: [({ db }) => writeParks(db, [makePark({ viewing_capacity: CAPACITY })])],
  });
}, 60_000);
afterAll(() => api.close());

const CAPACITY = 3;
const ROUNDS = times(30, 2);
const AT_ONCE = 200;

const caller = (index: number) => {
  const user: User = {
    user_id: `u-rush-${index}`,
    account: `rush-${index}`,
    name: `访客${index}`,
    role: 'staff',
    enterprise_id: null,
  };
  return { user, now, locale: 'en' as const };
};
const form = { park_id: 'park-1', unit_id: null, contact_person: '秦望舒', contact_phone: '13512026001', visitors: 1 };
const hourOf = (index: number) => ({ date: addDays('2026-11-21', index % 2), hour: 9 + (index % 4) });

const standing = async () => {
  const rows = await api.db
    .selectFrom('space_appointments')
    .select(['date', 'hour', 'status'])
    .where('status', '<>', 'cancelled')
    .execute();
  const counts = new Map<string, number>();
  for (const { date, hour } of rows) counts.set(`${date}/${hour}`, (counts.get(`${date}/${hour}`) ?? 0) + 1);
  return { total: rows.length, most: Math.max(0, ...counts.values()) };
};

it(`never lets ${AT_ONCE} simultaneous requests, moves and cancellations exceed the capacity of an hour, ${ROUNDS} times`, {
  timeout: 900_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.db.deleteFrom('space_appointments').execute();
    const made = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) =>
        createAppointment(api.db, caller(index), { ...form, ...hourOf(index), remark: '' }),
      ),
    );
    const ids = made.flatMap((each, index) => (each.status === 'fulfilled' ? [{ id: each.value.id, index }] : []));
    // Four hours on two days, but only those of equal parity are asked for.
    expect(ids).toHaveLength(4 * CAPACITY);
    expect(await standing()).toEqual({ total: 4 * CAPACITY, most: CAPACITY });

    // All into one hour; then one of them gives up its place, which exactly one of the others gets.
    const target = { date: '2026-11-25', hour: 9 + (round % 8) };
    const moved = await Promise.allSettled(
      ids.map(({ id, index }) => rescheduleAppointment(api.db, caller(index), id, target)),
    );
    expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(CAPACITY);
    expect(await standing()).toEqual({ total: 4 * CAPACITY, most: CAPACITY });
    const [gone] = ids.filter((_, place) => moved[place]?.status === 'fulfilled');
    if (!gone) throw new Error('nobody moved');
    const cancel = moveAppointment(api.db, caller(gone.index), gone.id, { status: 'cancelled', reason: null });
    const others = ids.filter(({ id }, place) => moved[place]?.status === 'rejected' && id !== gone.id);
    await cancel;
    const again = await Promise.allSettled(
      others.map(({ id, index }) => rescheduleAppointment(api.db, caller(index), id, target)),
    );
    expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await standing()).most).toBe(CAPACITY);
  }
  tell('rival viewings', ROUNDS * AT_ONCE);
});
