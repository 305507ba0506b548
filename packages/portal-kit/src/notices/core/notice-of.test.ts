import { describe, expect, test } from 'vitest';
import { isSuppressed, noticeOf } from './index.ts';

const failure = (status: number | null, serverMessage: string | null = null) => ({ status, serverMessage });

describe('the notice of a failed call', () => {
  test('is silent for 400 and for what nobody waits for', () => {
    expect(noticeOf(failure(400, 'wrong'))).toBeNull();
    expect(noticeOf({ ...failure(500), aborted: true })).toBeNull();
  });

  test('is titled for 401, in the words of the service or our own', () => {
    expect(noticeOf(failure(401))).toEqual({
      titled: true,
      tone: 'warning',
      message: { from: 'catalogue', key: 'expired' },
    });
    expect(noticeOf(failure(401, '请登录'))?.message).toEqual({ from: 'server', text: '请登录' });
  });

  test.each([403, 404, 405, 422, 500, 503])('has a default for %i', (status) => {
    expect(noticeOf(failure(status))?.message).toEqual({ from: 'catalogue', key: 'internal' });
    expect(noticeOf(failure(status, 'because'))?.message).toEqual({ from: 'server', text: 'because' });
  });

  test('shows any message, and nothing for other statuses without one', () => {
    expect(noticeOf(failure(409, 'taken'))?.message).toEqual({ from: 'server', text: 'taken' });
    expect(noticeOf(failure(409))).toBeNull();
  });

  test('says so when no answer came', () =>
    expect(noticeOf(failure(null))?.message).toEqual({ from: 'catalogue', key: 'network' }));
});

test.each([
  [null, false],
  ['false', false],
  ['true', true],
  ['1', true],
  ['', true],
])('a stored flag of %j suppresses: %j', (flag, suppressed) => expect(isSuppressed(flag)).toBe(suppressed));
