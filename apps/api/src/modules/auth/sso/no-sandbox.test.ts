import { Writable } from 'node:stream';
import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { errorBody } from '@zonekit/api-client/contract';
import { signParams } from '@zonekit/api-client/signing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';

const lines: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ config: { demo: false }, logTo });
});
afterAll(() => api.close());

test('outside demo mode there is no sandbox and no code in a header', async () => {
  expect((await api.app.inject({ url: '/api/sandbox/sso/authorize' })).statusCode).toBe(404);
  expect((await api.inject(authEndpoints.imageCaptcha)).headers).not.toHaveProperty('x-demo-code');
});

test('a service without a sign-on says so once, at start, and how to connect one', () => {
  const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /single sign-on/.test(msg));
  expect(said).toMatchObject([{ level: 40, msg: expect.stringContaining('Set SSO_ISSUER') }]);
});

test.each([
  ['scyq', authEndpoints.ssoLogin],
  ['yksso', authEndpoints.loginByYksso],
] as const)(
  'without a sign-on check and login of %s answer 503 in the form of the contract',
  async (provider, login) => {
    const signed = (params: Record<string, string>) => {
      const all = { ...params, client_id: 'zonekit-portal', ts: String(Math.floor(Date.now() / 1000)) };
      return { ...all, sign: signParams(all, 'demo-secret') };
    };
    const query = signed({ redirect_uri: 'http://localhost:4173/login/callback', provider });
    const answers = [
      await api.inject(authEndpoints.ssoCheck, { query }),
      await api.inject(login, { body: signed({ code: 'any' }) }),
    ];
    for (const { status, error } of answers) {
      expect(status).toBe(503);
      expect(errorBody.parse(error)).toMatchObject({ code: 'unavailable', details: { provider } });
    }
  },
);
