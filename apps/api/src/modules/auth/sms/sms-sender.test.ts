import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../test/harness.ts';
import { peopleOf } from '../../../../test/people.ts';
import { readConfig } from '../../../config.ts';
import { fingerprint } from '../auth.secrets.ts';

const PHONE = '13100000009';
const SECRET = 'shared with the gateway';

let gateway: Server;
let url = '';
let status = 200;
const taken: { headers: IncomingHttpHeaders; body: string }[] = [];
beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      taken.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
});
afterAll(() => new Promise((resolve) => gateway.close(resolve)));

describe('text messages', () => {
  test('go to the webhook as signed JSON, and an answer other than 2xx is 503', async () => {
    // In demo mode, so that the picture can be copied; the code's header is the demo's too.
    const api = await startTestApi({ config: { smsWebhook: { url, secret: SECRET } } });
    try {
      const people = peopleOf(api);
      status = 204;
      const code = await people.codeFor(PHONE, 'register');
      const { headers, body } = taken.at(-1) ?? { headers: {}, body: '' };
      expect(JSON.parse(body)).toEqual({
        phone: PHONE,
        purpose: 'register',
        code,
        minutes: 5,
        locale: 'zh-CN',
        text: `验证码${code}，用于注册，5分钟内有效。请勿告诉他人。`,
      });
      const signature = createHmac('sha256', SECRET).update(`${headers['x-zonekit-ts']}.${body}`).digest('hex');
      expect(headers['x-zonekit-signature']).toBe(signature);
      status = 500;
      const refused = await people.askCode('13100000010', 'register');
      expect(refused).toMatchObject({ status: 503, error: { message: '短信没有发出,请稍后再试' } });
      expect(refused.headers).not.toHaveProperty('x-demo-code');
    } finally {
      await api.close();
    }
  });

  test('of the demo stand in its log, without the phone', async () => {
    const lines: string[] = [];
    const log = new PassThrough();
    log.on('data', (line) => lines.push(String(line)));
    const api = await startTestApi({ logTo: log });
    try {
      const code = await peopleOf(api).codeFor(PHONE, 'login');
      expect(lines.join('')).toContain(`"code":"${code}"`);
      expect(lines.join('')).not.toContain(PHONE);
    } finally {
      await api.close();
    }
  });
});

const production = { DATABASE_URL: 'postgres://db.example/zone', CLIENT_SECRET: 'x'.repeat(32) };

test.each([
  [
    'a path for an address',
    { SMS_WEBHOOK_URL: '/sms', SMS_WEBHOOK_SECRET: 's' },
    'SMS_WEBHOOK_URL is "/sms". Set it to https://host/path.',
  ],
  ['an address without a secret', { SMS_WEBHOOK_URL: 'https://sms.example' }, 'SMS_WEBHOOK_SECRET is missing'],
])('%s is refused at start', (_, env, words) => {
  expect(() => readConfig({ ...production, ...env })).toThrow(words);
});

test('a zone without a webhook says that it sends none', async () => {
  const api = await startTestApi({ config: { demo: false } });
  try {
    const hash = fingerprint('c-1:ACDE');
    const expires_at = new Date(Date.now() + 60_000).toISOString();
    await api.db.insertInto('captchas').values({ id: 'c-1', code_hash: hash, expires_at }).execute();
    const body = { phone: PHONE, purpose: 'login', captcha_id: 'c-1', captcha_code: 'ACDE' };
    const { status: answered, error } = await api.inject(authEndpoints.sendSmsCaptcha, { body });
    expect([answered, error.message]).toEqual([503, '尚未接入短信服务']);
  } finally {
    await api.close();
  }
});
