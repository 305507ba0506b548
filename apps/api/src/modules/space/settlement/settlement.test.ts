import { settlementEndpoints } from '@zonekit/api-client/space/settlement/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { waiting } from '../../../frame/lifecycle/queue.ts';
import { bringLeases, makeLeaseRow } from '../lease/lease.fixture.ts';
import { makeBuilding, makePark, makeUnit } from '../space.fixture.ts';
import { writeBuildings, writeParks, writeUnits } from '../space.write.ts';
import { seesSettlementFile } from './settlement.files.ts';
import { ownSettlements } from './settlement.own.ts';
import { settlementPersonal } from './settlement.personal.ts';
import { settlementQueue } from './settlement.queue.ts';
import { settlementTransfer } from './settlement.transfer.ts';

let api: TestApi;
const now = new Date('2026-11-20T10:00:00+08:00');
const demo = { as: 'demo' } as const;

beforeAll(async () => {
  const seed = async ({ db }: Pick<TestApi, 'db'>) => {
    await writeParks(db, [makePark()]);
    await writeBuildings(db, [makeBuilding()]);
    await writeUnits(db, [
      makeUnit(),
      makeUnit({ id: 'unit-2', number: '0905' }),
      makeUnit({ id: 'unit-3', number: '0906' }),
    ]);
    await db
      .transaction()
      .execute((tx) =>
        bringLeases(tx, [
          makeLeaseRow({ rent_period: 'month' }),
          makeLeaseRow({ id: 'lease-2', number: 'HT-2', unit_id: 'unit-2', enterprise_id: 'e-haiheng' }),
          makeLeaseRow({ id: 'lease-3', number: 'HT-3', unit_id: 'unit-3', state: 'pending_signature' }),
        ]),
      );
    const file = {
      storage_key: 'a'.repeat(64),
      name: '发票.pdf',
      mime: 'application/pdf',
      kind: 'pdf',
      size: 10,
    } as const;
    const made = { access: 'private', created_at: now.toISOString() } as const;
    await db
      .insertInto('files')
      .values([
        { ...file, ...made, id: 'f-own', owner_id: 'u-demo' },
        { ...file, ...made, id: 'f-other', owner_id: 'u-staff' },
      ])
      .execute();
  };
  api = await startTestApi({ now: () => now, seed: [seed] });
});
afterAll(() => api.close());

const form = {
  contract_id: 'lease-1',
  starts_on: '2026-01-01',
  ends_on: '2026-03-31',
  amount: { amount: 90_000, currency: 'CNY' },
  account_name: '东港澜图智能装备有限公司',
  account_number: '6222020300001234567',
  bank: '东港银行',
  invoices: ['f-own'],
  remark: '',
};
let keys = 0;
const apply = (change: object = {}, options: { as: 'demo' | 'staff' | 'new' } = demo) => {
  keys += 1;
  const idempotencyKey = `settlement-key-${keys}`;
  return api.inject(settlementEndpoints.createSettlement, { body: { ...form, ...change }, idempotencyKey }, options);
};
const read = (settlement_id: string, as: 'demo' | 'staff' | 'operator' = 'demo') =>
  api.inject(settlementEndpoints.getSettlement, { params: { settlement_id } }, { as });
const moveTo = (settlement_id: string, body: object, as: 'demo' | 'operator' = 'operator') =>
  api.inject(settlementEndpoints.moveSettlement, { params: { settlement_id }, body }, { as });
const resubmit = (settlement_id: string, change: object) =>
  api.inject(
    settlementEndpoints.resubmitSettlement,
    { params: { settlement_id }, body: { ...form, version: 1, ...change } },
    demo,
  );

