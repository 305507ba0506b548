import { ADDRESS_LIMIT, type Address, type AddressInput, addressEndpoints } from '@zonekit/api-client/account/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;
let clock = Date.parse('2026-11-20T09:00:00+08:00');
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(clock) });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('addresses').execute();
});

const HARBOUR = {
  contact: '林知远',
  phone: '13800002026',
  province_id: '370000',
  province_name: '山东省',
  city_id: '371100',
  city_name: '日照市',
  county_id: '371102',
  county_name: '东港区',
  detail: '海港路 1 号',
  postcode: '276800',
} satisfies AddressInput;

const add = (over: Partial<AddressInput> = {}, options: Options = { as: 'demo' }) => {
  clock += 1000;
  return api.inject(addressEndpoints.addAddress, { body: { ...HARBOUR, ...over } }, options);
};
const added = async (detail: string, over: Partial<AddressInput> = {}) => (await add({ detail, ...over })).body.data;
const set = (address_id: string, status: string, options: Options = { as: 'demo' }) =>
  api.inject(addressEndpoints.setAddressStatus, { body: { address_id, status } }, options);
const list = async (options: Options = { as: 'demo' }) =>
  (await api.inject(addressEndpoints.listAddresses, {}, options)).body.data;
const labelsOf = (addresses: Address[]) =>
  addresses.map(({ detail, is_default }) => (is_default ? `${detail}*` : detail));

describe('addresses', () => {
  test('need a login', async () => {
    expect((await add({}, {})).status).toBe(401);
  });

  test.each([
    ['contact', { contact: '  ' }],
    ['phone', { phone: '12345678901' }],
    ['detail', { detail: '' }],
    ['postcode', { postcode: '12' }],
  ])('without a proper %s are refused', async (path, over) => {
    expect((await add(over)).error.details).toMatchObject({ fields: [{ path }] });
  });

  test.each([
    ['a county of another city', { county_id: '110101' }],
    ['a city of another province', { province_id: '110000' }],
    ['a city in place of its county', { county_id: '371100' }],
    ['a code that never was', { county_id: '999999' }],
    ['a county that was dissolved', { province_id: '500000', city_id: '500100', county_id: '500112' }],
  ])('in %s are refused', async (_, over) => {
    expect((await add(over)).error.details).toMatchObject({ fields: [{ path: 'county_id' }] });
  });

  test('carry the names of today, whatever was sent', async () => {
    expect((await add({ county_name: '<b>' })).body.data).toMatchObject({ county_name: '东港区' });
  });

  test('in a city without counties name it twice', async () => {
    const dongguan = { province_id: '440000', city_id: '441900', county_id: '441900' };
    expect((await add(dongguan)).body.data).toMatchObject({ city_name: '东莞市', county_name: '东莞市' });
  });

  test('belong to their user alone', async () => {
    const { address_id } = await added('mine');
    expect(await list({ as: 'staff' })).toEqual([]);
    expect((await set(address_id, 'deleted', { as: 'staff' })).status).toBe(404);
    const body = { ...HARBOUR, address_id };
    expect((await api.inject(addressEndpoints.editAddress, { body }, { as: 'staff' })).status).toBe(404);
    expect(labelsOf(await list())).toEqual(['mine*']);
  });

  test('the first is the default, the others the newest first', async () => {
    for (const detail of ['a', 'b', 'c']) await added(detail);
    expect(labelsOf(await list())).toEqual(['a*', 'c', 'b']);
  });

  test('one that is added or edited as the default takes its place', async () => {
    await added('a');
    await added('b', { is_default: true });
    const c = await added('c');
    expect(labelsOf(await list())).toEqual(['b*', 'c', 'a']);
    const body = { ...HARBOUR, detail: 'c2', postcode: null, address_id: c.address_id, is_default: true };
    const { body: edited } = await api.inject(addressEndpoints.editAddress, { body }, { as: 'demo' });
    expect(edited.data).toMatchObject({ detail: 'c2', postcode: null, is_default: true, created_at: c.created_at });
    expect(labelsOf(await list())).toEqual(['c2*', 'b', 'a']);
  });

  test('the default cannot be given up, only moved', async () => {
    const { address_id } = await added('a');
    const body = { ...HARBOUR, address_id, is_default: false };
    const { body: edited } = await api.inject(addressEndpoints.editAddress, { body }, { as: 'demo' });
    expect(edited.data.is_default).toBe(true);
    const b = await added('b');
    expect(labelsOf((await set(b.address_id, 'default')).body.data)).toEqual(['b*', expect.any(String)]);
  });

  test('a deleted default is followed by the newest', async () => {
    const a = await added('a');
    await added('b');
    await added('c');
    expect(labelsOf((await set(a.address_id, 'deleted')).body.data)).toEqual(['c*', 'b']);
    expect((await set(a.address_id, 'default')).status).toBe(404);
  });

  test('the last one can be deleted', async () => {
    const { address_id } = await added('a');
    expect((await set(address_id, 'deleted')).body.data).toEqual([]);
  });

  test('are twenty at most, also when added side by side', async () => {
    const answers = await Promise.all(Array.from({ length: ADDRESS_LIMIT + 5 }, () => add()));
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.error).toMatchObject({ code: 'transition_refused', details: { limit: 20 } });
    const all = await list();
    expect([all.length, all.filter(({ is_default }) => is_default).length]).toEqual([20, 1]);
  });

  test('sent twice under one key are added once', async () => {
    const input = { body: HARBOUR, idempotencyKey: 'address-once-1' };
    const first = await api.inject(addressEndpoints.addAddress, input, { as: 'demo' });
    const second = await api.inject(addressEndpoints.addAddress, input, { as: 'demo' });
    expect(second.body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });
});
