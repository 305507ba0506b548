import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Setting } from './config.setting.ts';
import { settings } from './config.settings.ts';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'zonekit-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

test('nothing set is the demo on the embedded database; what is empty is not set', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 4173, demo: true, databaseUrl: null, databasePool: 20, portalUrl: null });
  expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '', PORTAL_URL: '', SMS_WEBHOOK_URL: '' })).toEqual(config);
});

test('all that is wrong is told at once, each with its mend', () => {
  expect(problemsOf({ PORT: 'abc', DEMO: 'yes', LOG_LEVEL: 'loud', PORTAL_URL: 'portal' })).toEqual([
    'PORT is "abc". Set it to a whole number from 0 to 65,535.',
    'DEMO is "yes". Set it to 1 or 0.',
    'PORTAL_URL is "portal". Set it to https://host.',
    'LOG_LEVEL is "loud". Set it to fatal, error, warn, info, debug, silent.',
  ]);
});

test('what contradicts something else is told at once as well', () => {
  expect(problemsOf({ DEMO: '0', SMS_WEBHOOK_URL: 'https://sms.example/send' })).toEqual([
    'CLIENT_SECRET is that of the demo. Set a secret of your own, or set DEMO=1.',
    'SMS_WEBHOOK_SECRET is missing. Set the secret that SMS_WEBHOOK_URL checks signatures by.',
  ]);
});

test.each(['a', 'x'.repeat(31)])('outside the demo a secret of few characters is refused: %s', (secret) => {
  const [problem, ...others] = problemsOf({ DEMO: '0', CLIENT_SECRET: secret });
  expect(problem).toBe(
    `CLIENT_SECRET is shorter than 32 characters. Set a secret of your own, such as "openssl rand -base64 32" makes.`,
  );
  expect(others).toEqual([]);
  expect(readConfig({ DEMO: '0', CLIENT_SECRET: 'x'.repeat(32) }).clientSecret).toHaveLength(32);
});

test('no proxy is trusted, no portal believed and no address exempt unless somebody says so', () => {
  expect(readConfig({})).toMatchObject({ trustProxy: false, portalSecret: null, limitPerMinute: 8000 });
  expect(problemsOf({ TRUST_PROXY: 'true', PORTAL_SECRET: 'short' })).toEqual([
    'PORTAL_SECRET is not usable. Set it to a random text of at least 32 characters, the same as the portal has.',
    'TRUST_PROXY is "true". Set it to a number of proxies from 0 to 10, or addresses and ranges with commas: 10.0.0.5, 192.168.0.0/16.',
  ]);
  const secret = 'x'.repeat(32);
  expect(problemsOf({ DEMO: '0', CLIENT_SECRET: secret, PORTAL_SECRET: secret, LIMIT_PER_MINUTE: '0' })).toEqual([
    'PORTAL_SECRET is the same as CLIENT_SECRET, which browsers may hold. Set a secret of its own.',
    'LIMIT_PER_MINUTE is 0, which the demo alone may have. Set it to a whole number from 1 to 1,000,000.',
  ]);
});

