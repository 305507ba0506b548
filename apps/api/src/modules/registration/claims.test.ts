import { fileEndpoints } from '@zonekit/api-client/file/contract';
import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import { invoiceEndpoints } from '@zonekit/api-client/registration/invoice/contract';
import { taxRebateEndpoints } from '@zonekit/api-client/registration/tax-rebate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { waiting } from '../../frame/lifecycle/queue.ts';
import type { Transfer } from '../../frame/transfer.ts';
import { claims } from './claims.ts';
import { invoiceQueue } from './invoice/invoice.queue.ts';
import { invoiceTransfer } from './invoice/invoice.transfer.ts';
import { taxRebateQueue } from './tax-rebate/tax-rebate.queue.ts';
import { taxRebateTransfer } from './tax-rebate/tax-rebate.transfer.ts';

let api: TestApi;
const now = new Date('2026-11-20T10:00:00+08:00');
const OFFICE = { user_id: 'u-operator', account: '', name: '平台运营', role: 'operator', enterprise_id: null } as const;
type As = 'demo' | 'staff' | 'new' | 'operator';

beforeAll(async () => {
  api = await startTestApi({ now: () => now, demo: true });
  const file = {
    storage_key: 'a'.repeat(64),
    name: '证明.pdf',
    mime: 'application/pdf',
    kind: 'pdf',
    size: 10,
  } as const;
  const made = { ...file, access: 'private', created_at: now.toISOString() } as const;
  const owners = { 'f-own': 'u-demo', 'f-other': 'u-staff', 'f-issued': 'u-operator', 'f-issued-2': 'u-operator' };
  const rows = Object.entries(owners).map(([id, owner_id]) => ({ ...made, id, owner_id }));
  await api.db.insertInto('files').values(rows).execute();
});
afterAll(() => api.close());

let keys = 0;
const nextKey = () => {
  keys += 1;
  return `claims-key-${keys}`;
};
const fen = (amount: number) => ({ amount, currency: 'CNY' });

const rebate = {
  ...{ kind: 'overpaid', starts_on: '2020-01-01', ends_on: '2020-03-31' },
  ...{ declared: fen(500_000), amount: fen(120_000), reason: '重复申报' },
  ...{ account_name: '东港澜图智能装备有限公司', account_number: '6222020300001234567', bank: '港口银行' },
  ...{ declaration: 'f-own', certificates: ['f-own'], contact_person: '林知远', contact_phone: '13800002026' },
};
const applyRebate = (change: object = {}, as: As = 'demo') =>
  api.inject(taxRebateEndpoints.createTaxRebate, { body: { ...rebate, ...change }, idempotencyKey: nextKey() }, { as });
const readRebate = (tax_rebate_id: string, as: As = 'demo') =>
  api.inject(taxRebateEndpoints.getTaxRebate, { params: { tax_rebate_id } }, { as });
const moveRebate = (tax_rebate_id: string, body: object, as: As = 'operator') =>
  api.inject(taxRebateEndpoints.moveTaxRebate, { params: { tax_rebate_id }, body }, { as });

const invoice = {
  ...{ kind: 'electronic', title: '东港澜图智能装备有限公司', credit_code: '91000000MA0LT2026X' },
  ...{ buyer_address: null, buyer_phone: null, buyer_bank: null, buyer_account: null },
  ...{ source: 'other', source_id: null, item: '场地服务', amount: fen(160_000) },
  ...{ email: 'caiwu@lantu.example', address: null, remark: '' },
};
const applyInvoice = (change: object = {}, as: As = 'demo') =>
  api.inject(
    invoiceEndpoints.createInvoiceApplication,
    { body: { ...invoice, ...change }, idempotencyKey: nextKey() },
    { as },
  );
const moveInvoice = (invoice_application_id: string, body: object, as: As = 'operator') =>
  api.inject(invoiceEndpoints.moveInvoiceApplication, { params: { invoice_application_id }, body }, { as });
const sources = async () => (await api.inject(invoiceEndpoints.listInvoiceSources, {}, { as: 'demo' })).body.data;

const rowsOf = async (transfer: Transfer) => {
  const rows = [];
  for await (const row of transfer.read(api.db)) rows.push(row);
  return rows;
};

