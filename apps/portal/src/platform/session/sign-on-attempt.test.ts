import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SignOnAttempt, storeAttempt, takeAttempt } from './sign-on-attempt.ts';

const attempt: SignOnAttempt = { state: 'a'.repeat(32), provider: 'yksso', path: '/policy?q=1' };
let texts: Map<string, string>;

beforeEach(() => {
  texts = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a callback with the state of this tab finds its attempt, once', () => {
  expect(storeAttempt(attempt)).toBe(true);
  expect(takeAttempt(attempt.state)).toEqual(attempt);
  expect(takeAttempt(attempt.state)).toBeNull();
  expect(texts.size).toBe(0);
});

// Cause: login CSRF. Somebody else's code came by a link, and the callback logged the visitor in with it.
test.each([
  ['another state', 'b'.repeat(32)],
  ['an empty state', ''],
  ['no state', undefined],
])('a callback with %s finds none, and ends the attempt', (_, state) => {
  storeAttempt(attempt);
  expect(takeAttempt(state)).toBeNull();
  expect(takeAttempt(attempt.state)).toBeNull();
});

test.each(['undefined', 'null', '{}', '{"version":1,"value":{"state":1}}', 'no json'])(
  'what else is stored (%s) is no attempt, whatever the callback says',
  (text) => {
    for (const state of [undefined, '', 'x']) {
      texts.set('zonekit.signOn', text);
      expect(takeAttempt(state)).toBeNull();
    }
  },
);

test('without an attempt of this tab nothing is accepted', () => {
  expect(takeAttempt(undefined)).toBeNull();
  expect(takeAttempt(attempt.state)).toBeNull();
});

test('a browser that forbids storage says so', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(storeAttempt(attempt)).toBe(false);
});
