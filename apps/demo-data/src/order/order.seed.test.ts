import { orderEndpoints } from '@zonekit/api-client/order/contract';
import { voucherEndpoints } from '@zonekit/api-client/order/voucher/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../api/test/harness.ts';
import { seed as seedBusiness } from '../business/business.seed.ts';
import { seed as seedExperiment } from '../experiment/experiment.seed.ts';
import { seed as seedMaterial } from '../material/material.seed.ts';
import { seed as seedShops } from '../shop/shop.seed.ts';
import { moreOrders } from './more-orders.ts';
import { orderPlans } from './order.plans.ts';
import { seed } from './order.seed.ts';

let api: TestApi;
const NOW = new Date('2026-11-20T14:36:00+08:00');
beforeAll(async () => {
  api = await startTestApi({
    now: () => NOW,
    seed: [seedShops, seedExperiment, seedBusiness, seedMaterial, seed],
  });
}, 240_000);
afterAll(() => api.close());

it('orders of all kinds, areas and states are there for each enterprise of the demo', async () => {
  const { body } = await api.inject(orderEndpoints.listOrders, { query: { page_size: 100 } }, { as: 'operator' });
  expect(body.page.total).toBe(orderPlans.length);
  for (const facet of [body.facets.kind, body.facets.area, body.facets.status])
    expect(facet.every(({ count }) => count > 1)).toBe(true);
  expect([body.facets.kind, body.facets.area, body.facets.status].map(({ length }) => length)).toEqual([4, 3, 6]);
  expect(new Set(body.data.map(({ enterprise }) => enterprise.id)).size).toBe(3);
  const completed = await api.db.selectFrom('orders').select('rated_at').where('status', '=', 'completed').execute();
  expect(completed.some(({ rated_at }) => rated_at === null)).toBe(true);
  expect(completed.some(({ rated_at }) => rated_at !== null)).toBe(true);
});

it('the vouchers of the main enterprise have 8,400 yuan left, and every balance is the sum of its movements', async () => {
  const { body } = await api.inject(voucherEndpoints.getVoucherAccount, {}, { as: 'demo' });
  expect(body.data).toMatchObject({ year: 2026, balance: { amount: 840_000 } });
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from voucher_accounts a
    where balance <> (select sum(amount) from voucher_movements m where m.account_id = a.id)`.execute(api.db);
  expect(rows[0]?.wrong).toBe(0);
  const states = await api.inject(voucherEndpoints.listRedemptions, { query: {} }, { as: 'demo' });
  expect(states.body.facets.status.map(({ value }) => value)).toEqual([
    'submitted',
    'reviewing',
    'approved',
    'returned',
    'rejected',
    'paid',
  ]);
});

it('movements follow each other in time', async () => {
  const { body } = await api.inject(
    voucherEndpoints.listVoucherMovements,
    { query: { page_size: 100 } },
    { as: 'demo' },
  );
  const times = body.data.map(({ at }) => Date.parse(at));
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

it('grow to as many as are asked for, each with the history of its state and found by its number', async () => {
  await api.db.transaction().execute((tx) => moreOrders(tx, 300, NOW));
  const { body } = await api.inject(orderEndpoints.listOrders, { query: { page_size: 1 } }, { as: 'operator' });
  expect(body.page.total).toBe(orderPlans.length + 300);
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from orders o where id like 'order-more-%' and not exists (
      select from lifecycle_events e where e.subject_id = o.id and e.until is null and e.to_status = o.status)`.execute(
    api.db,
  );
  expect(rows[0]?.wrong).toBe(0);
  const [own] = await api.db.selectFrom('orders').select(['id', 'number']).where('id', '=', 'order-more-100').execute();
  const found = await api.inject(orderEndpoints.listOrders, { query: { q: own?.number ?? '' } }, { as: 'demo' });
  expect(found.body.data.map(({ id }) => id)).toEqual(['order-more-100']);
});
