import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

const CLIENT = { client_id: 'portal', client_secret: 'a-secret-of-the-portal' };
export const CALLBACK = 'http://localhost:4173/login/callback';

/** What the provider knows of its people. */
const PEOPLE: Record<string, Record<string, unknown>> = {
  lin: { name: '林越', phone_number: '+86 131-0000-0901', phone_number_verified: true },
  demo: { name: '另一个名字', phone_number: '13800002026', phone_number_verified: true },
  guesser: { name: '冒名', phone_number: '13800002026', phone_number_verified: false },
  chen: { name: '陈海', org: { name: '东港新材有限公司', code: '91350211m000100y43' } },
  wu: { name: '吴帆', org: { name: '东港新材有限公司', code: '91350211M000100Y43' } },
};

export interface TestProvider {
  issuer: string;
  /** The environment of a service that has this sign-on. */
  env: (prefix?: 'SSO' | 'YKSSO') => Record<string, string>;
  /** Follows a login URL as a browser would, signs in, and resolves to the address that it was sent back to. */
  signIn: (loginUrl: string, login: string) => Promise<URL>;
  /** Changes each answer of the token endpoint from now on. */
  tamper: (change: ((answer: Record<string, unknown>) => void) | null) => void;
  /** How many codes have been sent to the token endpoint. */
  exchanges: () => number;
  stop: () => Promise<void>;
}

/** A whole OpenID Connect provider on loopback: oidc-provider with its own forms for development. */
export const startProvider = async (): Promise<TestProvider> => {
  let change: ((answer: Record<string, unknown>) => void) | null = null;
  let exchanges = 0;
  // The issuer names the port, which is set only once the server listens.
  const { createServer } = await import('node:http');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [CALLBACK],
        post_logout_redirect_uris: ['https://portal.example/'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'org'], phone: ['phone_number', 'phone_number_verified'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...PEOPLE[sub] }) }),
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path !== '/token') return;
    exchanges += 1;
    if (change && context.status === 200) change(context.body as Record<string, unknown>);
  });
  server.on('request', provider.callback());

  const browse = () => {
    const cookies = new Map<string, string>();
    return async (url: string, form?: Record<string, string>) => {
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const text of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      return location === null ? null : new URL(location, url).href;
    };
  };

  return {
    issuer,
    env: (prefix = 'SSO') => ({
      [`${prefix}_ISSUER`]: issuer,
      [`${prefix}_CLIENT_ID`]: CLIENT.client_id,
      [`${prefix}_CLIENT_SECRET`]: CLIENT.client_secret,
    }),
    async signIn(loginUrl, login) {
      const visit = browse();
      const forms = [{ prompt: 'login', login, password: 'any' }, { prompt: 'consent' }];
      let at: string | null = loginUrl;
      for (let steps = 0; at !== null && !at.startsWith(CALLBACK) && steps < 12; steps += 1) {
        at = at.startsWith(`${issuer}/interaction/`) ? await visit(at, forms.shift()) : await visit(at);
      }
      if (at === null) throw new Error(`The provider did not send ${login} back.`);
      return new URL(at);
    },
    tamper(to) {
      change = to;
    },
    exchanges: () => exchanges,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
