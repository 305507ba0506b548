import { voucherEndpoints } from '@zonekit/api-client/order/voucher/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import type { User } from '../../../frame/context.ts';
import { waiting } from '../../../frame/lifecycle/queue.ts';
import { makeGrant } from '../order.fixture.ts';
import { monthsOf } from './voucher.account.ts';
import { applyMovement } from './voucher.balance.ts';
import { seesRedemptionFile } from './voucher.files.ts';
import { ownRedemptions } from './voucher.own.ts';
import { voucherPersonal } from './voucher.personal.ts';
import { redemptionQueue } from './voucher.queue.ts';
import { grantTransfer } from './voucher.transfer.ts';

let api: TestApi;
let time = '2026-11-20T10:00:00+08:00';
const now = () => new Date(time);
const demo = { as: 'demo' } as const;

const grant = (over: object) => api.db.transaction().execute(async (tx) => grantTransfer.write?.(tx, makeGrant(over)));

beforeAll(async () => {
  const seed = async ({ db }: Pick<TestApi, 'db'>) => {
    await db.transaction().execute(async (tx) => {
      await grantTransfer.write?.(tx, makeGrant({ amount: 10_000_000 }));
    });
    const file = {
      storage_key: 'a'.repeat(64),
      name: '发票.pdf',
      mime: 'application/pdf',
      kind: 'pdf',
      size: 10,
    } as const;
    const made = { access: 'private', created_at: now().toISOString() } as const;
    const own = Array.from({ length: 9 }, (_, index) => ({ ...file, ...made, id: `f-${index}`, owner_id: 'u-demo' }));
    await db
      .insertInto('files')
      .values([...own, { ...file, ...made, id: 'f-other', owner_id: 'u-staff' }])
      .execute();
  };
  api = await startTestApi({ now, seed: [seed] });
});
afterAll(() => api.close());

const fen = (amount: number) => ({ amount, currency: 'CNY' });
const form = {
  service: '高低温湿热试验',
  provider: '冷链装备国检分中心',
  invoice_total: fen(1_000_000),
  amount: fen(500_000),
  account_name: '东港澜图智能装备有限公司',
  account_number: '6222020300001234567',
  bank: '东港银行',
  invoices: ['f-0'],
  remark: '',
};
let keys = 0;
const redeem = (over: object = {}, as: 'demo' | 'staff' | 'new' = 'demo') => {
  keys += 1;
  const idempotencyKey = `redemption-key-${keys}`;
  const body = { ...form, ...over };
  const { createContractRedemption, createRedemption } = voucherEndpoints;
  return 'contract' in over
    ? api.inject(createContractRedemption, { body, idempotencyKey }, { as })
    : api.inject(createRedemption, { body, idempotencyKey }, { as });
};
const read = (redemption_id: string, as: 'demo' | 'staff' | 'operator' = 'demo') =>
  api.inject(voucherEndpoints.getRedemption, { params: { redemption_id } }, { as });
const moveTo = (redemption_id: string, body: object, as: 'demo' | 'operator' = 'operator') =>
  api.inject(voucherEndpoints.moveRedemption, { params: { redemption_id }, body }, { as });
const resubmit = (redemption_id: string, over: object) =>
  api.inject(
    voucherEndpoints.resubmitRedemption,
    { params: { redemption_id }, body: { ...form, contract: null, version: 1, ...over } },
    demo,
  );
const account = async (as: 'demo' | 'staff' | 'new' = 'demo', locale: 'zh-CN' | 'en' = 'zh-CN') =>
  (await api.inject(voucherEndpoints.getVoucherAccount, {}, { as, locale })).body.data;
const balance = async () => (await account())?.balance.amount;
const movements = async (query: Record<string, unknown> = {}) =>
  (await api.inject(voucherEndpoints.listVoucherMovements, { query }, demo)).body;

describe('an account', () => {
  it('says what was granted, spent and is left, until when, and by which rules', async () => {
    expect(await account('demo', 'en')).toMatchObject({
      year: 2026,
      expires_on: '2026-12-31',
      granted: fen(10_000_000),
      spent: fen(0),
      balance: fen(10_000_000),
      enterprise: { id: 'e-lantu' },
    });
    expect((await account('demo', 'en'))?.rules.join()).toContain('Valid until 2026-12-31');
    expect(await account('new')).toBeNull();
    expect(await account('staff')).toBeNull();
  });

  it('never falls below zero, whatever writes it', async () => {
    const spend = {
      account_id: 'e-lantu-2026',
      kind: 'redeem',
      amount: -10_000_001,
      subject_id: 'x',
      at: now(),
    } as const;
    await expect(api.db.transaction().execute((tx) => applyMovement(tx, spend))).rejects.toThrow(/balance/);
    expect(await balance()).toBe(10_000_000);
  });

  it('is opened by its first grant; a grant is added once and not changed', async () => {
    expect(await grant({ amount: 10_000_000 })).toBe('same');
    expect(await grant({ amount: 10_000_000, expires_on: '2027-01-31' })).toBe('changed');
    expect((await account())?.expires_on).toBe('2027-01-31');
    expect(await grant({ amount: 10_000_000, expires_on: '2026-12-31' })).toBe('changed');
    await expect(grant({ amount: 1 })).rejects.toThrow('Add another grant instead');
    await expect(grant({ id: 'g-x', enterprise_id: 'nobody' })).rejects.toThrow('no enterprise nobody');
    const rows = [];
    for await (const row of grantTransfer.read(api.db)) rows.push(row);
    expect(rows).toEqual([Object.fromEntries(Object.entries(makeGrant({ amount: '10000000', year: '2026' })))]);
  });
});

