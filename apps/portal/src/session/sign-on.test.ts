import type { Transport } from '@zonekit/api-client/transport';
import { ApiError } from '@zonekit/api-client/transport/error';
import { expect, test } from 'vitest';
import { signOnStop } from './sign-on.ts';

const PATH = '/policy/policyRecommend?last_year_sales=2';
const BACK = encodeURIComponent(PATH);
const silent = {
  call: () => Promise.reject(new ApiError({ kind: 'network', call: 'GET /users/sso/check' })),
} as unknown as Transport;
const stop = (signOn: 'sso' | 'local', expired: boolean) =>
  signOnStop(signOn, PATH, { transport: silent, origin: 'http://portal.example', expired });

test.each(['local', 'sso'] as const)(
  '%s: who has not been here before is sent to /login without a reason',
  async (signOn) => expect(await stop(signOn, false)).toEqual({ kind: 'page', href: `/login?return=${BACK}` }),
);

test.each(['local', 'sso'] as const)(
  '%s: /login is told that the session has run out, and where to go back',
  async (signOn) =>
    expect(await stop(signOn, true)).toEqual({ kind: 'page', href: `/login?return=${BACK}&reason=expired` }),
);

test.each([
  ['scyq', `http://portal.example/single/login?return=${BACK}`],
  ['yksso', `http://portal.example/single/login?return=${BACK}&provider=yksso`],
] as const)('%s is asked, and its code comes back under its name', async (provider, redirect_uri) => {
  const asked: unknown[] = [];
  const transport = {
    call: async (_: unknown, input: unknown) => {
      asked.push(input);
      return { data: { logged_in: true, code: 'a b', login_url: '/x', logout_url: '/y' } };
    },
  } as unknown as Transport;
  const next = await signOnStop('sso', PATH, {
    transport,
    origin: 'http://portal.example',
    expired: false,
    ...(provider === 'yksso' && { provider }),
  });
  expect(asked).toEqual([{ query: { redirect_uri, provider } }]);
  expect(next).toEqual({ kind: 'page', href: `${redirect_uri.slice('http://portal.example'.length)}&code=a%20b` });
});
