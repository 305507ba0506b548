import {
  imageCaptcha,
  loginByAccount,
  logout,
  refreshToken,
  userInfo,
} from '../../packages/api-client/src/auth/auth.client.ts';
import { browserSession } from '../../packages/api-client/src/session/browser-session.ts';
import { createTransport, type Transport } from '../../packages/api-client/src/transport/transport.ts';

let demoCode = '';
const session = browserSession(() => refreshToken(transport));
const transport: Transport = createTransport({
  baseUrls: { fallback: '/api' },
  clientId: 'zonekit-portal',
  secret: 'demo-secret',
  locale: () => 'zh-CN',
  token: session.token,
  renewToken: session.renewToken,
  onUnauthenticated: (_, refused) => session.end('unauthenticated', refused),
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    demoCode = response.headers.get('x-demo-code') ?? demoCode;
    return response;
  },
});
const ended: string[] = [];
session.onEnded((reason) => ended.push(reason));
session.watch();

/** What a test does in a tab, as a portal would. */
const tab = {
  ended,
  token: () => session.token(),
  name: () => session.view().user?.name ?? null,
  hasLocks: () => 'locks' in navigator && navigator.locks !== undefined,
  login: async () => {
    const { captcha_id } = await imageCaptcha(transport);
    const login = { account: 'demo', password: 'Demo-2026', captcha_id, captcha_code: demoCode };
    session.begin(await loginByAccount(transport, login));
  },
  /** Calls at once; answers how many the service served. */
  call: async (times: number) => {
    const calls = await Promise.allSettled(Array.from({ length: times }, () => userInfo(transport)));
    return calls.filter(({ status }) => status === 'fulfilled').length;
  },
  logout: async () => {
    await logout(transport);
    session.end('logout');
  },
};

declare global {
  interface Window {
    tab: typeof tab;
  }
}
window.tab = tab;
