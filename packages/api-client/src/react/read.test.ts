import { expect, test } from 'vitest';
import { ApiError } from '../transport/api-error.ts';
import { isAnswer, nextKey } from './attempt-key.ts';
import { mapRead, toRead } from './read.ts';

const reload = () => undefined;
const error = new ApiError({ kind: 'network', call: 'GET /a' });
const facts = { enabled: true, waiting: false, data: undefined, error: undefined, busy: false };

test.each([
  ['nothing asked', { enabled: false }, { status: 'idle' }],
  ['not known yet who asks', { enabled: false, waiting: true }, { status: 'loading' }],
  ['first time', { busy: true }, { status: 'loading' }],
  ['before the first effect', {}, { status: 'loading' }],
  ['answered', { data: 1 }, { status: 'ready', data: 1, stale: false }],
  ['asked again', { data: 1, busy: true }, { status: 'ready', data: 1, stale: true }],
  ['failed', { error }, { status: 'failed', error, data: undefined }],
  ['failed after an answer', { data: 1, error }, { status: 'failed', error, data: 1 }],
  ['asked again after a failure', { error, busy: true }, { status: 'loading' }],
])('%s', (_, over, read) => {
  expect(toRead<number>({ ...facts, ...over }, reload)).toEqual({ ...read, reload });
});

test('a view of a read keeps its state', () => {
  const pick = (data: { a: number }) => data.a;
  expect(mapRead(toRead({ ...facts, data: { a: 2 } }, reload), pick)).toMatchObject({ status: 'ready', data: 2 });
  expect(mapRead(toRead({ ...facts, data: { a: 2 }, error }, reload), pick)).toMatchObject({
    status: 'failed',
    data: 2,
  });
  expect(mapRead(toRead<{ a: number }>(facts, reload), pick)).toMatchObject({ status: 'loading' });
});

test('the same sent again without an answer goes under the same key', () => {
  const make = () => 'new';
  expect(nextKey(null, 'a', make)).toBe('new');
  expect(nextKey({ text: 'a', key: 'k', answered: false }, 'a', make)).toBe('k');
  expect(nextKey({ text: 'a', key: 'k', answered: false }, 'b', make)).toBe('new');
  expect(nextKey({ text: 'a', key: 'k', answered: true }, 'a', make)).toBe('new');
});

test.each([
  ['http', 409, true],
  ['http', 401, true],
  ['http', 503, false],
  ['network', null, false],
  ['timeout', null, false],
  ['aborted', null, false],
  ['invalid-response', 201, false],
] as const)('%s %s leaves no doubt: %s', (kind, status, answered) => {
  expect(isAnswer(new ApiError({ kind, call: 'POST /a', status }))).toBe(answered);
});
