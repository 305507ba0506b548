import { expect, test } from 'vitest';
import { allEndpoints } from '../contract/all-endpoints.ts';
import { sessionOf } from './session-cookie.ts';
import { beginsSession, swapToken } from './token-swap.ts';

/** Every key of every object in a schema, however it is wrapped. */
const keysIn = (schema: unknown, seen = new Set<unknown>(), keys = new Set<string>()): Set<string> => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return keys;
  seen.add(schema);
  const { def, ...parts } = schema as { def?: { shape?: object } };
  for (const key of Object.keys(def?.shape ?? {})) keys.add(key);
  for (const part of [...Object.values(def ?? {}), ...Object.values(def?.shape ?? {}), ...Object.values(parts)]) {
    keysIn(part, seen, keys);
  }
  return keys;
};

test('whatever answers a token beside its user begins a session, and nothing else answers one', () => {
  const logins = Object.entries(allEndpoints).filter(([, endpoint]) => beginsSession(endpoint));
  expect(logins.map(([name]) => name)).toEqual(expect.arrayContaining(['loginByAccount', 'ssoLogin', 'refreshToken']));
  // A second look by another way: an answer that says `token` anywhere is one of them.
  const tokenAnswers = Object.entries(allEndpoints).filter(([, { response }]) => keysIn(response).has('token'));
  expect(logins.map(([name]) => name)).toEqual(tokenAnswers.map(([name]) => name));
});

test('the token leaves the answer, wherever it stands, and its session is named', () => {
  const login = { token: 'secret-1', user_info: { user_id: 'u' } };
  const { answer, token } = swapToken({ data: { sso_data: { a: [1] }, login_data: login } });
  expect(token).toBe('secret-1');
  expect(answer).toEqual({ data: { sso_data: { a: [1] }, login_data: { ...login, token: sessionOf('secret-1') } } });
  expect(JSON.stringify(answer)).not.toContain('secret-1');
});

test('what is no login is left as it is', () => {
  const refusal = { code: 'credentials_invalid', message: 'no', details: { token: 'x' } };
  expect(swapToken(refusal)).toEqual({ answer: refusal, token: null });
});
