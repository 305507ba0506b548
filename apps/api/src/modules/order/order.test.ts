import { instrumentReservation } from '@zonekit/api-client/lifecycle/instrument-reservation';
import { orderEndpoints } from '@zonekit/api-client/order/contract';
import { voucherEndpoints } from '@zonekit/api-client/order/voucher/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import type { User } from '../../frame/context.ts';
import { eventsOf } from '../../frame/lifecycle/lifecycle.repository.ts';
import { waiting } from '../../frame/lifecycle/queue.ts';
import { seesOrderFile } from './order.files.ts';
import {
  makeCatalogue,
  makeGrant,
  makeMaterialOrder,
  makeReservation,
  makeServiceOrder,
  setStock,
  stockOf,
  takenHours,
  testSellables,
} from './order.fixture.ts';
import { orderModuleOf } from './order.module.ts';
import { ownOrders } from './order.own.ts';
import { orderPersonal } from './order.personal.ts';
import { orderQueues } from './order.queue.ts';
import { orderTransfer } from './order.transfer.ts';
import { grantTransfer } from './voucher/voucher.transfer.ts';

let api: TestApi;
let time = '2026-11-20T10:00:00+08:00';
const now = () => new Date(time);

beforeAll(async () => {
  const seed = async ({ db }: Pick<TestApi, 'db'>) => {
    await makeCatalogue(db);
    await db.transaction().execute(async (tx) => {
      await grantTransfer.write?.(tx, makeGrant());
      await grantTransfer.write?.(tx, makeGrant({ id: 'grant-2', enterprise_id: 'e-haiheng', amount: 100_000_000 }));
    });
    await db
      .insertInto('addresses')
      .values({
        ...{ id: 'a-1', user_id: 'u-demo', contact: '林知远', phone: '13800002026', detail: '海关路1号' },
        ...{ province_id: '35', province_name: '福建省', city_id: '3501', city_name: '东港市', county_id: '350102' },
        ...{ county_name: '东港市', postcode: null, is_default: true, created_at: now().toISOString() },
      })
      .execute();
    const file = {
      storage_key: 'a'.repeat(64),
      name: '报告.pdf',
      mime: 'application/pdf',
      kind: 'pdf',
      size: 10,
    } as const;
    const made = { access: 'private', created_at: now().toISOString() } as const;
    await db
      .insertInto('files')
      .values([
        { ...file, ...made, id: 'f-report', owner_id: 'u-operator' },
        { ...file, ...made, id: 'f-other', owner_id: 'u-staff' },
      ])
      .execute();
  };
  api = await startTestApi({ now, seed: [seed], extra: [orderModuleOf(testSellables)] });
});
afterAll(() => api.close());
beforeEach(() => setStock(api.db, 'dn50 w-1', 10));

type Account = 'demo' | 'staff' | 'operator' | 'new';
let keys = 0;
const nextKey = () => {
  keys += 1;
  return `order-key-${keys}`;
};
const reserve = (over: object = {}, as: Account = 'demo', idempotencyKey = nextKey()) =>
  api.inject(orderEndpoints.createReservation, { body: makeReservation(over), idempotencyKey }, { as });
const orderService = (over: object = {}, as: Account = 'demo', idempotencyKey = nextKey()) =>
  api.inject(orderEndpoints.createServiceOrder, { body: makeServiceOrder(over), idempotencyKey }, { as });
const orderGoods = (over: object = {}, as: Account = 'demo', idempotencyKey = nextKey()) =>
  api.inject(orderEndpoints.createMaterialOrder, { body: makeMaterialOrder(over), idempotencyKey }, { as });
const moveTo = (order_id: string, status: string, more: object = {}, as: Account = 'operator') =>
  api.inject(orderEndpoints.moveOrder, { params: { order_id }, body: { status, ...more } }, { as });
const rate = (order_id: string, score = 5, as: Account = 'demo') =>
  api.inject(
    orderEndpoints.rateOrder,
    {
      params: { order_id },
      body: { score, aspects: { expertise: 4, value: 3 }, text: '按时交付' },
      idempotencyKey: nextKey(),
    },
    { as },
  );
const balance = async (as: Account = 'demo') =>
  (await api.inject(voucherEndpoints.getVoucherAccount, {}, { as })).body.data?.balance.amount;
const complete = async (id: string) => {
  for (const status of ['confirmed', 'in_progress', 'completed']) await moveTo(id, status);
};
const fen = (amount: number) => ({ amount, currency: 'CNY' });

