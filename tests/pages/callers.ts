import type { BrowserContextOptions, Page } from '@playwright/test';
import { addEnterprise, invite, join } from '../../packages/api-client/src/account/account.client.ts';
import type { EnterpriseInput } from '../../packages/api-client/src/account/enterprise.contract.ts';
import {
  imageCaptcha,
  loginByAccount,
  logout,
  register,
  sendSmsCaptcha,
} from '../../packages/api-client/src/auth/auth.client.ts';
import { baseRequest } from '../../packages/api-client/src/base/base.client.ts';
import { SESSION_KEY } from '../../packages/api-client/src/session/session-store.ts';
import { toStored } from '../../packages/api-client/src/session/stored-session.ts';
import { createTransport, type Transport } from '../../packages/api-client/src/transport/transport.ts';
import { type Account, PASSWORD } from './support.ts';

/** A client of the demo's service without a page, and the demo code in the header of its last answer. */
const open = (origin: string) => {
  let token: string | null = null;
  let demoCode = '';
  const transport = createTransport({
    baseUrls: { fallback: `${origin}/api` },
    clientId: 'zonekit-portal',
    secret: 'demo-secret',
    locale: () => 'zh-CN',
    token: () => token,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      demoCode = response.headers.get('x-demo-code') ?? demoCode;
      return response;
    },
  });
  return {
    transport,
    demoCode: () => demoCode,
    begin: (login: { token: string }) => {
      token = login.token;
    },
  };
};

const logIn = async ({ transport, demoCode }: ReturnType<typeof open>, account: string) => {
  const { captcha_id } = await imageCaptcha(transport);
  return loginByAccount(transport, { account, password: PASSWORD, captcha_id, captcha_code: demoCode() });
};

/** Somebody of the demo who calls the service without a page. */
export const callerOf = async (origin: string, account: Account): Promise<Transport> => {
  const caller = open(origin);
  caller.begin(await logIn(caller, account));
  return caller.transport;
};

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const signedIn = new Map<string, Promise<StorageState>>();

const signIn = async (origin: string, account: string): Promise<StorageState> => {
  const { token, user_info } = await logIn(open(origin), account);
  const storedAt = Date.now() + Number(process.env.TEST_SHIFT);
  const value = toStored({ token, userInfo: user_info, storedAt });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: SESSION_KEY, value }] }] };
};

/** The storage of a browser in which the account is logged in: one login for all tests of a worker. They must not log out. */
export const storageOf = (origin: string, account: Account): Promise<StorageState> => {
  const key = `${origin} ${account}`;
  const stored = signedIn.get(key) ?? signIn(origin, account);
  signedIn.set(key, stored);
  return stored;
};

/** Without the login's pages: `test.use(signedInAs('demo'))`. @param origin of another variant than the tests' own */
export const signedInAs = (account: Account, origin?: string) => ({
  storageState: async ({ baseURL }: { baseURL?: string | undefined }, use: (storage: StorageState) => Promise<void>) =>
    use(await storageOf(origin ?? baseURL ?? '', account)),
});

/** Ends the session of a page at the service; the page is not notified. */
export const revokeSession = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('zonekit.session') ?? '{}').token as string);
  const { transport, begin } = open(new URL(page.url()).origin);
  begin({ token });
  await logout(transport);
};

interface Person {
  account: string;
  name: string;
  phone: string;
}

/** A new account, whose password is that of the demo, logged in. */
const makeAccount = async (origin: string, person: Person): Promise<Transport> => {
  const { transport, demoCode, begin } = open(origin);
  const { agreements } = await baseRequest(transport);
  const { captcha_id } = await imageCaptcha(transport);
  const { phone } = person;
  await sendSmsCaptcha(transport, { phone, purpose: 'register', captcha_id, captcha_code: demoCode() });
  begin(await register(transport, { ...person, password: PASSWORD, sms_code: demoCode(), ...agreements }));
  return transport;
};

/** A new account that joins the enterprise of `owner`. */
export const makeColleague = async (origin: string, owner: Account, person: Person): Promise<void> => {
  const { code } = await invite(await callerOf(origin, owner));
  await join(await makeAccount(origin, person), code);
};

/** A new account with an enterprise of its own: its client, and the storage of a browser in which it is logged in. */
export const makeOwner = async (
  origin: string,
  person: Person,
  enterprise: EnterpriseInput,
): Promise<{ caller: Transport; storageState: StorageState }> => {
  const caller = await makeAccount(origin, person);
  await addEnterprise(caller, enterprise);
  return { caller, storageState: await signIn(origin, person.account) };
};