describe('a settlement', () => {
  it('is submitted for a contract and a period, and paid after its review', async () => {
    const { status, body } = await apply();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'submitted',
      contract: { id: 'lease-1', number: 'HT20260101-TEST', unit: '启航中心B座 1802' },
      enterprise: { id: 'e-lantu', name: '东港澜图智能装备有限公司' },
      files: [{ id: 'f-own' }],
      allowed: [],
    });
    const { id } = body.data;
    for (const to of ['reviewing', 'approved', 'paid'])
      expect((await moveTo(id, { status: to })).body.data.status).toBe(to);
    expect((await read(id)).body.data.events.map(({ to }) => to)).toEqual([
      'submitted',
      'reviewing',
      'approved',
      'paid',
    ]);
    expect((await moveTo(id, { status: 'rejected', reason: '迟了' })).status).toBe(422);
  });

  it.each([
    ['another enterprise’s contract', { contract_id: 'lease-2' }, 'contract_id'],
    ['a contract that is not signed', { contract_id: 'lease-3' }, 'contract_id'],
    ['days that are turned round', { starts_on: '2026-05-01', ends_on: '2026-04-01' }, 'ends_on'],
    ['days outside the contract', { starts_on: '2025-12-31', ends_on: '2026-01-31' }, 'starts_on'],
    [
      'more than the rent',
      { starts_on: '2026-06-01', ends_on: '2026-06-30', amount: { amount: 100_001, currency: 'CNY' } },
      'amount',
    ],
    [
      'somebody else’s invoice',
      { starts_on: '2026-06-01', ends_on: '2026-06-30', invoices: ['f-other'] },
      'invoices/0',
    ],
    ['letters in the account', { account_number: '6222 0203' }, 'account_number'],
  ])('for %s is refused by field', async (_, change, field) => {
    const { status, error } = await apply(change);
    expect(status).toBe(422);
    expect(error.details?.fields).toMatchObject([{ path: field }]);
  });

  it('is not settled twice for any day, however often it is tried at once', async () => {
    const days = { starts_on: '2026-03-31', ends_on: '2026-04-30', amount: { amount: 1_000, currency: 'CNY' } };
    const again = await apply(days);
    expect(again.status).toBe(409);
    expect(again.error.details?.settlement_id).toBeTruthy();
    const july = { starts_on: '2026-07-01', ends_on: '2026-07-31', amount: { amount: 1_000, currency: 'CNY' } };
    const tried = await Promise.all(Array.from({ length: 12 }, () => apply(july)));
    expect(tried.map(({ status }) => status).sort()).toEqual([201, ...Array(11).fill(409)]);
  });

  it('is returned with remarks, corrected and submitted again; a rejected one leaves its days', async () => {
    const may = { starts_on: '2026-05-01', ends_on: '2026-05-31', amount: { amount: 30_000, currency: 'CNY' } };
    const { id } = (await apply(may)).body.data;
    expect((await resubmit(id, may)).status).toBe(422);
    await moveTo(id, { status: 'reviewing' });
    expect((await moveTo(id, { status: 'returned' })).error.details?.fields).toMatchObject([{ path: 'reason' }]);
    const remarks = [{ field: 'account_name', remark: '与执照不一致' }];
    expect((await moveTo(id, { status: 'returned', reason: '请补正', remarks })).body.data.remarks).toEqual(remarks);
    expect((await read(id)).body.data.allowed).toEqual(['submitted']);
    expect((await resubmit(id, { ...may, version: 7 })).error.details).toMatchObject({ version: 1 });
    const mended = await resubmit(id, { ...may, account_name: '澜图' });
    expect(mended.body.data).toMatchObject({ status: 'submitted', version: 2, remarks: [], account_name: '澜图' });
    await moveTo(id, { status: 'reviewing' });
    await moveTo(id, { status: 'rejected', reason: '不符合' });
    expect((await apply(may)).status).toBe(201);
  });

  it('is the enterprise’s: others see nothing, and whoever has none cannot apply', async () => {
    const [mine] = (await api.inject(settlementEndpoints.listSettlements, { query: {} }, demo)).body.data;
    expect((await read(mine?.id ?? '', 'staff')).status).toBe(404);
    expect((await moveTo(mine?.id ?? '', { status: 'reviewing' }, 'demo')).status).toBe(403);
    expect((await api.inject(settlementEndpoints.listSettlements, { query: {} }, { as: 'staff' })).body.data).toEqual(
      [],
    );
    expect((await apply({}, { as: 'new' })).status).toBe(403);
    const user = { user_id: 'u-x', account: '', name: '', role: 'staff', enterprise_id: 'e-lantu' } as const;
    expect(await seesSettlementFile(api.db, 'f-own', user)).toBe(true);
    expect(await seesSettlementFile(api.db, 'f-own', { ...user, enterprise_id: 'e-haiheng' })).toBe(false);
  });

  it('is in the list, those that go on first, and in a table without the whole account', async () => {
    const { body } = await api.inject(settlementEndpoints.listSettlements, { query: {} }, demo);
    const states = body.data.map(({ status }) => status);
    expect(states.slice(0, 2)).toEqual(['submitted', 'submitted']);
    // Both ended in the same millisecond of the test's clock.
    expect(states.slice(2).sort()).toEqual(['paid', 'rejected']);
    const file = await api.inject(settlementEndpoints.settlementsFile, { params: { format: 'csv' } }, demo);
    expect(file.raw.toString()).toContain('6222 **** 4567');
    expect(file.raw.toString()).not.toContain(form.account_number);
  });

  it('is in the file of the office, with the account to pay to', async () => {
    const rows = [];
    for await (const row of settlementTransfer.read(api.db)) rows.push(row);
    expect(rows.map(({ status }) => status).sort()).toEqual(['paid', 'rejected', 'submitted', 'submitted']);
    const paid = rows.find(({ status }) => status === 'paid');
    expect(paid).toMatchObject({ contract_id: 'lease-1', amount: '90000', account_number: form.account_number });
  });

  it('waits for the office, which is overdue after three working days', async () => {
    const later = { waitingFor: 'operator', overdueOnly: true, limit: 9, now: new Date('2026-11-27T10:00:00+08:00') };
    const [late] = await waiting(api.db, ['settlement'], later);
    const described = (await settlementQueue.describe(api.db, [late?.id ?? ''])).get(late?.id ?? '');
    expect(described?.title).toMatch(/^东港澜图智能装备有限公司 \d+\.\d\d元$/);
    expect(await settlementQueue.find(api.db, described?.number ?? '')).toBe(late?.id);
  });

  it('is an own record, and in the export of who filed it', async () => {
    const user = { user_id: 'u-demo', account: '', name: '', role: 'staff', enterprise_id: 'e-lantu' } as const;
    const [record] = await ownSettlements.find(api.db, { user, locale: 'en', now }, { states: ['paid'], limit: 9 });
    expect(record?.title).toBe('Rent subsidy, 2026-01-01 to 2026-03-31');
    expect(JSON.stringify(await settlementPersonal.export(api.db, 'u-demo'))).toContain(form.account_number);
  });
});