describe('a quote', () => {
  const body = makeServiceOrder();
  it('says each part, what the voucher pays and what is left to pay', async () => {
    const { body: answer } = await api.inject(orderEndpoints.quoteService, { body }, { as: 'demo', locale: 'en' });
    expect(answer.data).toMatchObject({
      offer: { id: 'service-1', title: '知识产权贯标辅导 (en)' },
      lines: [{ amount: fen(1_860_000) }, { label: '英文体系文件 (en)', amount: fen(240_000) }],
      total: fen(2_100_000),
      voucher: fen(840_000),
      payable: fen(1_260_000),
      voucher_rate: 50,
      voucher_balance: fen(840_000),
      problems: [],
    });
    expect(await balance()).toBe(840_000);
  });

  it('has no voucher for a visitor, and tells the rules that a choice breaks', async () => {
    const early = makeReservation({ starts_at: '2026-11-25T08:00:00+08:00', use_voucher: true });
    const { body: answer } = await api.inject(orderEndpoints.quoteReservation, { body: early });
    expect(answer.data).toMatchObject({
      voucher: fen(0),
      voucher_balance: null,
      quantity: 8,
      problems: ['开放时间为9:00至18:00'],
    });
    expect((await reserve(early)).error.code).toBe('transition_refused');
    expect((await api.inject(orderEndpoints.quoteReservation, { body: { ...early, offer_id: 'x' } })).status).toBe(404);
  });
});

