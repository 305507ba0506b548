import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { retryAfterMs } from './read-error.ts';
import { retryDelay } from './retry.ts';

const make = (kind: ApiErrorKind, status: number | null = null, retryAfter: number | null = null) =>
  new ApiError({ kind, call: 'GET /a', status, retryAfter });

test.each([
  [make('network'), true],
  [make('http', 502), true],
  [make('http', 503), true],
  [make('http', 504), true],
  [make('http', 500), false],
  [make('http', 429), false],
  [make('http', 404), false],
  [make('timeout'), false],
  [make('aborted'), false],
  [make('invalid-response', 200), false],
])('%s: tried again %s', (error, again) => {
  expect(retryDelay(error, 1, 0.5) !== null).toBe(again);
  expect(retryDelay(error, 3, 0.5)).toBeNull();
});

test('waits are spread by chance, grow, never come before Retry-After and never exceed ten seconds', () => {
  const chance = fc.double({ min: 0, max: 0.999999, noNaN: true });
  fc.assert(
    fc.property(chance, fc.integer({ min: 1, max: 2 }), fc.option(fc.nat(60_000)), (random, attempt, retryAfter) => {
      const delay = retryDelay(make('http', 503, retryAfter), attempt, random);
      if (delay === null) {
        expect(retryAfter).toBeGreaterThan(10_000);
      } else {
        expect(delay).toBeGreaterThanOrEqual(Math.max(150 * attempt, retryAfter ?? 0));
        expect(delay).toBeLessThanOrEqual(10_000);
      }
    }),
  );
});

test.each([
  [null, null],
  ['5', 5000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 00:00:10 GMT', 10_000],
  ['Thu, 19 Nov 2026 00:00:00 GMT', 0],
  ['soon', null],
])('Retry-After %j means %j ms', (header, ms) => {
  expect(retryAfterMs(header, Date.parse('2026-11-20T00:00:00Z'))).toBe(ms);
});
