import { expect, test } from 'vitest';
import { COOKIE, endToken, keepToken, sessionOf, tokenOf } from './session-cookie.ts';

const TOKEN = 'tok-1.a~b+c/d==';
const NAME = sessionOf(TOKEN);

test('a token is kept where no script reads it, for as long as it lives', () => {
  expect(keepToken(TOKEN)).toBe(`${COOKIE}=${TOKEN}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=7200`);
  expect(endToken()).toBe(`${COOKIE}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`);
  expect(COOKIE).toMatch(/^__Host-/);
});

test.each([
  ['the session that the page names', `a=1; ${COOKIE}=${TOKEN}; b=2`, NAME, TOKEN],
  ['another session', `${COOKIE}=${TOKEN}`, sessionOf('tok-2'), null],
  ['a page that names none', `${COOKIE}=${TOKEN}`, 'none', null],
  ['no header', `${COOKIE}=${TOKEN}`, null, null],
  ['no cookie', 'a=1', NAME, null],
  ['no cookies at all', null, NAME, null],
  ['two cookies of the name', `${COOKIE}=${TOKEN}; ${COOKIE}=other`, NAME, null],
  ['what is no token', `${COOKIE}=a b`, sessionOf('a b'), null],
  ['a name in another alphabet', `${COOKIE}=${TOKEN}`, '文'.repeat(32), null],
])('%s', (_, cookies, session, token) => expect(tokenOf(cookies, session)).toBe(token));

test('the name of a session says nothing of its token', () => {
  expect(NAME).toMatch(/^[0-9a-f]{32}$/);
  expect(NAME).not.toBe(sessionOf('tok-2'));
});
