import { expect, test } from 'vitest';
import { loginFailure } from './login-failure.ts';

const of = (code: Parameters<typeof loginFailure>[0]['code'], details: Record<string, unknown> | null = null) =>
  loginFailure({ code, details, serverMessage: 'words' });

test('knows a wrong captcha, a wrong password with its tries left, and a locked account with its minutes', () => {
  expect(of('captcha_invalid')).toEqual({ kind: 'captcha' });
  expect(of('credentials_invalid', { failures_left: 3 })).toEqual({ kind: 'credentials', left: 3 });
  expect(of('credentials_invalid')).toEqual({ kind: 'credentials', left: null });
  expect(of('account_locked', { retry_after_s: 61 })).toEqual({ kind: 'locked', minutes: 2 });
  expect(of('account_locked', { retry_after_s: 1 })).toEqual({ kind: 'locked', minutes: 1 });
});

test('says of anything else what the service says', () => {
  expect(of('internal')).toEqual({ kind: 'other', message: 'words' });
});
