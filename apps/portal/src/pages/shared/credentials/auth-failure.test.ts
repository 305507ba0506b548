import type { ErrorCode } from '@zonekit/api-client/contract';
import { ApiError } from '@zonekit/api-client/transport/error';
import { expect, test } from 'vitest';
import { authFailure } from './auth-failure.ts';

const of = (code: ErrorCode | null, details: Record<string, unknown> | null = null) =>
  authFailure(new ApiError({ kind: 'http', call: 'POST /users', code, details, serverMessage: 'words' }));

test.each([
  ['captcha_invalid', null, { kind: 'field', place: 'captcha', left: null }],
  ['captcha_invalid', { field: 'sms_code', failures_left: 4 }, { kind: 'field', place: 'sms', left: 4 }],
  ['credentials_invalid', { failures_left: 3 }, { kind: 'field', place: 'password', left: 3 }],
  ['credentials_invalid', null, { kind: 'field', place: 'password', left: null }],
  ['account_locked', { retry_after_s: 61 }, { kind: 'locked', what: 'password', minutes: 2 }],
  ['account_locked', { retry_after_s: 1, field: 'sms_code' }, { kind: 'locked', what: 'sms', minutes: 1 }],
  ['conflict', { field: 'phone' }, { kind: 'taken', place: 'phone' }],
  ['conflict', { field: 'account' }, { kind: 'taken', place: 'account' }],
  ['conflict', null, { kind: 'other', message: 'words' }],
  ['not_found', { field: 'phone' }, { kind: 'noAccount' }],
  ['rate_limited', { retry_after_s: 42 }, { kind: 'wait', seconds: 42 }],
  ['rate_limited', null, { kind: 'wait', seconds: 60 }],
  ['validation_failed', { fields: [{ path: 'account' }] }, { kind: 'field', place: 'account', left: null }],
  ['validation_failed', { field: 'password' }, { kind: 'field', place: 'password', left: null }],
  ['validation_failed', { agreements: {} }, { kind: 'other', message: 'words' }],
  ['internal', null, { kind: 'other', message: 'words' }],
] as const)('%s with %o', (code, details, failure) => {
  expect(of(code, details)).toEqual(failure);
});
