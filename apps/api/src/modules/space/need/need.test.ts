import { needEndpoints } from '@zonekit/api-client/space/need/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { waiting } from '../../../frame/lifecycle/queue.ts';
import { makeBuilding, makeContract, makePark, makeUnit } from '../space.fixture.ts';
import { writeBuildings, writeContracts, writeParks, writeUnits } from '../space.write.ts';
import { ownNeeds } from './need.own.ts';
import { needPersonal } from './need.personal.ts';
import { needQueue } from './need.queue.ts';
import { expireNeeds } from './need.service.ts';
import { needTransfer } from './need.transfer.ts';

let api: TestApi;
let now = new Date('2026-11-20T10:00:00+08:00');
const demo = { as: 'demo' } as const;

beforeAll(async () => {
  const seed = async ({ db }: Pick<TestApi, 'db'>) => {
    await writeParks(db, [
      makePark(),
      makePark({ id: 'park-2', name_zh: '综保区三期', name_en: 'Bonded Zone', position: 2 }),
    ]);
    await writeBuildings(db, [makeBuilding(), makeBuilding({ id: 'building-2', park_id: 'park-2' })]);
    await writeUnits(db, [
      makeUnit(),
      makeUnit({ id: 'unit-2', number: '0905', area: 18_600 }),
      makeUnit({ id: 'unit-3', number: '0906', building_id: 'building-2' }),
      makeUnit({ id: 'unit-4', number: '1001' }),
      makeUnit({ id: 'unit-5', number: '1002', house_type: 'factory' }),
      makeUnit({ id: 'unit-6', number: '1003', area: 90_000 }),
    ]);
    await writeContracts(db, [
      makeContract({ unit_id: 'unit-4', ends_on: '2026-12-19' }),
      makeContract({ id: 'contract-2', unit_id: 'unit-6', ends_on: '2026-11-01' }),
    ]);
  };
  api = await startTestApi({ now: () => now, seed: [seed] });
});
afterAll(() => api.close());

const form = {
  house_types: ['office'],
  area_min: 200,
  area_max: 300,
  rent_max: { amount: 8_000, currency: 'CNY' },
  parks: ['park-1'],
  from_on: '2026-12-01',
  decorations: [],
  remark: '靠近地铁',
  contact_person: '林知远',
  contact_phone: '13800001001',
};
let keys = 0;
const publish = (change: object = {}, options: { as: 'demo' | 'staff' } = demo) => {
  keys += 1;
  return api.inject(
    needEndpoints.createNeed,
    { body: { ...form, ...change }, idempotencyKey: `need-key-${keys}` },
    options,
  );
};
const read = (need_id: string, as: 'demo' | 'staff' | 'operator' = 'demo') =>
  api.inject(needEndpoints.getNeed, { params: { need_id } }, { as });
const moveTo = (need_id: string, status: string, as: 'demo' | 'staff' | 'operator' = 'demo') =>
  api.inject(needEndpoints.moveNeed, { params: { need_id }, body: { status } }, { as });