describe('an order', () => {
  it('takes hours and voucher, moves with its reservation, and is rated once', async () => {
    const { status, body } = await reserve({ use_voucher: true, expected_payable: fen(57_000) });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      kind: 'instrument',
      area: 'technology',
      status: 'pending',
      reservation_status: 'pending',
      quantity: 3,
      starts_at: '2026-11-25T13:00:00+08:00',
      voucher: fen(57_000),
      payable: fen(57_000),
      enterprise: { id: 'e-lantu' },
      allowed: ['cancelled'],
      can_rate: false,
    });
    expect(body.data.number).toMatch(/^DD20261120-[2-9A-Z]{4}$/);
    expect(await takenHours(api.db)).toHaveLength(3);
    expect(await balance()).toBe(783_000);
    const { id } = body.data;
    expect((await rate(id)).status).toBe(422);
    expect((await moveTo(id, 'confirmed')).body.data).toMatchObject({
      status: 'confirmed',
      reservation_status: 'approved',
    });
    await moveTo(id, 'in_progress');
    const done = await moveTo(id, 'completed', { files: ['f-report'] });
    expect(done.body.data).toMatchObject({ reservation_status: 'completed', files: [{ id: 'f-report' }] });
    const reservation = (await eventsOf(api.db, instrumentReservation, [id])).get(id) ?? [];
    expect(reservation.map(({ to_status }) => to_status)).toEqual(['pending', 'approved', 'in_use', 'completed']);
    expect((await rate(id, 5, 'operator')).status).toBe(403);
    expect((await rate(id)).body.data).toMatchObject({
      rating: { score: 5, aspects: { expertise: 4, replies: null, value: 3 }, text: '按时交付' },
      can_rate: false,
    });
    expect((await rate(id)).status).toBe(409);
    const stored = await api.db.selectFrom('shop_ratings').selectAll().where('order_id', '=', id).execute();
    expect(stored).toMatchObject([
      { shop_id: 'shop-1', kind: 'instrument', score: 5, on_time: true, aspects: [4, null, null, 3] },
    ]);
  });

  it('keeps what was agreed in both languages, with a copy of the address', async () => {
    const { body } = await orderGoods();
    expect(body.data).toMatchObject({
      unit: '只',
      spec: { id: 'dn50', name: 'DN50' },
      warehouse: { id: 'w-1' },
      address: { contact: '林知远', phone: '13800002026', text: '福建省东港市海关路1号' },
      lines: [{ label: 'DN50', amount: fen(58_000) }],
    });
    const read = await api.inject(
      orderEndpoints.getOrder,
      { params: { order_id: body.data.id } },
      { as: 'demo', locale: 'en' },
    );
    expect(read.body.data).toMatchObject({ unit: 'pieces', lines: [{ label: 'DN50 (en)' }] });
    expect((await orderGoods({ address_id: 'a-2' })).error.details?.fields).toMatchObject([{ path: 'address_id' }]);
  });

  it('is promised for a day from its confirmation on', async () => {
    const { body } = await orderService({ use_voucher: false, expected_payable: fen(2_100_000) });
    expect(body.data.deliver_by).toBeNull();
    const confirmed = await moveTo(body.data.id, 'confirmed');
    // 45 working days from the wished day on.
    expect(confirmed.body.data.deliver_by).toBe('2027-02-02');
    expect((await orderService({ starts_on: '2026-11-19' })).error.details?.fields).toMatchObject([
      { path: 'starts_on' },
    ]);
  });

  it('costs what the service computes: another price is refused with the price of now', async () => {
    const refused = await orderService({ use_voucher: false });
    expect(refused.status).toBe(409);
    expect(refused.error.details).toMatchObject({ reason: 'price', price: { payable: fen(2_100_000) } });
    expect((await orderGoods({ quantity: 11, expected_payable: fen(319_000) })).error.details).toEqual({
      reason: 'stock',
      stock: 10,
    });
    await reserve();
    expect((await reserve()).error.details).toEqual({ reason: 'bucket' });
    expect(await stockOf(api.db, 'dn50 w-1')).toBe(10);
  });

  it('is one for one key, whose lost answer is given again; another body is refused', async () => {
    const before = await stockOf(api.db, 'dn50 w-1');
    const first = await orderGoods({}, 'demo', 'lost-answer-1');
    const again = await Promise.all([1, 2, 3].map(() => orderGoods({}, 'demo', 'lost-answer-1')));
    for (const answer of again) expect(answer.raw.equals(first.raw)).toBe(true);
    expect(await stockOf(api.db, 'dn50 w-1')).toBe(before - 2);
    expect((await orderGoods({ quantity: 3 }, 'demo', 'lost-answer-1')).error.code).toBe('idempotency_mismatch');
  });

  it('gives back stock, hours and voucher once, however often it is cancelled at once', async () => {
    const before = await balance();
    const goods = await orderGoods({ use_voucher: true, expected_payable: fen(29_000) });
    expect(await balance()).toBe((before ?? 0) - 29_000);
    const { id } = goods.body.data;
    const tried = await Promise.all(Array.from({ length: 8 }, () => moveTo(id, 'cancelled', {}, 'demo')));
    expect(tried.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
    expect(await stockOf(api.db, 'dn50 w-1')).toBe(10);
    expect(await balance()).toBe(before);
    const hours = (await takenHours(api.db)).length;
    const day = { starts_at: '2026-11-26T09:00:00+08:00', ends_at: '2026-11-26T12:00:00+08:00' };
    const reserved = await reserve(day);
    await moveTo(reserved.body.data.id, 'rejected', { reason: '设备维护' });
    expect(await takenHours(api.db)).toHaveLength(hours);
    expect((await reserve(day)).status).toBe(201);
  });

  it('is the enterprise’s: others see nothing, and whoever has none cannot order', async () => {
    const { id } = (await orderGoods()).body.data;
    const asStaff = await api.inject(orderEndpoints.getOrder, { params: { order_id: id } }, { as: 'staff' });
    expect(asStaff.status).toBe(404);
    expect((await moveTo(id, 'cancelled', {}, 'staff')).status).toBe(404);
    expect((await moveTo(id, 'confirmed', {}, 'demo')).status).toBe(403);
    expect((await moveTo(id, 'cancelled', {}, 'operator')).status).toBe(403);
    expect((await rate(id, 5, 'staff')).status).toBe(404);
    expect((await reserve({}, 'new')).status).toBe(403);
  });

  it('has files of its seller alone, which the enterprise may read', async () => {
    const { id } = (await orderGoods()).body.data;
    expect((await moveTo(id, 'confirmed', { files: ['f-other'] })).error.details?.fields).toMatchObject([
      { path: 'files/0' },
    ]);
    expect((await moveTo(id, 'cancelled', { files: ['f-report'] }, 'demo')).error.details?.fields).toMatchObject([
      { path: 'files' },
    ]);
    const user = { user_id: 'u-x', account: '', name: '', role: 'staff', enterprise_id: 'e-lantu' } as const;
    expect(await seesOrderFile(api.db, 'f-report', user)).toBe(true);
    expect(await seesOrderFile(api.db, 'f-report', { ...user, enterprise_id: 'e-haiheng' })).toBe(false);
  });
});

