import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('answers a signed call with its data and no message', async () => {
  const { status, body } = await api.inject(authEndpoints.serverTime);
  expect(status).toBe(200);
  expect(body.data.locale).toBe('zh-CN');
  expect(body).not.toHaveProperty('message');
});

test('says who a token belongs to', async () => {
  const { body } = await api.inject(authEndpoints.userInfo, {}, { as: 'demo' });
  expect(body.data.enterprise?.enterprise_name).toBe('东港澜图智能装备有限公司');
});
