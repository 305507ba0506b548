import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../test/harness.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ config: { maxLagMs: 100 } });
});
afterAll(() => api.close());

/** Stops the event loop, as a long computation does. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it('refuses with 503 while the event loop lags above its limit, and serves again afterwards', async () => {
  const ask = () => api.inject(policyEndpoints.listPolicies);
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 20_000 });

  // The lag is the mean of each second: one long stop among many short turns is below the limit.
  const refused = await vi.waitFor(
    async () => {
      block(1_000);
      const answer = await ask();
      expect(answer.status).toBe(503);
      return answer;
    },
    { timeout: 20_000, interval: 1 },
  );
  expect(refused.error.code).toBe('unavailable');
  expect(refused.headers['retry-after']).toBe('5');

  await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 20_000 });
});
