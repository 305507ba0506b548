import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/frame/day.ts';
import { Problem } from '../../src/frame/problem.ts';
import { createOrder } from '../../src/modules/order/order.create.ts';
import {
  makeCatalogue,
  makeGrant,
  makeMaterialOrder,
  makeRedemption,
  makeReservation,
  orderCaller,
  setStock,
  stockOf,
  takenHours,
  testSellables,
} from '../../src/modules/order/order.fixture.ts';
import { moveOrder } from '../../src/modules/order/order.move.ts';
import {
  createRedemption,
  moveRedemption,
  resubmitRedemption,
} from '../../src/modules/order/voucher/redemption.service.ts';
import { grantTransfer } from '../../src/modules/order/voucher/voucher.transfer.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const MOVES = times(10_000, 500);
const EVERY = 25;
const ENTERPRISES = ['e-lantu', 'e-haiheng'];
const STOCKS = ['dn50 w-1', 'dn80 w-1', 'dn50 w-2'];
const PIECES = 40;
const HOURS = 9;
const DAYS = times(200, 6);
const GRANTED = 2_000_000;
const PIECE = 29_000;
const HOUR = 38_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => NOW,
    seed: [
      async ({ db }) => {
        await makeCatalogue(db);
        for (const id of STOCKS) await setStock(db, id, PIECES);
        await db.transaction().execute(async (tx) => {
          for (const id of ENTERPRISES)
            await grantTransfer.write?.(tx, makeGrant({ id: `g-${id}`, enterprise_id: id, amount: GRANTED }));
        });
        for (const [index, enterprise] of ENTERPRISES.entries())
          await sql`insert into files (id, storage_key, name, mime, kind, size, access, owner_id, created_at)
            select ${`f-${index}-`} || n, 'a', '发票.pdf', 'application/pdf', 'pdf', 10, 'private', ${`u-${enterprise}`},
              ${NOW.toISOString()}::timestamptz from generate_series(0, ${MOVES}::integer) as n`.execute(db);
      },
    ],
  });
}, 60_000);
afterAll(() => api.close());

/** The plain model: what is in stock, which hours are free, what is left of the vouchers. */
interface Made {
  id: string;
  owner: number;
  status: string;
  voucher: number;
  stock: { id: string; count: number } | null;
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
const stock = new Map(STOCKS.map((id) => [id, PIECES]));
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
    stock: fc.nat(STOCKS.length - 1),
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
  fc.record({ kind: fc.constant('supply' as const), owner, stock: fc.nat(STOCKS.length - 1) }),
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

/** Half of the total, as far as the balance goes. */
const share = (by: number, total: number, voucher: boolean): number =>
  voucher ? Math.min(Math.floor(total / 2), balanceOf(by)) : 0;

/** Whether the service refused it; anything but a refusal fails the test. */
const refused = async (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Problem) return true;
      throw error;
    },
  );

const buy = async ({ owner: by, stock: place, count, voucher }: Kind<'buy'>): Promise<void> => {
  const id = STOCKS[place] ?? '';
  const [spec_id, warehouse_id] = id.split(' ');
  const paid = share(by, PIECE * count, voucher);
  const expected_payable = { amount: PIECE * count - paid };
  const form = makeMaterialOrder({ spec_id, warehouse_id, quantity: count, use_voucher: voucher, expected_payable });
  const left = stock.get(id) ?? 0;
  const work = createOrder(api.db, buyer(by), testSellables.material, { choice: form, form });
  expect(await refused(work)).toBe(left < count);
  if (left < count) return;
  stock.set(id, left - count);
  change(by, -paid);
  const taking = { stock: { id, count }, hours: [], voucher: paid };
  orders.push({ id: (await work).id, owner: by, status: 'pending', ...taking });
};

const reserve = async ({ owner: by, day, from, count, voucher }: Kind<'reserve'>): Promise<void> => {
  const date = addDays('2026-11-25', day);
  const at = (hour: number): string => `${date}T${String(9 + hour).padStart(2, '0')}:00:00+08:00`;
  const hours = Array.from({ length: count }, (_, index) => at(from + index));
  const paid = share(by, HOUR * count, voucher);
  const expected_payable = { amount: HOUR * count - paid };
  const times = { starts_at: at(from), ends_at: at(from + count) };
  const form = makeReservation({ ...times, use_voucher: voucher, expected_payable });
  const work = createOrder(api.db, buyer(by), testSellables.reservation, { choice: form, form });
  const isTaken = hours.some((hour) => taken.has(hour));
  expect(await refused(work)).toBe(isTaken);
  if (isTaken) return;
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
  const work = moveOrder(testSellables, api.db, by, order.id, { status, reason: '停产', files: [] });
  const allowed = ORDER_MOVES[order.status]?.includes(to) ?? false;
  expect(await refused(work)).toBe(!allowed);
  if (!allowed) return;
  order.status = to;
  if (to !== 'cancelled' && to !== 'rejected') return;
  change(order.owner, order.voucher);
  if (order.stock) stock.set(order.stock.id, (stock.get(order.stock.id) ?? 0) + order.stock.count);
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
  const id = STOCKS[place] ?? '';
  const count = (stock.get(id) ?? 0) + PIECES;
  await setStock(api.db, id, count);
  stock.set(id, count);
  grants += 1;
  const grant = makeGrant({ id: `g-${grants}`, enterprise_id: ENTERPRISES[by], amount: PIECE * 10 });
  await api.db.transaction().execute(async (tx) => grantTransfer.write?.(tx, grant));
  change(by, PIECE * 10);
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
  for (const id of STOCKS) expect(await stockOf(api.db, id)).toBe(stock.get(id));
  expect(await takenHours(api.db)).toEqual([...taken].sort());
  const { rows } = await sql<{ enterprise_id: string; balance: number; moved: number }>`
    select a.enterprise_id, a.balance, sum(m.amount)::bigint as moved from voucher_accounts a
    join voucher_movements m on m.account_id = a.id group by a.id order by a.enterprise_id`.execute(api.db);
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
