import type { MaterialChoice, ReservationChoice } from '@zonekit/api-client/order/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOffers, materialChoiceOf, reservationChoices } from '../../../demo-data/src/order/order.offers.ts';
import { isUnavailable } from '../../src/database/failures.ts';
import { createOrder } from '../../src/modules/order/order.create.ts';
import { makeMaterialOrder, makeReservation, orderCaller } from '../../src/modules/order/order.fixture.ts';
import { moveOrder } from '../../src/modules/order/order.move.ts';
import { sellables } from '../../src/modules/order/sellables.ts';
import type { Sellable } from '../../src/modules/shop/sellable.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const AT_ONCE = 200;
const ROUNDS = times(50, 2);
const LAST = 2;

let api: TestApi;
/** Goods of the mall's catalogue, and a time of an instrument with one that overlaps it; no rule refuses them. */
let goods: MaterialChoice;
let reservation: { short: ReservationChoice; long: ReservationChoice };
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, demo: true });
  const offers = await findOffers(api.db);
  const first = { nth: 0, use_voucher: false };
  const choice = materialChoiceOf(offers, 'mall', first);
  if (!choice) throw new Error('The demo has no goods.');
  goods = { ...choice, quantity: 1 };
  reservation = await findTimes(
    offers.reservations.instrument.flatMap((_, nth) =>
      reservationChoices(offers, 'instrument', { ...first, nth, at: NOW }),
    ),
  );
}, 240_000);
afterAll(() => api.close());

const caller = (index: number) => orderCaller({ user_id: `u-${index}`, enterprise_id: `e-${index}` }, NOW);
const everybody = Array.from({ length: AT_ONCE }, (_, index) => index);

const offerOf = <Choice>(sellable: Sellable<Choice>, choice: Choice) =>
  sellable.offer(api.db, choice, { now: NOW, buyer: caller(0).user as { user_id: string; enterprise_id: string } });

/** The first time that one buyer gets as it is and twice as long. */
const findTimes = async (choices: readonly ReservationChoice[]): Promise<typeof reservation> => {
  for (const short of choices) {
    const [from, to] = [Date.parse(short.starts_at), Date.parse(short.ends_at)];
    const long = { ...short, ends_at: new Date(to + (to - from)).toISOString() };
    const problems = (await Promise.all([short, long].map((choice) => offerOf(sellables.reservation, choice)))).flatMap(
      (offer) => offer.problems,
    );
    if (problems.length > 0) continue;
    const form = makeReservation({ expected_payable: { amount: await priceOf(sellables.reservation, long) } });
    const made = await outcomesOf([createOrder(api.db, caller(0), sellables.reservation, { choice: long, form })]);
    await cancelAll(made);
    if (made.length > 0) return { short, long };
  }
  throw new Error('The demo has no instrument that is free for two of its shortest times in a row.');
};

/** The price of what is chosen, in fen. */
const priceOf = async <Choice>(sellable: Sellable<Choice>, choice: Choice): Promise<number> =>
  (await offerOf(sellable, choice)).lines.reduce((sum, { amount }) => sum + amount, 0);

const stock = () =>
  api.db
    .selectFrom('material_stock')
    .select('quantity')
    .where('spec_id', '=', goods.spec_id)
    .where('warehouse_id', '=', goods.warehouse_id);
const stockOf = async () => (await stock().executeTakeFirstOrThrow()).quantity;
const bucketsOf = (id: string) =>
  api.db.selectFrom('experiment_buckets').select('starts_at').where('order_id', '=', id).execute();

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
      Array.from({ length: 12 }, () => moveOrder(sellables, api.db, own, id, cancel)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
};

it(`sells the last ${LAST} pieces to exactly ${LAST} of ${AT_ONCE} at once, and has them back once, ${ROUNDS} times`, {
  timeout: 1_800_000,
}, async () => {
  await api.db
    .updateTable('material_stock')
    .set({ quantity: LAST })
    .where('spec_id', '=', goods.spec_id)
    .where('warehouse_id', '=', goods.warehouse_id)
    .execute();
  const form = makeMaterialOrder({ ...goods, expected_payable: { amount: await priceOf(sellables.material, goods) } });
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await outcomesOf(
      everybody.map((index) => createOrder(api.db, caller(index), sellables.material, { choice: goods, form })),
    );
    expect(made).toHaveLength(LAST);
    expect(await stockOf()).toBe(0);
    await cancelAll(made);
    expect(await stockOf()).toBe(LAST);
  }
  tell('rival orders', ROUNDS * AT_ONCE);
});

it(`sells a time to exactly one of ${AT_ONCE} at once, ${ROUNDS} times`, { timeout: 1_800_000 }, async () => {
  const requests = await Promise.all(
    [reservation.short, reservation.long].map(async (choice) => {
      const expected_payable = { amount: await priceOf(sellables.reservation, choice) };
      return { choice, form: makeReservation({ ...choice, expected_payable }) };
    }),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    // Half of them want the time after it too.
    const made = await outcomesOf(
      everybody.flatMap((index) => {
        const request = requests[index % requests.length];
        return request ? [createOrder(api.db, caller(index), sellables.reservation, request)] : [];
      }),
    );
    expect(made).toHaveLength(1);
    const [won] = made;
    const buckets = await bucketsOf(won?.id ?? '');
    expect(buckets.length).toBeGreaterThan(0);
    await cancelAll(made);
    expect(await bucketsOf(won?.id ?? '')).toEqual([]);
  }
  tell('rival reservations', ROUNDS * AT_ONCE);
});
