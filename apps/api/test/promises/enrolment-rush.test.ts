import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../../../demo-data/src/event/event.seed.ts';
import type { User } from '../../src/frame/context.ts';
import { createEnrolment, moveEnrolment } from '../../src/modules/event/enrolment/enrolment.service.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

const now = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now, seed: [seed] });
}, 60_000);
afterAll(() => api.close());

const ROUNDS = times(50, 2);
const AT_ONCE = 200;
const PLACES = 30;
const CANCELLED = 10;
const EVENT = 'event-37';

const person = (index: number): User => ({
  user_id: `u-rush-${index}`,
  account: `rush-${index}`,
  name: `访客${index}`,
  role: 'staff',
  enterprise_id: null,
});
const caller = (index: number) => ({ user: person(index), now, locale: 'en' as const });

const enrol = (index: number) => {
  const input = { event_id: EVENT, contact_person: '秦望舒', contact_phone: '13512026001', message: '' };
  return createEnrolment(api.db, caller(index), input);
};

const standing = async () => {
  const rows = await api.db
    .selectFrom('event_enrolments')
    .select(['id', 'user_id', 'status', 'sequence'])
    .where('event_id', '=', EVENT)
    .orderBy('sequence')
    .execute();
  const of = (...statuses: string[]) => rows.filter(({ status }) => statuses.includes(status));
  return { placed: of('pending', 'approved'), waiting: of('waiting'), cancelled: of('cancelled') };
};

const counts = () =>
  api.db.selectFrom('events').select(['taken', 'waiting']).where('id', '=', EVENT).executeTakeFirstOrThrow();

it(`gives ${PLACES} places to ${AT_ONCE} simultaneous enrolments, and each place that is given up to the first who waits, ${ROUNDS} times`, {
  timeout: 900_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.db.deleteFrom('event_enrolments').where('event_id', '=', EVENT).execute();
    const fresh = { capacity: PLACES, taken: 0, waiting: 0, enrolments: 0, approval: round % 2 === 1 };
    await api.db.updateTable('events').set(fresh).where('id', '=', EVENT).execute();

    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => enrol(index)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(AT_ONCE);
    const before = await standing();
    expect([before.placed.length, before.waiting.length]).toEqual([PLACES, AT_ONCE - PLACES]);
    expect(before.placed.every(({ status }) => status === (fresh.approval ? 'pending' : 'approved'))).toBe(true);
    // No place was given past a person who waits.
    expect(before.placed.at(-1)?.sequence).toBe(PLACES);

    // Ten give up their place at the same time, and ten their position on the waiting list.
    const givenUp = [...before.placed.slice(0, CANCELLED), ...before.waiting.slice(-CANCELLED)];
    await Promise.all(
      givenUp.map(({ id, user_id }) => {
        const index = Number(user_id.slice('u-rush-'.length));
        return moveEnrolment(api.db, caller(index), id, { status: 'cancelled', reason: null });
      }),
    );
    const after = await standing();
    const expected = [...before.placed.slice(CANCELLED), ...before.waiting.slice(0, CANCELLED)].map(({ id }) => id);
    expect(after.placed.map(({ id }) => id)).toEqual(expected);
    expect(after.waiting.map(({ id }) => id)).toEqual(before.waiting.slice(CANCELLED, -CANCELLED).map(({ id }) => id));
    expect(await counts()).toEqual({ taken: PLACES, waiting: AT_ONCE - PLACES - 2 * CANCELLED });
  }
  tell('rival enrolments', ROUNDS * AT_ONCE);
});
