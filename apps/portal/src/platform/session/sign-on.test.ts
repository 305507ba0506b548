import type { Transport } from '@zonekit/api-client/transport';
import { ApiError } from '@zonekit/api-client/transport/error';
import { expect, test } from 'vitest';
import { signOnStop } from './sign-on.ts';

const PATH = '/policy/policyRecommend?last_year_sales=2';
const BACK = encodeURIComponent(PATH);
const silent = {
  call: () => Promise.reject(new ApiError({ kind: 'network', call: 'GET /users/sso/check' })),
} as unknown as Transport;
const STATE = 'f0'.repeat(16);
const context = { origin: 'http://portal.example', newState: () => STATE, store: () => true };
const stop = (signOn: 'sso' | 'local', expired: boolean) =>
  signOnStop(signOn, PATH, { ...context, transport: silent, expired });

test.each(['local', 'sso'] as const)(
  '%s: who has not been here before is sent to /login without a reason',
  async (signOn) => expect(await stop(signOn, false)).toEqual({ kind: 'login', href: `/login?return=${BACK}` }),
);

test.each(['local', 'sso'] as const)(
  '%s: /login is told that the session has run out, and where to go back',
  async (signOn) =>
    expect(await stop(signOn, true)).toEqual({ kind: 'login', href: `/login?return=${BACK}&reason=expired` }),
);

const answering = (data: object) => {
  const requests: unknown[] = [];
  const call = async (_: unknown, input: unknown) => {
    requests.push(input);
    return { data };
  };
  return { requests, transport: { call } as unknown as Transport };
};
const AWAY = { logged_in: false, code: null, login_url: '/x', logout_url: '/y' };

// Cause: the return address was compared with nothing, so that a link with a stranger's code logged a visitor in.
test.each(['scyq', 'yksso'] as const)(
  '%s is asked with a new state, which is stored before anybody leaves',
  async (provider) => {
    const { requests, transport } = answering(AWAY);
    const stored: unknown[] = [];
    const store = (attempt: unknown) => stored.push(attempt) > 0;
    const next = await signOnStop('sso', PATH, { ...context, transport, expired: false, provider, store });
    const redirect_uri = 'http://portal.example/login/callback';
    expect(requests).toEqual([{ query: { redirect_uri, provider, state: STATE } }]);
    expect(stored).toEqual([{ state: STATE, provider, path: PATH }]);
    expect(next).toEqual({ kind: 'site', url: '/x' });
  },
);

test('who is signed in there goes to the return address at once, with code and state', async () => {
  const { transport } = answering({ ...AWAY, logged_in: true, code: 'a b' });
  const next = await signOnStop('sso', PATH, { ...context, transport, expired: false });
  expect(next).toEqual({ kind: 'page', href: `/login/callback?code=a+b&state=${STATE}` });
});

test('where the browser stores no state, nobody is sent to the sign-on', async () => {
  const { transport } = answering(AWAY);
  const next = await signOnStop('sso', PATH, { ...context, transport, expired: false, store: () => false });
  expect(next).toEqual({ kind: 'login', href: `/login?return=${BACK}` });
});
