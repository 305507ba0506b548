import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { endpoint, envelope } from '@zonekit/api-client/contract';
import { roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../test/harness.ts';
import { isUnavailable, mayRunAgain } from '../database/failures.ts';
import type { Module } from './module.ts';

/** Hands a text to the database as a date, as a query does whose contract lets too much through. */
const readDate = endpoint({
  method: 'GET',
  path: '/dates',
  summary: 'A date as the database reads it',
  access: 'public',
  query: z.object({ date: z.string() }),
  response: envelope(z.string()),
});

const dates: Module = {
  name: 'dates',
  routes: (serve) =>
    serve(readDate, async ({ db, query }) => {
      const { rows } = await sql<{ date: string }>`select ${query.date}::date::text as date`.execute(db);
      return { data: rows[0]?.date ?? '' };
    }),
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ extra: [dates] });
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

test.each([
  ['no date at all (22007)', 'tomorrowish', 422],
  ['a day that the calendar lacks (22008)', '2026-02-30', 422],
  ['the year 0 (22008)', '0000-01-01', 422],
  ['a date', '2026-02-28', 200],
])('%s from a client is its mistake and not a fault of the service', async (_case, date, status) => {
  const answer = await api.inject(readDate, { query: { date } });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.error.code).toBe('validation_failed');
});

test.each(['0000-01-01', '2026-02-30'])('the calendar from %s on is refused with 422 and its field', async (date) => {
  const { status, error } = await api.inject(roadshowEndpoints.calendar, {
    query: { start_date: date, end_date: '2026-12-31' },
  });
  expect([status, error.code]).toEqual([422, 'validation_failed']);
  expect(error.details?.fields).toMatchObject([{ path: 'start_date' }]);
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
