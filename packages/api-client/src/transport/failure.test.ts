import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { type Failure, failureOf } from './failure.ts';

const call = 'GET /things';
const http = (status: number, more: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  failureOf(new ApiError({ kind: 'http', call, status, serverMessage: 'said', ...more }));

/** Section 8: what a page does about each. It has no default, so that a case that is missing here is a type error. */
const shown = (failure: Failure): 'nothing' | 'notice' | 'logout' | 'beside' => {
  switch (failure.case) {
    case 'aborted':
    case 'bad-request':
      return 'nothing';
    case 'unauthenticated':
      return 'logout';
    case 'permission-required':
      return 'beside';
    case 'network':
    case 'timeout':
    case 'invalid-response':
    case 'forbidden':
    case 'not-found':
    case 'method-not-allowed':
    case 'conflict':
    case 'refused':
    case 'rate-limited':
    case 'unavailable':
    case 'server-error':
    case 'other':
      return 'notice';
  }
};

describe('the case of an error', () => {
  test.each([
    [400, 'bad-request', 'nothing'],
    [401, 'unauthenticated', 'logout'],
    [403, 'forbidden', 'notice'],
    [404, 'not-found', 'notice'],
    [405, 'method-not-allowed', 'notice'],
    [409, 'conflict', 'notice'],
    [412, 'permission-required', 'beside'],
    [422, 'refused', 'notice'],
    [429, 'rate-limited', 'notice'],
    [500, 'server-error', 'notice'],
    [502, 'unavailable', 'notice'],
    [503, 'unavailable', 'notice'],
    [504, 'unavailable', 'notice'],
    [418, 'other', 'notice'],
  ] as const)('%i is %s', (status, name, what) => {
    expect(http(status)).toMatchObject({ case: name, message: 'said' });
    expect(shown(http(status))).toBe(what);
  });

  test.each(['aborted', 'network', 'timeout', 'invalid-response'] as const)('%s without a status', (kind) => {
    expect(failureOf(new ApiError({ kind, call }))).toEqual({ case: kind });
  });

  test('knows which fields were refused, and none where the details are of another kind', () => {
    const fields = [{ path: 'contact_phone', message: 'wrong' }];
    expect(http(422, { details: { fields } })).toMatchObject({ fields });
    expect(http(422, { details: { allowed: ['cancelled'] } })).toMatchObject({ fields: [] });
  });

  test.each([
    ['NONE', 'NONE'],
    ['REJECT', 'REJECT'],
    ['pending', 'pending'],
    ['something newer', 'pending'],
    [undefined, 'pending'],
  ])('a file whose permission is %j: %s', (permission_status, status) => {
    expect(http(412, { data: { permission_status } })).toMatchObject({ status });
  });

  test('knows how long the service asks to wait', () => {
    expect(http(503, { retryAfter: 5000 })).toMatchObject({ retryAfter: 5000 });
  });
});
