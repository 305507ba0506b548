import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOffers } from '../../../demo-data/src/order/order.offers.ts';
import { isUnavailable } from '../../src/database/failures.ts';
import { createOrder } from '../../src/modules/order/order.create.ts';
import { makeGrant, makeRedemption, makeServiceOrder, orderCaller } from '../../src/modules/order/order.fixture.ts';
import { moveOrder } from '../../src/modules/order/order.move.ts';
import { sellables } from '../../src/modules/order/sellables.ts';
import { createRedemption, moveRedemption } from '../../src/modules/order/voucher/redemption.service.ts';
import { grantTransfer } from '../../src/modules/order/voucher/voucher.transfer.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const AT_ONCE = 200;
const ROUNDS = times(50, 2);
const COVERED = 7;
/** What is left of the voucher when it has paid what it covers. */
const REST = 1_000;
/** Without vouchers of the demo. */
const ENTERPRISE = 'e-rival';
const OWNER = { user_id: 'u-demo', enterprise_id: ENTERPRISE };

let api: TestApi;
/** A service of the demo's catalogue, and what is paid for it. */
let form: ReturnType<typeof makeServiceOrder>;
/** Amount that the voucher pays of one order. */
let share: number;
let full: number;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, demo: true });
  await api.db.insertInto('enterprises').values({ id: ENTERPRISE, name: '抢先科技' }).execute();
  const { services } = await findOffers(api.db);
  for (const { id, specs } of services.enterprise) {
    form = makeServiceOrder({ offer_id: id, spec_id: specs[0], option_ids: [] });
    const { lines, voucher_rate, problems } = await sellables.service.offer(api.db, form, { now: NOW, buyer: OWNER });
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    share = Math.floor((total * voucher_rate) / 100);
    form.expected_payable = { amount: total - share, currency: 'CNY' };
    if (problems.length === 0 && share > REST) break;
  }
  expect(share).toBeGreaterThan(REST);
  full = COVERED * share + REST;
  await api.db.transaction().execute(async (tx) => {
    const grant = makeGrant({ id: 'g-rival', enterprise_id: ENTERPRISE, amount: full });
    await grantTransfer.write?.(tx, grant);
  });
  await api.db
    .insertInto('files')
    .values(
      Array.from({ length: AT_ONCE }, (_, index) => ({
        ...{ id: `f-${index}`, storage_key: 'a'.repeat(64), name: '发票.pdf', mime: 'application/pdf', kind: 'pdf' },
        ...{ size: 10, access: 'private', owner_id: OWNER.user_id, created_at: NOW.toISOString() },
      })) as never,
    )
    .execute();
}, 240_000);
afterAll(() => api.close());

const buyer = orderCaller(OWNER, NOW);
const office = orderCaller({ user_id: 'u-operator', role: 'operator', enterprise_id: null }, NOW);

const order = () => createOrder(api.db, buyer, sellables.service, { choice: form, form });
const redeem = (index: number) =>
  createRedemption(api.db, buyer, makeRedemption({ amount: share, invoices: [`f-${index}`] }));

const account = async () => {
  const { rows } = await sql<{ balance: number; moved: number }>`
    select a.balance, (select coalesce(sum(m.amount), 0) from voucher_movements m where m.account_id = a.id)::bigint as moved
    from voucher_accounts a where a.enterprise_id = ${ENTERPRISE}`.execute(api.db);
  return rows[0] ?? { balance: 0, moved: 0 };
};

const fulfilled = <T>(outcomes: PromiseSettledResult<T>[], code: string): T[] =>
  outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [outcome.value];
    // On a slow machine the pool has no connection in time, which the service answers with 503.
    if (!isUnavailable(outcome.reason)) expect(outcome.reason).toMatchObject({ code });
    return [];
  });

const cancel = { status: 'cancelled', reason: null, files: [] } as const;
const reject = async (id: string) => {
  await moveRedemption(api.db, office, id, { status: 'reviewing', reason: null, remarks: [] });
  await moveRedemption(api.db, office, id, { status: 'rejected', reason: '不符合', remarks: [] });
};

it(`pays ${COVERED} of ${AT_ONCE} orders at once, which is what the balance covers, and has it back once, ${ROUNDS} times`, {
  timeout: 1_800_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = fulfilled(await Promise.allSettled(Array.from({ length: AT_ONCE }, order)), 'conflict');
    expect(made).toHaveLength(COVERED);
    expect(await account()).toEqual({ balance: REST, moved: REST });
    const moves = made.flatMap(({ id }) => [1, 2, 3].map(() => moveOrder(sellables, api.db, buyer, id, cancel)));
    expect(fulfilled(await Promise.allSettled(moves), 'transition_refused')).toHaveLength(COVERED);
    expect(await account()).toEqual({ balance: full, moved: full });
  }
  tell('rival payments by voucher', ROUNDS * AT_ONCE);
});

it(`is never below zero with ${AT_ONCE} orders and redemptions at once, ${ROUNDS} times`, {
  timeout: 1_800_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const both = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) =>
        index % 2 === 0
          ? order().then(({ id }) => ({ id, redeemed: false }))
          : redeem(index).then(({ id }) => ({ id, redeemed: true })),
      ),
    );
    const done = both.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(done).toHaveLength(COVERED);
    expect(await account()).toEqual({ balance: REST, moved: REST });
    const backs = done.map(({ id, redeemed }) =>
      redeemed ? reject(id) : moveOrder(sellables, api.db, buyer, id, cancel),
    );
    await Promise.all(backs);
    expect(await account()).toEqual({ balance: full, moved: full });
  }
  tell('rival orders and redemptions', ROUNDS * AT_ONCE);
});
