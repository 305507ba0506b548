import { expect, test } from 'vitest';
import { ApiError } from '../transport/api-error.ts';
import { nextPieceBytes, uploadDelay } from './upload-pace.ts';

const KB = 1024;
const MB = KB * KB;

test.each([
  [MB, 200, 2 * MB],
  [MB, 2000, MB],
  [MB, 9000, 512 * KB],
  [MB, null, 512 * KB],
  [8 * MB, 100, 8 * MB],
  [256 * KB, null, 256 * KB],
])('after a piece of %d bytes in %s ms the next has %d', (bytes, ms, next) => {
  expect(nextPieceBytes(bytes, ms)).toBe(next);
});

const failed = (status: number, retryAfter: number | null = null) =>
  new ApiError({ kind: 'http', call: 'x', status, retryAfter });
const offline = new ApiError({ kind: 'network', call: 'x' });

test('the line and a busy service are tried again, more and more patiently, and not for ever', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((failures) => uploadDelay(offline, failures, 0.5))).toEqual([
    500,
    1000,
    2000,
    4000,
    8000,
    15_000,
    null,
  ]);
});

test.each([
  [failed(503, 7000), 7000],
  [failed(429, 30_000), 30_000],
  [failed(503, 90_000), null],
  [new ApiError({ kind: 'timeout', call: 'x' }), 500],
  [failed(502), 500],
  [failed(500), null],
  [failed(413), null],
  [failed(415), null],
  [failed(422), null],
  [new ApiError({ kind: 'aborted', call: 'x' }), null],
])('%o is tried again after %s ms', (error, delay) => {
  expect(uploadDelay(error, 1, 0.5)).toBe(delay);
});