describe('a need', () => {
  it('is published for 90 days, with a number and the units that meet all of it', async () => {
    const { status, body } = await publish();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'published',
      expires_on: '2027-02-18',
      parks: [{ id: 'park-1', name: '启航中心' }],
      full_matches: 1,
      allowed: ['matched', 'withdrawn'],
    });
    expect(body.data.number).toMatch(/^SN20261120-/);
    expect(body.data.events).toMatchObject([{ to: 'published', waiting_for: 'operator' }]);
  });

  it.each([
    ['no house type', { house_types: [] }, 'house_types'],
    ['a range that is turned round', { area_max: 100 }, 'area_max'],
    ['a day that is over', { from_on: '2026-11-19' }, 'from_on'],
    ['a park that does not exist', { parks: ['park-9'] }, 'parks'],
    ['no phone', { contact_phone: '12345' }, 'contact_phone'],
  ])('with %s is refused by field', async (_, change, field) => {
    const { status, error } = await publish(change);
    expect(status).toBe(422);
    expect(error.details?.fields).toMatchObject([{ path: field }]);
  });

  it('is nobody else’s, but the office sees it', async () => {
    const { id } = (await publish()).body.data;
    expect((await read(id, 'staff')).status).toBe(404);
    expect((await api.inject(needEndpoints.listMatches, { params: { need_id: id } }, { as: 'staff' })).status).toBe(
      404,
    );
    expect((await moveTo(id, 'withdrawn', 'staff')).status).toBe(404);
    expect((await read(id, 'operator')).body.data.allowed).toEqual(['matched']);
    expect((await moveTo(id, 'withdrawn', 'operator')).status).toBe(403);
    expect((await moveTo(id, 'matched', 'operator')).body.data.status).toBe('matched');
    expect((await moveTo(id, 'withdrawn')).status).toBe(422);
  });

  it('shows units with the wishes that they meet and miss, in figures, the best first', async () => {
    const { id } = (await publish()).body.data;
    const matches = async (locale: 'zh-CN' | 'en') =>
      (await api.inject(needEndpoints.listMatches, { params: { need_id: id } }, { ...demo, locale })).body.data;
    const zh = await matches('zh-CN');
    expect(zh.map(({ unit, score }) => [unit.id, score])).toEqual([
      ['unit-1', 100],
      ['unit-4', 95],
      ['unit-2', 84],
      ['unit-3', 84],
    ]);
    expect(zh[1]?.wishes.filter(({ met }) => !met)).toEqual([
      { wish: 'available', met: false, reason: '2026-12-20起可入驻，比2026-12-01晚19天' },
    ]);
    expect(zh[2]?.wishes.find(({ wish }) => wish === 'area')?.reason).toBe('186㎡，比200㎡少14㎡');
    const en = await matches('en');
    expect(en[3]?.wishes.find(({ wish }) => wish === 'park')).toEqual({
      wish: 'park',
      met: false,
      reason: 'Bonded Zone, not a chosen park',
    });
    expect(JSON.stringify(en.map(({ wishes }) => wishes))).not.toMatch(/\p{Script=Han}/u);
  });

  it('is in the own list with its state, and in its table', async () => {
    const { id, number } = (await publish({ remark: '仅此一条' }, { as: 'staff' })).body.data;
    const list = await api.inject(needEndpoints.listNeeds, { query: { status: 'published' } }, { as: 'staff' });
    expect(list.body.data.map((need) => need.id)).toEqual([id]);
    const file = await api.inject(needEndpoints.needsFile, { params: { format: 'csv' } }, { as: 'staff' });
    expect(file.raw.toString()).toContain(number);
    expect(file.raw.toString()).toContain('仅此一条');
    const everybody = await api.inject(needEndpoints.listNeeds, { query: {} }, { as: 'operator' });
    expect(everybody.body.page.total).toBeGreaterThan(1);
  });

  it('is in the file of the office, in square metres', async () => {
    const { number } = (await publish({ area_min: 120.5, remark: '办公室可读' })).body.data;
    const rows = [];
    for await (const row of needTransfer.read(api.db)) rows.push(row);
    expect(rows.find((row) => row.number === number)).toMatchObject({
      status: 'published',
      house_types: 'office',
      area_min: '120.5',
      area_max: '300',
      rent_max: '8000',
      parks: 'park-1',
      remark: '办公室可读',
      expires_on: '2027-02-18',
    });
  });

  it('waits for the office, which is overdue after five working days', async () => {
    const { id, number } = (await publish()).body.data;
    const options = {
      waitingFor: 'operator',
      overdueOnly: true,
      limit: 50,
      now: new Date('2026-11-28T10:00:00+08:00'),
    };
    const late = await waiting(api.db, ['space_need'], options);
    expect(late.map((item) => item.id)).toContain(id);
    expect((await needQueue.describe(api.db, [id])).get(id)).toEqual({ number, title: '办公楼 200㎡起' });
    expect(await needQueue.find(api.db, number.toLowerCase())).toBe(id);
  });

  it('expires by the clock after 90 days: shown at once, written by the sweep', async () => {
    const { id } = (await publish()).body.data;
    const before = now;
    now = new Date('2027-02-18T23:59:00+08:00');
    expect((await read(id)).body.data.status).toBe('published');
    now = new Date('2027-02-19T00:00:00+08:00');
    expect((await read(id)).body.data).toMatchObject({ status: 'expired', allowed: [], full_matches: 0 });
    const { body } = await api.inject(needEndpoints.listNeeds, { query: { status: 'expired' } }, demo);
    expect(body.data.map((need) => need.id)).toContain(id);
    expect((await moveTo(id, 'matched')).status).toBe(422);
    await expireNeeds(api.db, now);
    await expireNeeds(api.db, now);
    const { data } = (await read(id)).body;
    expect(data.events.map(({ to }) => to)).toEqual(['published', 'expired']);
    expect(data.events.at(-1)?.actor).toBe('系统');
    now = before;
  });

  it('is an own record, and stays without a name when its account is deleted', async () => {
    const { id } = (await publish({ remark: '独一份' }, { as: 'staff' })).body.data;
    const user = { user_id: 'u-staff', account: '', name: '', role: 'staff', enterprise_id: null } as const;
    const records = await ownNeeds.find(api.db, { user, locale: 'en', now }, { states: ['published'], limit: 9 });
    expect(records.find((record) => record.id === id)?.title).toBe('Office from 200 m²');
    expect(JSON.stringify(await needPersonal.export(api.db, 'u-staff'))).toContain('独一份');
    await api.db.transaction().execute((tx) => needPersonal.erase(tx, 'u-staff', now));
    expect(JSON.stringify(await needPersonal.export(api.db, 'u-staff'))).not.toMatch(/独一份|13800001001|林知远/);
    expect((await read(id, 'operator')).body.data.status).toBe('withdrawn');
  });
});
