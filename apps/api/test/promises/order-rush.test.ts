import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUnavailable } from '../../src/database/failures.ts';
import { createOrder } from '../../src/modules/order/order.create.ts';
import {
  makeCatalogue,
  makeMaterialOrder,
  makeReservation,
  orderCaller,
  setStock,
  stockOf,
  takenHours,
  testSellables,
} from '../../src/modules/order/order.fixture.ts';
import { moveOrder } from '../../src/modules/order/order.move.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const AT_ONCE = 200;
const ROUNDS = times(50, 2);
const STOCK = 'dn50 w-1';
const LAST = 2;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, seed: [({ db }) => makeCatalogue(db)] });
}, 60_000);
afterAll(() => api.close());

const caller = (index: number) => orderCaller({ user_id: `u-${index}`, enterprise_id: `e-${index}` }, NOW);
const everybody = Array.from({ length: AT_ONCE }, (_, index) => index);

/** Outcome of many simultaneous orders: orders that were made, and number of refusals by reason. */
const outcomesOf = async (sent: Promise<{ id: string; user_id: string }>[]) => {
  const outcomes = await Promise.allSettled(sent);
  const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  for (const outcome of outcomes) {
    // On a slow machine the pool has no connection in time, which the service answers with 503.
    if (outcome.status === 'fulfilled' || isUnavailable(outcome.reason)) continue;
    expect(outcome.reason).toMatchObject({ code: 'conflict' });
  }
  return made;
};

/** Everything is cancelled, each order by many at once; exactly one of them succeeds. */
const cancelAll = async (made: readonly { id: string; user_id: string }[]): Promise<void> => {
  const cancel = { status: 'cancelled', reason: null, files: [] } as const;
  for (const { id, user_id } of made) {
    const own = caller(Number(user_id.slice(2)));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => moveOrder(testSellables, api.db, own, id, cancel)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
};

it(`sells the last ${LAST} pieces to exactly ${LAST} of ${AT_ONCE} at once, and has them back once, ${ROUNDS} times`, {
  timeout: 1_800_000,
}, async () => {
  await setStock(api.db, STOCK, LAST);
  for (let round = 0; round < ROUNDS; round += 1) {
    const form = makeMaterialOrder({ quantity: 1, expected_payable: { amount: 29_000 } });
    const made = await outcomesOf(
      everybody.map((index) => createOrder(api.db, caller(index), testSellables.material, { choice: form, form })),
    );
    expect(made).toHaveLength(LAST);
    expect(await stockOf(api.db, STOCK)).toBe(0);
    await cancelAll(made);
    expect(await stockOf(api.db, STOCK)).toBe(LAST);
  }
  tell('rival orders', ROUNDS * AT_ONCE);
});

it(`sells an hour to exactly one of ${AT_ONCE} at once, ${ROUNDS} times`, { timeout: 1_800_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Half of them want the hour after it too.
    const made = await outcomesOf(
      everybody.map((index) => {
        const hours = index % 2 === 0 ? 1 : 2;
        const form = makeReservation({
          ends_at: `2026-11-25T${13 + hours}:00:00+08:00`,
          expected_payable: { amount: 38_000 * hours },
        });
        return createOrder(api.db, caller(index), testSellables.reservation, { choice: form, form });
      }),
    );
    expect(made).toHaveLength(1);
    const [order] = made;
    expect(await takenHours(api.db)).toHaveLength(Number(order?.user_id.slice(2)) % 2 === 0 ? 1 : 2);
    await cancelAll(made);
    expect(await takenHours(api.db)).toEqual([]);
  }
  tell('rival reservations', ROUNDS * AT_ONCE);
});
