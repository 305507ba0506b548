import { accountEndpoints } from '@zonekit/api-client/account/contract';
import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { bearer, peopleOf } from '../../../test/people.ts';
import { DEMO_PASSWORD } from '../auth/demo-password.ts';

const LAPTOP = '3f9a0c51-7d2e-4b60-9a11-0c4de1f7a802';
const PHONE = 'b71e22d4-05c3-4f8a-8e6d-51f0a9c3d7e4';

let api: TestApi;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startTestApi();
  people = peopleOf(api);
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom('sessions').execute());

const logIn = async (device: string | null, account = 'demo') => {
  const headers: Record<string, string> = device === null ? {} : { 'x-device-id': device };
  return (await people.logIn(account, DEMO_PASSWORD, headers)).body.data.token;
};
const devicesOf = async (token: string) =>
  (await api.inject(accountEndpoints.listSessions, bearer(token))).body.data.map(({ device }) => device);
const isOpen = async (token: string) => (await api.inject(authEndpoints.userInfo, bearer(token))).status === 200;

// Cause: each login added a session, so that one browser stood in the list many times under the same words.
test('a device stands in the list once: its next login takes the place of the one before', async () => {
  const phone = await logIn(PHONE);
  const first = await logIn(LAPTOP);
  const second = await logIn(LAPTOP);
  expect(await devicesOf(second)).toEqual(['3F9A', 'B71E']);
  expect(await Promise.all([phone, first, second].map(isOpen))).toEqual([true, false, true]);
});

test('on a shared device the sessions of others stay', async () => {
  const staff = await logIn(LAPTOP, 'staff');
  await logIn(LAPTOP);
  expect(await isOpen(staff)).toBe(true);
});

test('a client that names no device gets a session of its own each time', async () => {
  await logIn(null);
  expect(await devicesOf(await logIn(null))).toEqual([null, null]);
});

test('two logins of one device at the same time leave one session', async () => {
  const tokens = await Promise.all([logIn(LAPTOP), logIn(LAPTOP)]);
  const open = (await Promise.all(tokens.map(isOpen))).filter(Boolean);
  expect(open).toHaveLength(1);
});

test.each(['3f9a', LAPTOP.toUpperCase(), `${LAPTOP} `.repeat(2), "' or 1=1 --", `${LAPTOP}, ${PHONE}`])(
  'what is no device id (%s) is refused at the edge: the captcha still serves',
  async (device) => {
    const captcha = await people.captcha();
    const body = { account: 'demo', password: DEMO_PASSWORD, ...captcha };
    const refused = await api.inject(authEndpoints.loginByAccount, { body, headers: { 'x-device-id': device } });
    expect([refused.status, refused.error.code]).toEqual([422, 'validation_failed']);
    expect((await api.inject(authEndpoints.loginByAccount, { body })).status).toBe(200);
  },
);
