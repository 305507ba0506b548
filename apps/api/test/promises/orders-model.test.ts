import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOffers } from '../../../demo-data/src/order/order.offers.ts';
import { addDays } from '../../src/frame/day.ts';
import { Problem } from '../../src/frame/problem.ts';
import { createOrder } from '../../src/modules/order/order.create.ts';
import {
  makeGrant,
  makeMaterialOrder,
  makeRedemption,
  makeReservation,
  orderCaller,
} from '../../src/modules/order/order.fixture.ts';
import { moveOrder } from '../../src/modules/order/order.move.ts';
import { sellables } from '../../src/modules/order/sellables.ts';
import {
  createRedemption,
  moveRedemption,
  resubmitRedemption,
} from '../../src/modules/order/voucher/redemption.service.ts';
import { grantTransfer } from '../../src/modules/order/voucher/voucher.transfer.ts';
import type { Sellable } from '../../src/modules/shop/sellable.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const MOVES = times(10_000, 500);
const EVERY = 25;
const ENTERPRISES = ['e-model-1', 'e-model-2'];
const STOCKS = 3;
const PIECES = 40;
/** An instrument is open from 9:00, for so many hours. */
const HOURS = 9;
const DAYS = times(170, 6);
const GRANTED = 2_000_000;
const MORE_GRANTED = 290_000;

let api: TestApi;
/** Goods of the mall by warehouse, and an instrument, of the demo's catalogues. */
let goods: { id: string; spec_id: string; warehouse_id: string }[];
let instrument: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, demo: true });
  const { db } = api;
  const offers = await findOffers(db);
  goods = offers.goods.mall.slice(0, STOCKS);
  instrument = offers.reservations.instrument[0]?.id ?? '';
  expect(goods).toHaveLength(STOCKS);
  for (const place of goods.keys()) await setStock(place, PIECES);
  await openDaily();
  await db
    .insertInto('enterprises')
    .values(ENTERPRISES.map((id) => ({ id, name: id })))
    .execute();
  for (const [index, enterprise] of ENTERPRISES.entries()) {
    await grant({ id: `g-${enterprise}`, enterprise_id: enterprise, amount: GRANTED });
    await sql`insert into files (id, storage_key, name, mime, kind, size, access, owner_id, created_at)
      select ${`f-${index}-`} || n, 'a', '发票.pdf', 'application/pdf', 'pdf', 10, 'private', ${`u-${enterprise}`},
        ${NOW.toISOString()}::timestamptz from generate_series(0, ${MOVES}::integer) as n`.execute(db);
  }
}, 240_000);
afterAll(() => api.close());

const grant = (of: object) => api.db.transaction().execute(async (tx) => grantTransfer.write?.(tx, makeGrant(of)));

const setStock = async (place: number, count: number): Promise<void> => {
  const { id, spec_id, warehouse_id } = goodsAt(place);
  await sql`update material_stock set quantity = ${count}
    where product_id = ${id} and spec_id = ${spec_id} and warehouse_id = ${warehouse_id}`.execute(api.db);
  await sql`update material_products p set stock =
    (select sum(quantity) from material_stock s where s.product_id = p.id) where p.id = ${id}`.execute(api.db);
};
const goodsAt = (place: number) => {
  const one = goods[place];
  if (!one) throw new Error('The demo has too few goods.');
  return one;
};

/** The instrument by whole hours of every day, free and without a limit, for the trained staff of all enterprises. */
const openDaily = async (): Promise<void> => {
  const hours = Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, opens: '09:00', closes: '18:00' }));
  await api.db
    .updateTable('experiment_rules')
    .set({
      ...{ bucket_minutes: 60, shortest_minutes: 60, longest_minutes: 60 * HOURS, weekly_minutes: null },
      ...{ lunch_from: null, lunch_to: null, lead_hours: 0, horizon_days: DAYS + 10 },
      ...{ hours: JSON.stringify(hours), disabled: JSON.stringify([]) },
    })
    .where('obj_id', '=', instrument)
    .execute();
  await api.db.deleteFrom('experiment_blocks').where('obj_id', '=', instrument).execute();
  await api.db.deleteFrom('experiment_buckets').where('obj_id', '=', instrument).execute();
  const trained = { obj_id: instrument, valid_until: '2027-12-31' };
  await api.db
    .insertInto('experiment_trainings')
    .values(ENTERPRISES.map((enterprise_id) => ({ ...trained, enterprise_id })))
    .execute();
};