describe('the list of orders', () => {
  const list = (query: Record<string, unknown>, as: Account = 'demo') =>
    api.inject(orderEndpoints.listOrders, { query }, { as });

  it('has those that go on first, is found by number, title and seller, and counts kinds and states', async () => {
    const { body } = await list({ page_size: 100 });
    const ended = body.data.map(({ status }) => ['completed', 'cancelled', 'rejected'].includes(status));
    expect(ended).toEqual([...ended].sort());
    expect(body.facets.kind.map(({ value }) => value)).toEqual(['instrument', 'service', 'material']);
    const { number, id } = body.data[0] ?? { number: '', id: '' };
    expect((await list({ q: number })).body.data.map((order) => order.id)).toEqual([id]);
    const goods = await list({ q: '密封圈', status: ['cancelled'] });
    expect(goods.body.data.map(({ kind, status }) => [kind, status])).toEqual([['material', 'cancelled']]);
    const { body: whole } = await api.inject(orderEndpoints.getOrder, { params: { order_id: id } }, { as: 'demo' });
    expect({ ...whole.data, due_at: whole.data.events.at(-1)?.due_at }).toMatchObject(body.data[0] ?? {});
    const stages = await api.db
      .selectFrom('lifecycle_events')
      .select(['subject_id', 'due_at'])
      .where('subject', 'in', ['instrument_order', 'service_order', 'material_order'])
      .where('until', 'is', null)
      .execute();
    expect(new Set(body.data.map(({ due_at }) => due_at === null))).toEqual(new Set([true, false]));
    const dueById = new Map(stages.map((stage) => [stage.subject_id, stage.due_at]));
    expect(body.data.map((order) => [order.id, order.due_at])).toEqual(
      body.data.map((order) => [order.id, dueById.get(order.id)]),
    );
    expect((await list({}, 'staff')).body.data).toEqual([]);
    expect((await list({}, 'operator')).body.page.total).toBe(body.page.total);
  });

  it('is a table, and a calendar of the reservations', async () => {
    const csv = await api.inject(orderEndpoints.ordersFile, { params: { format: 'csv' } }, { as: 'demo' });
    expect(csv.raw.toString()).toContain('场发射扫描电镜');
    const ics = await api.inject(orderEndpoints.ordersFile, { params: { format: 'ics' } }, { as: 'demo' });
    expect(ics.raw.toString().match(/BEGIN:VEVENT/g)?.length).toBe(
      (await list({ kind: ['instrument'] })).body.page.total,
    );
  });
});

describe('orders besides', () => {
  const user: User = { user_id: 'u-demo', account: '', name: '', role: 'staff', enterprise_id: 'e-lantu' };

  it('wait for their sellers in a queue of each lifecycle, and are overdue after two working days', async () => {
    const { id, number } = (await orderGoods()).body.data;
    const later = { waitingFor: 'seller', overdueOnly: true, limit: 99, now: new Date('2026-11-25T10:00:00+08:00') };
    expect((await waiting(api.db, ['material_order'], later)).map((row) => row.id)).toContain(id);
    const [, , goods] = orderQueues(testSellables);
    expect((await goods?.describe(api.db, [id]))?.get(id)?.title).toContain('低温密封圈 2只');
    expect(await goods?.find(api.db, number.toLowerCase())).toBe(id);
    expect(await orderQueues(testSellables)[0]?.find(api.db, number)).toBeNull();
    const operator: User = { ...user, user_id: 'u-operator', role: 'operator', enterprise_id: null };
    await goods?.move(api.db, operator, id, { status: 'rejected', reason: '停产' }, now());
    const read = await api.inject(orderEndpoints.getOrder, { params: { order_id: id } }, { as: 'demo' });
    expect(read.body.data.events.at(-1)).toMatchObject({ to: 'rejected', reason: '停产' });
  });

  it('are own records of their lifecycle, and rows that an operator can read', async () => {
    const found = await Promise.all(
      ownOrders.map((own) => own.find(api.db, { user, locale: 'en', now: now() }, { states: ['completed'], limit: 9 })),
    );
    expect(found.map((records) => records.length)).toEqual([1, 0, 0]);
    expect(found[0]?.[0]?.title).toBe('场发射扫描电镜 (en)');
    const rows = [];
    for await (const row of orderTransfer.read(api.db)) rows.push(row);
    expect(rows.length).toBeGreaterThan(5);
    expect(orderTransfer.write).toBeUndefined();
  });

  it('are exported with whoever ordered, and lose the person with the account', async () => {
    const exported = await orderPersonal.export(api.db, 'u-demo');
    expect(JSON.stringify(exported)).toContain('13800002026');
    await api.db.transaction().execute((tx) => orderPersonal.erase(tx, 'u-demo', now()));
    expect(JSON.stringify(await orderPersonal.export(api.db, 'u-demo'))).not.toMatch(/13800002026|林知远/);
    time = '2026-11-20T10:00:00+08:00';
  });
});

it('completes late where the seller confirmed after its time', async () => {
  const { id } = (await orderGoods()).body.data;
  time = '2026-11-27T10:00:00+08:00';
  await complete(id);
  await rate(id, 3);
  const [row] = await api.db.selectFrom('shop_ratings').selectAll().where('order_id', '=', id).execute();
  expect(row?.on_time).toBe(false);
});