test('a store needs its bucket and keys', () => {
  const env = { S3_ENDPOINT: 'https://s3.zone.example', S3_BUCKET: 'zone-files' };
  expect(problemsOf(env)).toEqual([
    'S3_ACCESS_KEY is missing. Set it to an access key that may read, write and delete in S3_BUCKET, or unset S3_ENDPOINT.',
    'S3_SECRET_KEY is missing. Set it to the secret of S3_ACCESS_KEY, or unset S3_ENDPOINT.',
  ]);
  expect(readConfig({ ...env, S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' }).s3).toEqual({
    endpoint: 'https://s3.zone.example',
    bucket: 'zone-files',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
  });
});

test('a mark names whom a file was granted to, by names that there are', () => {
  expect(readConfig({}).watermark).toBe('{enterprise} {name} {date} {file}');
  expect(readConfig({ WATERMARK: '0', WATERMARK_TEXT: '{name}' }).watermark).toBeNull();
  expect(readConfig({ WATERMARK_TEXT: '仅供 {account} 使用' }).watermark).toBe('仅供 {account} 使用');
  for (const text of ['{date}', '{name} {phone}', '{name', `{name}${'密'.repeat(60)}`]) {
    const [problem] = problemsOf({ WATERMARK_TEXT: text });
    expect(problem).toContain('Set it to up to 60 letters with {name} or {account}');
  }
});

test('a sign-on is discovered, or told its endpoints; each lacks nothing', () => {
  const client = { SSO_CLIENT_ID: 'portal', SSO_CLIENT_SECRET: 'secret' };
  const { sso } = readConfig({ SSO_ISSUER: 'https://id.zone.example', ...client });
  expect(sso).toMatchObject({
    scyq: {
      issuer: 'https://id.zone.example',
      endpoints: null,
      clientAuth: 'basic',
      scopes: 'openid profile phone',
      claims: { subject: 'sub', name: 'name', phone: 'phone_number' },
      phoneVerified: false,
    },
    yksso: null,
  });
  expect(problemsOf({ SSO_ISSUER: 'https://id.zone.example' })).toEqual([
    'SSO_CLIENT_ID is missing. Set it to the client that is registered there.',
    'SSO_CLIENT_SECRET is missing. Set it to the secret of that client.',
  ]);
  expect(problemsOf({ SSO_TOKEN_URL: 'https://id.zone.example/token', ...client })).toEqual([
    'SSO_AUTHORIZATION_URL is missing. Set both endpoints, or neither for discovery.',
    'SSO_USERINFO_URL is missing. OAuth 2.0 has no other answer to who somebody is.',
  ]);
  expect(problemsOf({ YKSSO_CLIENT_ID: 'portal' })[0]).toContain('YKSSO_ISSUER is missing.');
});

test('a sign-on is asked over HTTPS, or on this machine; claims are named that there are', () => {
  expect(problemsOf({ SSO_ISSUER: 'http://id.zone.example' })[0]).toContain('Set it to https://host/path');
  const [problem] = problemsOf({ SSO_CLAIMS: 'subject=sub,mail=email' });
  expect(problem).toContain('Set it to pairs for subject, name, phone, enterprise, credit_code');
  const env = { SSO_ISSUER: 'http://127.0.0.1:9', SSO_CLIENT_ID: 'a', SSO_CLIENT_SECRET: 'b' };
  const { sso } = readConfig({ ...env, SSO_CLAIMS: 'phone=user.mobile,credit_code=org_code' });
  expect(sso.scyq?.claims).toEqual({ subject: 'sub', name: 'name', phone: 'user.mobile', credit_code: 'org_code' });
});

test('one scanner looks for malware', () => {
  const command = '/usr/bin/clamscan --no-summary';
  expect(readConfig({ SCAN_COMMAND: command }).scanCommand).toEqual(['/usr/bin/clamscan', '--no-summary']);
  expect(readConfig({ CLAMD_ADDRESS: '[::1]:3310' }).clamd).toEqual({ host: '::1', port: 3310 });
  expect(problemsOf({ CLAMD_ADDRESS: 'clamd' })).toEqual(['CLAMD_ADDRESS is "clamd". Set it to host:port.']);
  expect(problemsOf({ CLAMD_ADDRESS: 'clamd:3310', SCAN_COMMAND: command })).toEqual([
    'CLAMD_ADDRESS and SCAN_COMMAND are both set. Unset one of them.',
  ]);
});

test('a secret may lie in a file, without the line end that editors add', () => {
  const file = join(folder, 'secret');
  writeFileSync(file, 'a-long-and-random-secret-of-a-zone\n');
  expect(readConfig({ DEMO: '0', CLIENT_SECRET_FILE: file }).clientSecret).toBe('a-long-and-random-secret-of-a-zone');
  expect(problemsOf({ DEMO: '0', CLIENT_SECRET_FILE: file, CLIENT_SECRET: 'other' })).toEqual([
    'CLIENT_SECRET and CLIENT_SECRET_FILE are both set. Unset one of them.',
  ]);
});

test('a file that is not there is told by its name', () => {
  const file = join(folder, 'absent');
  expect(problemsOf({ DEMO: '0', CLIENT_SECRET_FILE: file })).toEqual([
    `CLIENT_SECRET_FILE names ${file}, which cannot be read (ENOENT). Name a file that this user may read.`,
  ]);
});

test('a password is never repeated', () => {
  const problems = problemsOf({ DATABASE_URL: 'mysql://zone:secret-word@host/zone' });
  expect(problems).toEqual(['DATABASE_URL is not usable. Set it to postgres://user:password@host:5432/database.']);
});

test('docs/configuration.md knows every variable, and no other of the service', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith('The service')) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| `'));
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim()),
  );
  const expected = Object.entries<Setting>(settings).map(([name, { says, asks, secret }]) => [
    secret ? `\`${name}\` *` : `\`${name}\``,
    says,
    asks,
  ]);
  expect(rows).toEqual(expected);
});