/** The plain model: what is in stock, which hours are free, what is left of the vouchers. */
interface Made {
  id: string;
  owner: number;
  status: string;
  voucher: number;
  stock: { place: number; count: number } | null;
  hours: string[];
}
interface Redeemed {
  id: string;
  owner: number;
  status: string;
  amount: number;
  version: number;
  invoice: string;
}
const stock = Array.from({ length: STOCKS }, () => PIECES);
const taken = new Set<string>();
const balances = ENTERPRISES.map(() => GRANTED);
const orders: Made[] = [];
const redemptions: Redeemed[] = [];
let invoices = 0;
let grants = 0;

const buyer = (owner: number) =>
  orderCaller({ user_id: `u-${ENTERPRISES[owner]}`, enterprise_id: ENTERPRISES[owner] ?? null }, NOW);
const office = orderCaller({ user_id: 'u-operator', role: 'operator' }, NOW);
const balanceOf = (owner: number): number => balances[owner] ?? 0;
const change = (owner: number, amount: number): void => {
  balances[owner] = balanceOf(owner) + amount;
};

const owner = fc.nat(ENTERPRISES.length - 1);
const act = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    owner,
    stock: fc.nat(STOCKS - 1),
    count: fc.integer({ min: 1, max: 12 }),
    voucher: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('reserve' as const),
    owner,
    day: fc.nat(DAYS - 1),
    from: fc.nat(HOURS - 1),
    count: fc.integer({ min: 1, max: 4 }),
    voucher: fc.boolean(),
  }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), at: fc.nat(), choice: fc.nat() }) },
  fc.record({ kind: fc.constant('supply' as const), owner, stock: fc.nat(STOCKS - 1) }),
  fc.record({ kind: fc.constant('redeem' as const), owner, amount: fc.integer({ min: 1, max: 700_000 }) }),
  fc.record({
    kind: fc.constant('review' as const),
    at: fc.nat(),
    to: fc.constantFrom('reviewing', 'returned', 'rejected', 'approved', 'paid'),
  }),
  fc.record({ kind: fc.constant('edit' as const), at: fc.nat(), amount: fc.integer({ min: 1, max: 700_000 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
type Kind<K> = Extract<Act, { kind: K }>;

/** What an order costs, and the voucher's part of it, as far as the balance goes. */
const payment = async <Choice>(sellable: Sellable<Choice>, choice: Choice, by: number, voucher: boolean) => {
  const { lines, voucher_rate } = await sellable.offer(api.db, choice, { now: NOW, buyer: null });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const paid = voucher ? Math.min(Math.floor((total * voucher_rate) / 100), balanceOf(by)) : 0;
  return { paid, payable: total - paid };
};

/** Whether the service refused it; anything but a refusal fails the test. */
const refused = async (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Problem) return true;
      throw error;
    },
  );

const left = (place: number): number => stock[place] ?? 0;

const buy = async ({ owner: by, stock: place, count, voucher }: Kind<'buy'>): Promise<void> => {
  const { id: offer_id, spec_id, warehouse_id } = goodsAt(place);
  const choice = { offer_id, spec_id, warehouse_id, option_ids: [], quantity: count, use_voucher: voucher };
  const { paid, payable } = await payment(sellables.material, choice, by, voucher);
  const form = makeMaterialOrder({ ...choice, expected_payable: { amount: payable } });
  const work = createOrder(api.db, buyer(by), sellables.material, { choice, form });
  const tooFew = left(place) < count;
  expect(await refused(work)).toBe(tooFew);
  if (tooFew) return;
  stock[place] = left(place) - count;
  change(by, -paid);
  const taking = { stock: { place, count }, hours: [], voucher: paid };
  orders.push({ id: (await work).id, owner: by, status: 'pending', ...taking });
};

const reserve = async ({ owner: by, day, from, count, voucher }: Kind<'reserve'>): Promise<void> => {
  const date = addDays('2026-11-25', day);
  const at = (hour: number): string => `${date}T${String(9 + hour).padStart(2, '0')}:00:00+08:00`;
  const hours = Array.from({ length: count }, (_, index) => at(from + index));
  const form = makeReservation({
    ...{ offer_id: instrument, starts_at: at(from), ends_at: at(from + count), use_voucher: voucher },
  });
  const { paid, payable } = await payment(sellables.reservation, form, by, voucher);
  const work = createOrder(api.db, buyer(by), sellables.reservation, {
    choice: form,
    form: { ...form, expected_payable: { amount: payable } },
  });
  const isRefused = from + count > HOURS || hours.some((hour) => taken.has(hour));
  expect(await refused(work)).toBe(isRefused);
  if (isRefused) return;
  for (const hour of hours) taken.add(hour);
  change(by, -paid);
  orders.push({ id: (await work).id, owner: by, status: 'pending', stock: null, hours, voucher: paid });
};

const ORDER_MOVES: Readonly<Record<string, readonly string[]>> = {
  pending: ['confirmed', 'cancelled', 'rejected'],
  confirmed: ['in_progress', 'cancelled'],
  in_progress: ['completed'],
};
const moveSome = async ({ at: index, choice }: Kind<'move'>): Promise<void> => {
  // Younger orders are tried more often.
  const order = orders.at(-1 - (index % Math.min(orders.length, 20)));
  if (!order) return;
  // An allowed move, or any move.
  const candidates = [...(ORDER_MOVES[order.status] ?? []), 'confirmed', 'cancelled'];
  const to = candidates[choice % candidates.length] ?? '';
  const by = to === 'cancelled' ? buyer(order.owner) : office;
  const status = to as 'cancelled';
  const work = moveOrder(sellables, api.db, by, order.id, { status, reason: '停产', files: [] });
  const allowed = ORDER_MOVES[order.status]?.includes(to) ?? false;
  expect(await refused(work)).toBe(!allowed);
  if (!allowed) return;
  order.status = to;
  if (to !== 'cancelled' && to !== 'rejected') return;
  change(order.owner, order.voucher);
  if (order.stock) stock[order.stock.place] = left(order.stock.place) + order.stock.count;
  for (const hour of order.hours) taken.delete(hour);
};

const redeem = async ({ owner: by, amount }: Kind<'redeem'>): Promise<void> => {
  invoices += 1;
  const invoice = `f-${by}-${invoices}`;
  const work = createRedemption(api.db, buyer(by), makeRedemption({ amount, invoices: [invoice] }));
  const tooMuch = amount > balanceOf(by);
  expect(await refused(work)).toBe(tooMuch);
  if (tooMuch) return;
  change(by, -amount);
  redemptions.push({ id: (await work).id, owner: by, status: 'submitted', amount, version: 1, invoice });
};

/** More goods and more vouchers, so that a long run does not end in refusals alone. */
const supply = async ({ owner: by, stock: place }: Kind<'supply'>): Promise<void> => {
  stock[place] = left(place) + PIECES;
  await setStock(place, left(place));
  grants += 1;
  await grant({ id: `g-${grants}`, enterprise_id: ENTERPRISES[by], amount: MORE_GRANTED });
  change(by, MORE_GRANTED);
};

const REVIEWS: Readonly<Record<string, readonly string[]>> = {
  submitted: ['reviewing'],
  reviewing: ['approved', 'returned', 'rejected'],
  approved: ['paid'],
};
const review = async ({ at: index, to }: Kind<'review'>): Promise<void> => {
  const redemption = redemptions.at(-1 - (index % Math.min(redemptions.length, 10)));
  if (!redemption) return;
  const change_ = { status: to as 'reviewing', reason: '请补正', remarks: [] };
  const work = moveRedemption(api.db, office, redemption.id, change_);
  const allowed = REVIEWS[redemption.status]?.includes(to) ?? false;
  expect(await refused(work)).toBe(!allowed);
  if (!allowed) return;
  redemption.status = to;
  if (to === 'rejected') change(redemption.owner, redemption.amount);
};

const edit = async ({ at: index, amount }: Kind<'edit'>): Promise<void> => {
  const returned = redemptions.filter(({ status }) => status === 'returned');
  const redemption = returned[index % Math.max(1, returned.length)];
  if (!redemption) return;
  const { id, owner: by, version, invoice } = redemption;
  const form = { ...makeRedemption({ amount, invoices: [invoice] }), version };
  const work = resubmitRedemption(api.db, buyer(by), id, form);
  const tooMuch = amount > balanceOf(by) + redemption.amount;
  expect(await refused(work)).toBe(tooMuch);
  if (tooMuch) return;
  change(by, redemption.amount - amount);
  Object.assign(redemption, { amount, version: version + 1, status: 'submitted' });
};

const perform = (one: Act): Promise<void> => {
  if (one.kind === 'buy') return buy(one);
  if (one.kind === 'reserve') return reserve(one);
  if (one.kind === 'move') return moveSome(one);
  if (one.kind === 'redeem') return redeem(one);
  if (one.kind === 'supply') return supply(one);
  return one.kind === 'review' ? review(one) : edit(one);
};

const compare = async (): Promise<void> => {
  const kept = await api.db.selectFrom('material_stock').selectAll().execute();
  const quantities = goods.map(
    ({ spec_id, warehouse_id }) =>
      kept.find((row) => row.spec_id === spec_id && row.warehouse_id === warehouse_id)?.quantity,
  );
  expect(quantities).toEqual(stock);
  const products = await api.db
    .selectFrom('material_products')
    .select(['id', 'stock'])
    .where('id', 'in', [...new Set(goods.map(({ id }) => id))])
    .execute();
  for (const { id, stock: pieces } of products)
    expect(pieces).toBe(kept.reduce((sum, row) => sum + (row.product_id === id ? row.quantity : 0), 0));
  const buckets = await api.db
    .selectFrom('experiment_buckets')
    .select('starts_at')
    .where('obj_id', '=', instrument)
    .orderBy('starts_at')
    .execute();
  expect(buckets.map(({ starts_at }) => Date.parse(starts_at))).toEqual(
    [...taken].map(Date.parse).sort((a, b) => a - b),
  );
  const { rows } = await sql<{ enterprise_id: string; balance: number; moved: number }>`
    select a.enterprise_id, a.balance, sum(m.amount)::bigint as moved from voucher_accounts a
    join voucher_movements m on m.account_id = a.id where a.enterprise_id in (${sql.join(ENTERPRISES)}) group by a.id order by a.enterprise_id`.execute(
    api.db,
  );
  const expected = ENTERPRISES.map((enterprise_id, by) => {
    const balance = balanceOf(by);
    return { enterprise_id, balance, moved: balance };
  });
  expect(rows).toEqual(expected.sort((a, b) => (a.enterprise_id < b.enterprise_id ? -1 : 1)));
};

it(`has stock, hours and vouchers as a plain model has them after ${MOVES} random orders, moves and redemptions`, {
  timeout: 3_600_000,
}, async () => {
  for (const [index, one] of fc.sample(act, { numRuns: MOVES, seed: 20_261_120 }).entries()) {
    await perform(one);
    if (index % EVERY === 0 || index === MOVES - 1) await compare();
  }
  // Not all were refused, and every way of giving back was taken.
  expect(orders.length).toBeGreaterThan(MOVES / 20);
  const ended = new Set([...orders, ...redemptions].map(({ status }) => status));
  for (const status of ['cancelled', 'rejected', 'completed', 'submitted']) expect(ended).toContain(status);
  tell('moves of orders and vouchers', MOVES);
});