describe('a redemption', () => {
  it('takes its amount, is reviewed and paid', async () => {
    const before = (await balance()) ?? 0;
    const { status, body } = await redeem();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'submitted',
      amount: fen(500_000),
      year: 2026,
      contract: null,
      files: [{ id: 'f-0' }],
      allowed: [],
    });
    expect(body.data.number).toMatch(/^DF20261120-/);
    expect(await balance()).toBe(before - 500_000);
    for (const to of ['reviewing', 'approved', 'paid'])
      expect((await moveTo(body.data.id, { status: to })).body.data.status).toBe(to);
    expect(await balance()).toBe(before - 500_000);
    expect((await movements()).data[0]).toMatchObject({
      kind: 'redeem',
      amount: fen(-500_000),
      balance: fen(before - 500_000),
      subject: { kind: 'redemption', number: body.data.number, title: '高低温湿热试验' },
    });
  });

  it.each([
    ['more than half of the invoices', { amount: fen(500_001), invoices: ['f-1'] }, 'amount'],
    ['more than the balance', { amount: fen(20_000_000), invoice_total: fen(90_000_000), invoices: ['f-1'] }, 'amount'],
    ['much without a contract', { invoice_total: fen(5_000_000), invoices: ['f-1'] }, 'contract'],
    ['somebody else’s invoice', { invoices: ['f-1', 'f-other'] }, 'invoices/1'],
    ['somebody else’s contract', { invoices: ['f-1'], contract: 'f-other' }, 'contract'],
    ['an invoice that was redeemed', { invoices: ['f-0'] }, 'invoices/0'],
    ['letters in the account', { account_number: '6222 0203', invoices: ['f-1'] }, 'account_number'],
  ])('for %s is refused by field and takes nothing', async (_, over, field) => {
    const before = await balance();
    const { status, error } = await redeem(over);
    expect(status).toBe(422);
    expect(error.details?.fields).toMatchObject([{ path: field }]);
    expect(await balance()).toBe(before);
  });

  it('is returned, edited with its contract, and rejected: the balance follows and has all back once', async () => {
    const before = (await balance()) ?? 0;
    const big = { invoice_total: fen(6_000_000), amount: fen(1_000_000), invoices: ['f-1'], contract: 'f-2' };
    const { id } = (await redeem(big)).body.data;
    expect((await resubmit(id, big)).status).toBe(422);
    await moveTo(id, { status: 'reviewing' });
    const remarks = [{ field: 'amount', remark: '按合同金额申请' }];
    expect((await moveTo(id, { status: 'returned', reason: '请补正', remarks })).body.data.remarks).toEqual(remarks);
    expect((await resubmit(id, { ...big, version: 7 })).error.details).toMatchObject({ version: 1 });
    const more = await resubmit(id, { ...big, amount: fen(1_500_000) });
    expect(more.body.data).toMatchObject({ status: 'submitted', version: 2, remarks: [], contract: 'f-2' });
    expect(await balance()).toBe(before - 1_500_000);
    await moveTo(id, { status: 'reviewing' });
    await moveTo(id, { status: 'returned', reason: '发票金额有误' });
    await resubmit(id, { ...big, amount: fen(400_000), version: 2 });
    expect(await balance()).toBe(before - 400_000);
    await moveTo(id, { status: 'reviewing' });
    const rejections = await Promise.all(
      Array.from({ length: 5 }, () => moveTo(id, { status: 'rejected', reason: '不符合' })),
    );
    expect(rejections.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    expect(await balance()).toBe(before);
    // Its invoice is free again.
    expect((await redeem({ invoices: ['f-1'], amount: fen(1) })).status).toBe(201);
  });

  it('is the enterprise’s: others see nothing, and whoever has none cannot redeem', async () => {
    const [mine] = (await api.inject(voucherEndpoints.listRedemptions, { query: {} }, demo)).body.data;
    expect((await read(mine?.id ?? '', 'staff')).status).toBe(404);
    expect((await moveTo(mine?.id ?? '', { status: 'reviewing' }, 'demo')).status).toBe(403);
    expect((await redeem({}, 'new')).status).toBe(403);
    expect((await redeem({}, 'staff')).error.details?.fields).toMatchObject([{ path: 'amount' }]);
    const user = { user_id: 'u-x', account: '', name: '', role: 'staff', enterprise_id: 'e-lantu' } as const;
    expect(await seesRedemptionFile(api.db, 'f-0', user)).toBe(true);
    expect(await seesRedemptionFile(api.db, 'f-2', user)).toBe(true);
    expect(await seesRedemptionFile(api.db, 'f-0', { ...user, enterprise_id: 'e-haiheng' })).toBe(false);
  });

  it('is in the list, in a table without the whole account, and waits for the office', async () => {
    const file = await api.inject(voucherEndpoints.redemptionsFile, { params: { format: 'csv' } }, demo);
    expect(file.raw.toString()).toContain('6222 **** 4567');
    expect(file.raw.toString()).not.toContain(form.account_number);
    const late = { waitingFor: 'operator', overdueOnly: true, limit: 9, now: new Date('2026-11-27T10:00:00+08:00') };
    const [first] = await waiting(api.db, ['voucher_redemption'], late);
    const described = (await redemptionQueue.describe(api.db, [first?.id ?? ''])).get(first?.id ?? '');
    expect(described?.title).toBe('东港澜图智能装备有限公司 高低温湿热试验 0.01元');
    expect(await redemptionQueue.find(api.db, described?.number ?? '')).toBe(first?.id);
    const user: User = { user_id: 'u-demo', account: '', name: '', role: 'staff', enterprise_id: 'e-lantu' };
    const own = await ownRedemptions.find(api.db, { user, locale: 'en', now: now() }, { states: ['paid'], limit: 9 });
    expect(own.map(({ title }) => title)).toEqual(['高低温湿热试验']);
    expect(JSON.stringify(await voucherPersonal.export(api.db, 'u-demo'))).toContain(form.account_number);
  });
});