describe('a tax rebate', () => {
  it('is returned with remarks, corrected, approved and paid', async () => {
    const { status, body } = await applyRebate();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'submitted',
      enterprise: { id: 'e-lantu' },
      files: [{ id: 'f-own' }, {}],
    });
    const { id, number } = body.data;
    await moveRebate(id, { status: 'reviewing' });
    const remarks = [{ field: 'certificates', remark: '所属期不一致' }];
    await moveRebate(id, { status: 'returned', reason: '请补正', remarks });
    const overview = await api.inject(overviewEndpoints.overview, {}, { as: 'demo' });
    expect(overview.body.data.tasks.find((task) => task.id === id)).toMatchObject({
      ...{ subject: 'tax_rebate', title: '误收多缴退税 2020-01-01至2020-03-31', reason: '请补正' },
    });
    const resubmit = (version: number) =>
      api.inject(
        taxRebateEndpoints.resubmitTaxRebate,
        { params: { tax_rebate_id: id }, body: { ...rebate, amount: fen(110_000), version } },
        { as: 'demo' },
      );
    expect((await resubmit(7)).error.details).toMatchObject({ version: 1 });
    expect((await resubmit(1)).body.data).toMatchObject({ status: 'submitted', version: 2, remarks: [] });
    expect(await taxRebateQueue.find(api.db, number.toLowerCase())).toBe(id);
    const described = (await taxRebateQueue.describe(api.db, [id])).get(id);
    expect(described?.title).toBe('东港澜图智能装备有限公司 误收多缴退税 1100.00元');
    for (const to of ['reviewing', 'approved', 'paid']) {
      await taxRebateQueue.move(api.db, OFFICE, id, { status: to, reason: null }, now);
    }
    expect((await readRebate(id)).body.data.events.map(({ to }) => to)).toEqual([
      ...['submitted', 'reviewing', 'returned', 'submitted', 'reviewing', 'approved', 'paid'],
    ]);
  });

  it.each([
    ['more than was declared', { amount: fen(500_001) }, 'amount'],
    ['a period that goes on', { starts_on: '2026-11-01', ends_on: '2026-11-30' }, 'ends_on'],
    ['a period that is turned round', { starts_on: '2020-06-01', ends_on: '2020-05-01' }, 'ends_on'],
    ['somebody else’s certificate', { certificates: ['f-own', 'f-other'] }, 'certificates/1'],
    ['a kind that there is not', { kind: 'stamp' }, 'kind'],
  ])('for %s is refused by field', async (_, change, field) => {
    const { status, error } = await applyRebate(change);
    expect(status).toBe(422);
    expect(error.details?.fields).toMatchObject([{ path: field }]);
  });

  it('is applied for once for each kind and period, however often it is tried at once', async () => {
    const period = { starts_on: '2021-01-01', ends_on: '2021-06-30' };
    const tried = await Promise.all(Array.from({ length: 8 }, () => applyRebate(period)));
    expect(tried.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
    const id = tried.find(({ status }) => status === 201)?.body.data.id ?? '';
    const refused = tried.find(({ status }) => status === 422)?.error;
    expect(refused?.details).toMatchObject({ tax_rebate_id: id, fields: [{ path: 'starts_on' }] });
    const overlap = { starts_on: '2021-06-30', ends_on: '2021-12-31' };
    expect((await applyRebate(overlap)).status).toBe(422);
    expect((await applyRebate({ ...overlap, kind: 'export' })).status).toBe(201);
    await moveRebate(id, { status: 'reviewing' });
    await moveRebate(id, { status: 'rejected', reason: '不符合条件' });
    expect((await applyRebate(overlap)).status).toBe(201);
  });

  it('is the enterprise’s alone, files included', async () => {
    const { id } = (await applyRebate({ starts_on: '2018-01-01', ends_on: '2018-12-31' })).body.data;
    expect((await readRebate(id, 'staff')).status).toBe(404);
    expect((await moveRebate(id, { status: 'reviewing' }, 'demo')).status).toBe(403);
    expect((await applyRebate({}, 'new')).status).toBe(403);
    const list = async (as: As) =>
      (await api.inject(taxRebateEndpoints.listTaxRebates, { query: {} }, { as })).body.data.map((item) => item.id);
    expect(await list('demo')).toContain(id);
    expect(await list('staff')).not.toContain(id);
    expect(await list('new')).toEqual([]);
    const user = { ...OFFICE, role: 'staff' } as const;
    expect(await claims.fileAccess(api.db, 'f-own', { ...user, enterprise_id: 'e-lantu' })).toBe(true);
    expect(await claims.fileAccess(api.db, 'f-own', { ...user, enterprise_id: 'e-haiheng' })).toBe(false);
    const csv = await api.inject(taxRebateEndpoints.taxRebatesFile, { params: { format: 'csv' } }, { as: 'demo' });
    expect(csv.raw.toString()).toContain('6222 **** 4567');
    expect(csv.raw.toString()).not.toContain(rebate.account_number);
  });
});

