import { describe, expect, test } from 'vitest';
import { FakeStorage, makeUser } from './fake-browser.ts';
import { createSessionStore, SESSION_KEY } from './session-store.ts';

const session = { token: 't1', userInfo: makeUser(), storedAt: 5 };
const alone = () => () => undefined;
const storeOn = (storage: FakeStorage | null) => createSessionStore({ storage, listen: alone });

test('what was written is read, by another tab too, and as the same object until it changes', () => {
  const storage = new FakeStorage();
  const store = storeOn(storage);
  store.write(session);
  expect(storeOn(storage).read()).toEqual(session);
  expect(store.read()).toBe(store.read());
});

describe('a logout', () => {
  const preserved = {
    'zonekit.draft.questionnaire': '{"step":4}',
    device_uuid: 'd',
    visited: '[]',
    suppress_notices: 'true',
  };

  test('clears what the specification names and the token cookie, and keeps drafts and memories', () => {
    const storage = new FakeStorage();
    const cleared = ['token', 'userInfo', 'user_id', 'roles', 'auth', 'menu_auth', 'access_token', 'menu_code'];
    for (const key of cleared) storage.setItem(key, 'x');
    for (const [key, value] of Object.entries(preserved)) storage.setItem(key, value);
    let cookies = 0;
    const store = createSessionStore({ storage, listen: alone, clearCookie: () => (cookies += 1) });
    store.write(session);
    store.clear();
    expect(Object.fromEntries(storage.entries)).toEqual(preserved);
    expect(store.read()).toBeNull();
    expect(cookies).toBe(1);
  });
});

describe.each(['full', 'forbidden'] as const)('a %s storage', (mode) => {
  test('leaves the session to the memory of the tab', () => {
    const storage = new FakeStorage();
    storage.mode = mode;
    const store = storeOn(storage);
    store.write(session);
    expect(store.read()).toEqual(session);
    store.clear();
    expect(store.read()).toBeNull();
  });
});

test('a storage that becomes full does not bring the older session back', () => {
  const storage = new FakeStorage();
  const store = storeOn(storage);
  store.write(session);
  storage.mode = 'full';
  store.write({ ...session, token: 't2' });
  expect(store.read()?.token).toBe('t2');
  expect(storeOn(storage).read()).toBeNull();
});

test('no storage at all leaves the session to the memory of the tab', () => {
  const store = storeOn(null);
  store.write(session);
  expect(store.read()).toEqual(session);
});

test.each([
  ['no JSON', '{'],
  ['a bare token of an older page', '"t1"'],
  ['another version', JSON.stringify({ version: 0, ...session })],
  ['no token', JSON.stringify({ version: 1, ...session, token: '' })],
  ['no user', JSON.stringify({ version: 1, token: 't1', storedAt: 5 })],
  ['a user without a name', JSON.stringify({ version: 1, ...session, userInfo: { ...makeUser(), name: null } })],
  ['a time that is none', JSON.stringify({ version: 1, ...session, storedAt: 'yesterday' })],
])('%s in the storage counts as not signed in', (_, text) => {
  const storage = new FakeStorage();
  storage.setItem(SESSION_KEY, text);
  expect(storeOn(storage).read()).toBeNull();
});