describe('movements', () => {
  it('sum to the balance, each saying the balance after it, and are counted by kind and year', async () => {
    const { data, facets } = await movements({ page_size: 100 });
    expect(data.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(await balance());
    for (const [index, movement] of data.slice(0, -1).entries())
      expect(movement.balance.amount - movement.amount.amount).toBe(data[index + 1]?.balance.amount);
    expect(facets.year).toEqual([{ value: '2026', label: '2026', count: data.length }]);
    expect((await movements({ kind: ['grant'] })).data).toMatchObject([{ subject: null, note: '2026年度发放' }]);
    const file = await api.inject(voucherEndpoints.voucherMovementsFile, { params: { format: 'csv' } }, demo);
    expect(file.raw.toString()).toContain('兑付占用');
  });

  it('are summed by month and kind', async () => {
    const { body } = await api.inject(voucherEndpoints.getVoucherStatistics, { query: {} }, demo);
    expect(body.data).toMatchObject({ year: 2026, years: [2026], total: { grant: fen(10_000_000) } });
    expect(body.data?.months).toHaveLength(11);
    expect(body.data?.months.at(-1)?.balance.amount).toBe(await balance());
    const other = await api.inject(voucherEndpoints.getVoucherStatistics, { query: { year: 2025 } }, demo);
    expect(other.body.data).toBeNull();
  });

  it.each([
    ['this year', '2026-03-05', ['2026-01', '2026-02', '2026-03']],
    [
      'a movement of the next year',
      '2027-05-01',
      [...Array(12).keys()].map((month) => `2026-${String(month + 1).padStart(2, '0')}`),
    ],
  ])('have each month once: %s', (_, today, months) => {
    const sums = [{ month: '2026-02', kind: 'grant', amount: 5 }] as const;
    expect(monthsOf(2026, sums, today).map(({ month }) => month)).toEqual(months);
    expect(
      monthsOf(2026, sums, today)
        .map(({ balance: { amount } }) => amount)
        .slice(0, 3),
    ).toEqual([0, 5, 5]);
  });
});

it('expires: an account of the past pays nothing more, and what is returned stays in it', async () => {
  const { id } = (await redeem({ invoices: ['f-5'], amount: fen(100) })).body.data;
  time = '2027-01-05T10:00:00+08:00';
  expect(await account()).toBeNull();
  expect((await redeem({ invoices: ['f-6'] })).status).toBe(422);
  await moveTo(id, { status: 'reviewing' });
  await moveTo(id, { status: 'returned', reason: '金额有误' });
  expect((await resubmit(id, { invoices: ['f-5'], amount: fen(101) })).error.details?.fields).toMatchObject([
    { path: 'amount' },
  ]);
  expect((await resubmit(id, { invoices: ['f-5'], amount: fen(99) })).status).toBe(200);
  expect(await grant({ id: 'grant-2027', year: 2027, expires_on: '2027-12-31', amount: 500 })).toBe('added');
  expect(await account()).toMatchObject({ year: 2027, balance: fen(500) });
});
