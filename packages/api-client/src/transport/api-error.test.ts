import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

const error = new ApiError({
  kind: 'http',
  call: 'POST /logins',
  status: 422,
  code: 'account_locked',
  details: { until: '2026-11-20T10:00:00+08:00', retry_after_s: 60 },
});

test('an error is an Error and an ApiError', () => {
  expect(error).toBeInstanceOf(Error);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.name).toBe('ApiError');
});

test('the code narrows the details', () => {
  expect(error.code === 'account_locked' && error.details?.retry_after_s).toBe(60);
  // @ts-expect-error: details of a conflict have no such field.
  expect(error.code === 'conflict' && error.details?.retry_after_s).toBe(false);
});
