import { randomUUID } from 'node:crypto';
import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import { spaceEndpoints } from '@zonekit/api-client/space/contract';
import { leaseEndpoints } from '@zonekit/api-client/space/lease/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../../test/harness.ts';
import { makeBuilding, makeContract, makePark, makeUnit } from '../space.fixture.ts';
import { writeBuildings, writeContracts, writeParks, writeUnits } from '../space.write.ts';
import { bringLeases, makeLeaseRow } from './lease.fixture.ts';
import { leaseQueue } from './lease.queue.ts';
import { contractTransfer, rentTransfer } from './lease.transfer.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
let clock = NOW;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => clock,
    seed: [
      async ({ db }) => {
        await writeParks(db, [makePark()]);
        await writeBuildings(db, [makeBuilding()]);
        await writeUnits(db, [makeUnit(), makeUnit({ id: 'unit-2', number: '1803' })]);
      },
    ],
  });
});
afterEach(async () => {
  clock = NOW;
  await api.db.updateTable('space_contracts').set({ renews_id: null }).execute();
  await api.db.deleteFrom('space_contracts').execute();
  await api.db.deleteFrom('lifecycle_events').where('subject', '=', 'contract').execute();
});
afterAll(() => api.close());

type As = NonNullable<Options['as']>;
const { getContract, listContracts, contractsFile, contractRents, moveContract, renewalOptions, renewContract } =
  leaseEndpoints;
const params = (contract_id: string) => ({ contract_id });
const bring = (...rows: Record<string, unknown>[]) =>
  api.db.transaction().execute((tx) => bringLeases(tx, rows.map(makeLeaseRow)));
const get = (id: string, as: As = 'demo', locale: 'zh-CN' | 'en' = 'zh-CN') =>
  api.inject(getContract, { params: params(id) }, { as, locale });
const move = (id: string, status: string, as: As, reason?: string) =>
  api.inject(moveContract, { params: params(id), body: { status, ...(reason && { reason }) } }, { as });
const renew = (id: string, as: As, term_months = 24) =>
  api.inject(renewContract, { params: params(id), body: { term_months }, idempotencyKey: randomUUID() }, { as });
const optionsOf = async (id: string) =>
  (await api.inject(renewalOptions, { params: params(id) }, { as: 'demo' })).body.data;
const availability = async (unit_id = 'unit-1') =>
  (await api.inject(spaceEndpoints.getUnit, { params: { unit_id } })).body.data.availability;

