import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../test/harness.ts';
import { isUnavailable, mayRunAgain } from '../database/failures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '57P01' }, true],
  [{ code: '53300' }, true],
  [{ code: '08006' }, true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('wrapped', { cause: { code: 'ECONNRESET' } }), true],
  [new AggregateError([{ code: 'ECONNREFUSED' }]), true],
  [{ code: '23505' }, false],
  [{ code: '42P01' }, false],
  [new Error('anything else'), false],
  [null, false],
])('%o means that the database is away: %s', (error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});

test('a deadlock and a serialization failure may run again, a broken rule may not', () => {
  expect(['40P01', '40001', '23505'].map((code) => mayRunAgain({ code }))).toEqual([true, true, false]);
});

test('without its database it is alive, not ready, and asks to be tried again', async () => {
  // A connection that was never used has nothing to close.
  expect((await api.inject(authEndpoints.imageCaptcha)).status).toBe(200);
  await api.db.destroy();
  expect((await api.app.inject({ url: '/api/health' })).statusCode).toBe(200);
  const ready = await api.app.inject({ url: '/api/ready' });
  const call = await api.inject(authEndpoints.imageCaptcha);
  expect([ready.statusCode, call.status]).toEqual([503, 503]);
  expect(call.error.code).toBe('unavailable');
  expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);
});
