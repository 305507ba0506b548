import { baseEndpoints } from '@zonekit/api-client/base/contract';
import { regionEndpoints } from '@zonekit/api-client/region/contract';
import { signParams } from '@zonekit/api-client/signing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import type { Module } from '../../frame/module.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T09:00:00+08:00') });
});
afterAll(() => api.close());

describe('the base request', () => {
  const params = { client_id: 'zonekit-portal', ts: '1795136400' };
  const ask = (body: Record<string, string>) => api.inject(baseEndpoints.baseRequest, { body });

  test('is signed among its parameters', async () => {
    expect((await ask(params)).error.code).toBe('signature_invalid');
    expect((await ask({ ...params, sign: signParams(params, 'another secret') })).error.code).toBe('signature_invalid');
  });

  test('tells clock, agreements, sign-ons and rules', async () => {
    const { body } = await ask({ ...params, sign: signParams(params, 'demo-secret') });
    expect(body.data).toEqual({
      time: '2026-11-20T09:00:00+08:00',
      ts: 1795136400,
      demo: true,
      sso_providers: ['scyq', 'yksso'],
      agreements: { terms_version: '2026-11-01', privacy_version: '2026-11-01' },
      sms: { digits: 6, life_s: 300, resend_after_s: 60, per_hour: 5 },
      password: { min: 8, max: 64 },
    });
  });
});

describe('the dictionaries', () => {
  const ask = (name?: string | string[], locale: 'zh-CN' | 'en' = 'zh-CN') =>
    api.inject(baseEndpoints.dictionaries, { ...(name && { query: { name } }) }, { locale });

  test('have labels in both languages, and one in that of the request', async () => {
    const { body } = await ask('role', 'en');
    expect(body.data).toMatchObject([
      {
        name: 'role',
        entries: [{ value: 'guest', label: 'Guest', labels: { 'zh-CN': '个人用户', en: 'Guest' } }, {}, {}, {}],
      },
    ]);
  });

  test('hold the states of every lifecycle', async () => {
    const { body } = await ask(['roadshow_booking_status', 'position']);
    expect(body.data.map(({ name, entries }) => [name, entries.map(({ value }) => value)])).toEqual([
      ['roadshow_booking_status', ['submitted', 'approved', 'held', 'rejected', 'cancelled']],
      ['position', ['owner', 'staff']],
    ]);
  });

  test('say which states of a lifecycle require a reason', async () => {
    const { body } = await ask(['settlement_status', 'position']);
    const required = body.data.map(({ entries }) => entries.filter((entry) => entry.reason_required));
    expect(required.map((entries) => entries.map(({ value }) => value))).toEqual([['returned', 'rejected'], []]);
  });

  test('come all at once, each label filled in', async () => {
    const { body } = await ask();
    expect(body.data.length).toBeGreaterThan(20);
    for (const { entries } of body.data) {
      for (const { labels } of entries) expect(Object.values(labels).every((label) => label.trim() !== '')).toBe(true);
    }
  });

  test('an unknown name is not found', async () => {
    expect((await ask(['role', 'nonsense'])).status).toBe(404);
  });

  test('of two modules have names of their own', async () => {
    const twin: Module = { name: 'twin', routes: () => undefined, dictionaries: { role: {} } };
    await expect(startTestApi({ extra: [twin] })).rejects.toThrow('The dictionary role of twin is there already');
  });
});

describe('the areas', () => {
  const ask = (level?: string) => api.inject(regionEndpoints.areas, { ...(level && { query: { level } }) });

  test.each([
    ['province', 0, 0],
    ['city', 16, 0],
    ['county', 16, 5],
  ])('reach down to the %s', async (level, cities, counties) => {
    const { body } = await ask(level);
    const shandong = body.data.find(({ id }) => id === '370000');
    expect(shandong?.children).toHaveLength(cities);
    const rizhao = shandong?.children.find(({ id }) => id === '371100');
    expect(rizhao?.children ?? []).toHaveLength(counties);
  });

  test('stop at cities where nothing is asked for, and know no other level', async () => {
    expect((await ask()).body).toEqual((await ask('city')).body);
    expect((await ask('street')).status).toBe(422);
  });
});