describe('a contract', () => {
  it('shows its terms, and its rent by period with what is paid, due and later', async () => {
    await bring({});
    await api.db.updateTable('space_rents').set({ paid_on: '2026-01-04' }).where('period', '<=', 2).execute();
    const { data } = (await get('lease-1', 'demo', 'en')).body;
    expect(data).toMatchObject({
      number: 'HT20260101-TEST',
      unit: { id: 'unit-1', title: 'Qihang Centre, Building B, 1802', area: 286 },
      landlord: { name: 'Qihang Operations', phone: '0633-2026001' },
      tenant: { name: '东港澜图智能装备有限公司' },
      days_left: 41,
      status: 'active',
      value: { amount: 1_200_000 },
      paid: { amount: 600_000 },
      next_rent: { period: 3, status: 'overdue' },
      signed_on: '2026-01-01',
      allowed: [],
      can_renew: true,
    });
    expect(data.rents.map(({ due_on, days, status }) => [due_on, days, status])).toEqual([
      ['2026-01-01', 90, 'paid'],
      ['2026-04-01', 91, 'paid'],
      ['2026-07-01', 92, 'overdue'],
      ['2026-10-01', 92, 'overdue'],
    ]);
    const csv = await api.inject(contractRents, { params: params('lease-1') }, { as: 'demo' });
    expect(csv.raw.toString()).toContain('3,2026-07-01,2026-09-30,92,3000.00,2026-07-01,,逾期');
    expect((await api.inject(contractRents, { params: params('lease-1') }, { as: 'staff' })).status).toBe(404);
  });

  it.each([
    ['2026-11-30', 'active', 31],
    ['2026-12-01', 'expiring', 30],
    ['2026-12-31', 'expiring', 0],
    ['2027-01-01', 'expired', -1],
  ])('is by the clock on %s: %s', async (day, status, days_left) => {
    await bring({});
    clock = new Date(`${day}T09:00:00+08:00`);
    expect((await get('lease-1')).body.data).toMatchObject({ status, days_left });
    const { body } = await api.inject(listContracts, { query: { status: [status] } }, { as: 'demo' });
    expect(body.data.map(({ id }) => id)).toEqual(['lease-1']);
    expect(body.facets.status.find(({ value }) => value === status)?.count).toBe(1);
  });

  it('tells what the clock made of it, and is a task of the overview in its last days', async () => {
    await bring({ ends_on: '2026-12-10' });
    const { body } = await get('lease-1');
    expect(body.data.events.map(({ to, at }) => [to, at.slice(0, 10)])).toEqual([
      ['pending_signature', '2026-01-01'],
      ['active', '2026-01-01'],
      ['expiring', '2026-11-10'],
    ]);
    const overview = await api.inject(overviewEndpoints.overview, {}, { as: 'demo' });
    const task = overview.body.data.tasks.find(({ subject }) => subject === 'contract');
    expect(task).toMatchObject({ id: 'lease-1', state: { value: 'expiring' }, due_at: '2026-12-10T18:00:00+08:00' });
  });

  it('belongs to its tenant and the office', async () => {
    await bring({}, { id: 'lease-2', unit_id: 'unit-2', number: 'HT-2', enterprise_id: 'e-haiheng' });
    // Without a tenant it is nobody's in the portal.
    await writeContracts(api.db, [makeContract({ starts_on: '2027-01-01', ends_on: '2027-12-31' })]);
    expect([(await get('lease-1')).status, (await get('lease-1', 'staff')).status]).toEqual([200, 404]);
    expect((await get('contract-1', 'operator')).status).toBe(404);
    const ids = async (as: As) => (await api.inject(listContracts, {}, { as })).body.data.map(({ id }) => id);
    expect([await ids('demo'), await ids('staff'), await ids('new'), (await ids('operator')).sort()]).toEqual([
      ['lease-1'],
      ['lease-2'],
      [],
      ['lease-1', 'lease-2'],
    ]);
    const csv = await api.inject(contractsFile, { params: { format: 'csv' } }, { as: 'demo', locale: 'en' });
    expect(csv.raw.toString()).toContain('1000.00,2000.00,12000.00,0.00,2026-01-01,Active');
  });

  it('is signed by its tenant while its term lasts', async () => {
    await bring({ state: 'pending_signature', starts_on: '2026-11-01', ends_on: '2027-10-31' });
    expect(await leaseQueue.find(api.db, 'ht20260101-test')).toBe('lease-1');
    expect((await leaseQueue.describe(api.db, ['lease-1'])).get('lease-1')?.title).toContain('启航中心B座 1802');
    expect((await move('lease-1', 'active', 'staff')).status).toBe(404);
    clock = new Date('2027-11-01T09:00:00+08:00');
    expect((await get('lease-1')).body.data.allowed).toEqual([]);
    expect((await move('lease-1', 'active', 'demo')).error.message).toBe('租期已过，不能再签署');
    clock = NOW;
    expect((await get('lease-1')).body.data.allowed).toEqual(['active']);
    const signed = await move('lease-1', 'active', 'demo');
    expect(signed.body.data).toMatchObject({ status: 'active', signed_on: '2026-11-20' });
  });

  it.each(['pending_signature', 'active'])('that is %s is terminated by the office with a reason', async (state) => {
    await bring({ state, starts_on: '2026-08-01', ends_on: '2027-07-31' });
    expect(await availability()).toBe('let');
    expect((await move('lease-1', 'terminated', 'demo', '搬迁')).status).toBe(403);
    expect((await move('lease-1', 'terminated', 'operator')).error.code).toBe('validation_failed');
    const { data } = (await move('lease-1', 'terminated', 'operator', '拖欠租金')).body;
    expect(data).toMatchObject({ status: 'terminated', terminated_on: '2026-11-20', allowed: [], can_renew: false });
    expect(data.events.at(-1)?.reason).toBe('拖欠租金');
    expect(data.rents.map(({ status }) => status)).toEqual(['overdue', 'overdue', 'void', 'void']);
    expect(await availability()).toBe('vacant');
  });
});