describe('an invoice application', () => {
  it('never asks for more of an order than was paid, however often it is tried at once', async () => {
    const order = (await sources()).find(({ source }) => source === 'order');
    if (!order) throw new Error('The demo should have a completed order that is not invoiced.');
    const change = { source: 'order', source_id: order.id, item: order.title, amount: order.available };
    const tried = await Promise.all(Array.from({ length: 8 }, () => applyInvoice(change)));
    expect(tried.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
    expect(tried.find(({ status }) => status === 422)?.error.details?.fields).toMatchObject([{ path: 'amount' }]);
    expect((await sources()).map(({ id }) => id)).not.toContain(order.id);
    const first = tried.find(({ status }) => status === 201)?.body.data;
    expect(first).toMatchObject({ source_number: order.number });
    await moveInvoice(first?.id ?? '', { status: 'reviewing' });
    await moveInvoice(first?.id ?? '', { status: 'rejected', reason: '抬头不符' });
    const half = { ...change, amount: fen(Math.floor(order.available.amount / 2)) };
    expect([(await applyInvoice(half)).status, (await applyInvoice(half)).status]).toEqual([201, 201]);
    expect((await applyInvoice({ ...change, amount: fen(2) })).status).toBe(422);
    expect((await applyInvoice(change, 'staff')).error.details?.fields).toMatchObject([{ path: 'source_id' }]);
  });

  it.each([
    ['without an address', { email: null }, ['email']],
    [
      'of a special kind without the buyer’s data',
      { kind: 'special', buyer_phone: '0000-1' },
      ['buyer_address', 'buyer_bank', 'buyer_account'],
    ],
    ['of an order without its id', { source: 'order' }, ['source_id']],
    ['with a wrong credit code', { credit_code: '123' }, ['credit_code']],
  ])('%s is refused by field', async (_, change, fields) => {
    const { status, error } = await applyInvoice(change);
    expect(status).toBe(422);
    expect(error.details?.fields).toMatchObject(fields.map((path) => ({ path })));
  });

  it('ends with a number and a file, which the enterprise alone downloads', async () => {
    const { id } = (await applyInvoice()).body.data;
    expect((await moveInvoice(id, { status: 'reviewing', invoice_number: '26370000001' })).status).toBe(422);
    for (const status of ['reviewing', 'approved']) await moveInvoice(id, { status });
    const missing = await moveInvoice(id, { status: 'paid' });
    expect(missing.error.details?.fields).toMatchObject([{ path: 'invoice_number' }, { path: 'issued_file' }]);
    const issued = { invoice_number: '26370000001', issued_file: 'f-issued' };
    const { body } = await moveInvoice(id, { status: 'paid', ...issued });
    expect(body.data).toMatchObject({ status: 'paid', invoice_number: '26370000001', issued: { id: 'f-issued' } });
    // One of the demo's, whose bytes are there.
    const open = async (as: As) =>
      (await api.inject(fileEndpoints.getFile, { params: { id: 'f-issued-invoice-4' } }, { as })).status;
    expect([await open('demo'), await open('staff')]).toEqual([200, 404]);

    const other = (await applyInvoice({ item: '会务服务' })).body.data.id;
    for (const status of ['reviewing', 'approved']) await moveInvoice(other, { status });
    const to = { status: 'paid', reason: null, values: { ...issued, issued_file: 'f-issued-2' } };
    await expect(invoiceQueue.move(api.db, OFFICE, other, to, now)).rejects.toMatchObject({ status: 422 });
    const values = { invoice_number: '26370000002', issued_file: 'f-issued-2' };
    await invoiceQueue.move(api.db, OFFICE, other, { ...to, values }, now);
  });
});

describe('both', () => {
  it('wait for the office, which is overdue after three working days', async () => {
    const later = { waitingFor: 'operator', overdueOnly: true, limit: 99, now: new Date('2026-11-27T10:00:00+08:00') };
    const late = await waiting(api.db, ['tax_rebate', 'invoice'], later);
    expect(new Set(late.map(({ subject }) => subject))).toEqual(new Set(['tax_rebate', 'invoice']));
  });

  it('are paid and issued in bulk by an import, which changes nothing of the applicant’s', async () => {
    const write = (transfer: Transfer, row: object) =>
      api.db.transaction().execute(async (tx) => transfer.write?.(tx, transfer.row.parse(row)));
    const approved = (await rowsOf(taxRebateTransfer)).find(({ status }) => status === 'approved');
    if (!approved) throw new Error('The demo should have an approved tax rebate.');
    expect(await write(taxRebateTransfer, approved)).toBe('same');
    const paid = { ...approved, status: 'paid', updated_at: '2026-11-20T11:00:00.000+08:00' };
    await expect(write(taxRebateTransfer, { ...paid, amount: '1' })).rejects.toThrow(/applicant's/);
    expect(await write(taxRebateTransfer, paid)).toBe('changed');
    expect((await readRebate(approved.id ?? '', 'operator')).body.data.events.at(-1)).toMatchObject({ to: 'paid' });

    const ready = (await rowsOf(invoiceTransfer)).find(({ status }) => status === 'approved');
    const issued = { ...ready, status: 'paid', invoice_number: '26370000009', issued_on: '2026-11-20' };
    await expect(write(invoiceTransfer, issued)).rejects.toThrow(/issued_file/);
    expect(await write(invoiceTransfer, { ...issued, issued_file: 'f-issued' })).toBe('changed');
  });

  it('are exported for who submitted them, and stay without whom to call', async () => {
    const exported = JSON.stringify(await claims.personal.export(api.db, 'u-demo'));
    expect(exported).toContain('13800002026');
    expect(exported).toContain('caiwu@lantu.example');
    await api.db.transaction().execute((tx) => claims.personal.erase(tx, 'u-demo'));
    const after = JSON.stringify(await claims.personal.export(api.db, 'u-demo'));
    expect(after).not.toMatch(/13800002026|caiwu@lantu\.example/);
    expect(after).toContain('重复申报');
  });
});