describe('a renewal', () => {
  it('costs what the park of its unit asks for', async () => {
    await bring({});
    await api.db.updateTable('space_parks').set({ renewal_24: 103 }).execute();
    expect((await optionsOf('lease-1')).map(({ monthly_rent }) => monthly_rent.amount)).toEqual([
      104_000, 103_000, 98_000,
    ]);
    expect((await renew('lease-1', 'demo')).body.data.monthly_rent.amount).toBe(103_000);
    await api.db.updateTable('space_parks').set({ renewal_24: 100 }).execute();
  });

  it('begins the day after, costs less the longer it is, and ends the old contract when it is signed', async () => {
    await bring({});
    expect(await optionsOf('lease-1')).toMatchObject([
      { term_months: 12, starts_on: '2027-01-01', ends_on: '2027-12-31', quarterly_difference: { amount: 12_000 } },
      { term_months: 24, monthly_rent: { amount: 100_000 }, quarterly_difference: { amount: 0 } },
      {
        term_months: 36,
        ends_on: '2029-12-31',
        quarterly_difference: { amount: -6_000 },
        value: { amount: 3_528_000 },
      },
    ]);
    expect((await renew('lease-1', 'operator')).status).toBe(403);
    expect((await renew('lease-1', 'staff')).status).toBe(404);
    const made = (await renew('lease-1', 'demo')).body.data;
    expect(made).toMatchObject({
      status: 'pending_signature',
      starts_on: '2027-01-01',
      ends_on: '2028-12-31',
      renews: { id: 'lease-1', status: 'active' },
      deposit: { amount: 200_000 },
      value: { amount: 2_400_000 },
    });
    const again = await renew('lease-1', 'demo');
    expect([again.status, again.error.details]).toEqual([409, { contract_id: made.id }]);
    expect(await optionsOf('lease-1')).toEqual([]);
    expect((await get('lease-1')).body.data).toMatchObject({ status: 'active', renewed_by: { id: made.id } });

    await move(made.id, 'active', 'demo');
    const old = (await get('lease-1')).body.data;
    expect([old.status, old.events.at(-1)?.to]).toEqual(['renewed', 'renewed']);
    expect(await availability()).toBe('let');
  });

  it('is offered where the unit is free then, and asked for while the contract runs', async () => {
    await bring({});
    await writeContracts(api.db, [makeContract({ starts_on: '2028-06-01', ends_on: '2028-12-31' })]);
    expect((await optionsOf('lease-1')).map(({ term_months }) => term_months)).toEqual([12]);
    expect((await renew('lease-1', 'demo', 36)).error).toMatchObject({
      code: 'transition_refused',
      message: '该空间在所选租期内已签约，不能再签',
    });
    clock = new Date('2027-01-01T09:00:00+08:00');
    expect((await renew('lease-1', 'demo', 12)).error).toMatchObject({ message: '当前状态下不能续签' });
    // One that was terminated before it was signed makes room for another.
    clock = NOW;
    const first = (await renew('lease-1', 'demo', 12)).body.data;
    await move(first.id, 'terminated', 'operator', '租户改期');
    expect((await renew('lease-1', 'demo', 12)).status).toBe(201);
  });

  it('that is signed too late leaves the old contract expired', async () => {
    await bring({});
    const { id } = (await renew('lease-1', 'demo')).body.data;
    clock = new Date('2027-01-02T09:00:00+08:00');
    expect((await move(id, 'active', 'demo')).body.data.status).toBe('active');
    expect((await get('lease-1')).body.data.status).toBe('expired');
  });
});

describe('an import', () => {
  const write = (transfer: typeof contractTransfer, row: Record<string, unknown>) =>
    api.db.transaction().execute(async (tx) => transfer.write?.(tx, row));
  const rows = async (transfer: typeof contractTransfer) => {
    const all = [];
    for await (const row of transfer.read(api.db)) all.push(row);
    return all;
  };

  it('makes the rents of a contract with a tenant, and makes them anew while none is paid', async () => {
    expect(await write(contractTransfer, makeLeaseRow())).toBe('added');
    expect(await write(contractTransfer, makeLeaseRow())).toBe('same');
    expect(await write(contractTransfer, makeLeaseRow({ ends_on: '2027-02-15' }))).toBe('changed');
    expect((await get('lease-1')).body.data.rents).toHaveLength(5);
    expect(await rows(contractTransfer)).toMatchObject([
      { id: 'lease-1', monthly_rent: '100000', rent_period: 'quarter' },
    ]);

    const first = (await rows(rentTransfer)).find(({ period }) => period === '1');
    const rent = { ...first, period: 1, amount: 300_000 };
    expect(await write(rentTransfer, { ...rent, paid_on: '2026-01-05' })).toBe('changed');
    expect((await get('lease-1')).body.data.rents[0]).toMatchObject({ status: 'paid', paid_on: '2026-01-05' });
    await expect(write(rentTransfer, { ...rent, paid_on: null, amount: 1 })).rejects.toThrow('only paid_on');
    await expect(write(rentTransfer, { ...rent, period: 9 })).rejects.toThrow('has no period 9');
    await expect(write(contractTransfer, makeLeaseRow({ monthly_rent: 1 }))).rejects.toThrow('rents are paid already');
  });

  it.each([
    [{ number: null }, 'number: a contract with a tenant needs one'],
    [{ rent_period: null }, 'rent_period: a contract with a tenant needs month or quarter'],
    [{ unit_id: 'none' }, 'unit_id: there is no unit none'],
    [{ ends_on: '2100-01-01' }, 'longer than 50 years'],
    [{ id: 'lease-2', number: 'HT-2' }, 'overlap'],
    [{ state: 'terminated' }, 'npm run operator -- move contract HT20260101-TEST terminated'],
    [{ enterprise_id: null }, 'a contract keeps its tenant'],
  ])('refuses a contract with %j', async (over, reason) => {
    await bring({});
    await expect(write(contractTransfer, makeLeaseRow(over))).rejects.toThrow(reason);
  });
});
