import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portalVariables, readPortalEnv, readStartEnv } from './portal-env.ts';

const VARIANTS = ['ftz', 'bsr'];

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readPortalEnv(env, VARIANTS);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

test('a portal of a zone reads where its service is and signs with its secret', () => {
  const api = { fallback: 'https://zone.example/api', byPrefix: { '/policies': 'https://other.example' } };
  const env = {
    API_BASE_URLS: JSON.stringify(api),
    CLIENT_SECRET: 'long and random, as it has to be here',
    PORT: '',
    TRANSPORT: 'gateway',
  };
  expect(readPortalEnv(env, VARIANTS)).toMatchObject({
    API_BASE_URLS: api,
    CLIENT_SECRET: 'long and random, as it has to be here',
    PORT: 4173,
    TRANSPORT: 'gateway',
    DEMO: false,
  });
});

test('what is told is what is used, each variable as it stands', () => {
  const texts = {
    HOST: '0.0.0.0',
    CLIENT_ID: 'zone-portal',
    CLIENT_SECRET: 'long and random, as it has to be here',
    PUBLIC_CLIENT_SECRET: 'for browsers',
    PORTAL_SECRET: 'portal-secret-of-at-least-32-characters',
    LOG_LEVEL: 'warn',
    PORTAL_VARIANT: 'bsr',
    PORTAL_ORIGIN: 'https://zone.example',
    TRANSPORT: 'direct',
  };
  const env = { ...texts, PORT: '8080', PAGES_PER_MINUTE: '60', DEMO: 'true' };
  expect(readPortalEnv(env, VARIANTS)).toMatchObject({ ...texts, PORT: 8080, PAGES_PER_MINUTE: 60, DEMO: true });
  expect(readPortalEnv({ ...env, DEMO: 'false' }, VARIANTS)).toMatchObject({ DEMO: false });
});

test('all that is wrong is told at once, each with its mend', () => {
  const env = {
    PORT: '99999',
    API_BASE_URLS: '{"fallback":"zone"}',
    PORTAL_ORIGIN: 'zone',
    DEMO: 'yes',
    PORTAL_VARIANT: 'abc',
    TRANSPORT: 'x',
  };
  expect(problemsOf(env)).toEqual([
    'PORTAL_VARIANT is "abc". Set it to one that there is: ftz, bsr.',
    'PORTAL_ORIGIN is "zone". Set it to https://host.',
    'TRANSPORT is "x". Set it to direct or gateway.',
    'PORT is "99999". Set it to a whole number from 0 to 65,535.',
    expect.stringMatching(/^API_BASE_URLS is .* Set it to \{"fallback":"https:\/\/host\/api"\}/),
    'DEMO is "yes". Set it to 1 or 0.',
  ]);
  expect(problemsOf({ API_BASE_URLS: '{' })[0]).toMatch(/^API_BASE_URLS/);
});

// `TRUST_PROXY=1` believed every peer, whatever it wrote into `X-Forwarded-For`.
test('no proxy is trusted but those that TRUST_PROXY counts or lists', () => {
  const trustOf = (TRUST_PROXY: string) => readPortalEnv({ DEMO: '1', TRUST_PROXY }, VARIANTS).TRUST_PROXY;
  expect([trustOf(''), trustOf('0')]).toEqual([false, false]);
  expect(
    [0, 1, 2].map((hop) => trustOf('1') && (trustOf('1') as (a: string, hop: number) => boolean)('10.0.0.1', hop)),
  ).toEqual([true, false, false]);
  expect(problemsOf({ DEMO: '1', TRUST_PROXY: 'true' })[0]).toMatch(
    /^TRUST_PROXY is "true"\. Set it to a number of proxies/,
  );
});

test('PORTAL_SECRET is long, is none that browsers hold, and is never repeated', () => {
  expect(problemsOf({ DEMO: '1', PORTAL_SECRET: 'short-secret' })).toEqual([
    'PORTAL_SECRET is not usable. Set it to a random text of at least 32 characters, the same as the service has.',
  ]);
  const PORTAL_SECRET = 'x'.repeat(32);
  const shared = 'PORTAL_SECRET is a secret that browsers may hold. Set a secret of its own.';
  expect(problemsOf({ PORTAL_SECRET, CLIENT_SECRET: PORTAL_SECRET })).toEqual([shared]);
  expect(problemsOf({ PORTAL_SECRET, CLIENT_SECRET: 'y'.repeat(32), PUBLIC_CLIENT_SECRET: PORTAL_SECRET })).toEqual([
    shared,
  ]);
});

test("the demo's secret is refused outside the demo", () => {
  expect(problemsOf({})).toEqual(["CLIENT_SECRET is that of the demo. Set the service's own, or set DEMO=1."]);
  expect(readPortalEnv({ DEMO: '1' }, VARIANTS).CLIENT_SECRET).toBe('demo-secret');
});

test('a secret of few characters is refused outside the demo', () => {
  expect(problemsOf({ CLIENT_SECRET: 'a' })).toEqual([
    'CLIENT_SECRET is shorter than 32 characters. Set the service\'s own, such as "openssl rand -base64 32" makes.',
  ]);
  expect(readPortalEnv({ DEMO: '1', CLIENT_SECRET: 'a' }, VARIANTS).CLIENT_SECRET).toBe('a');
});

test('a secret may lie in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zonekit-portal-env-'));
  writeFileSync(join(folder, 'client'), 'from a file, and longer than 32 characters\n');
  expect(readPortalEnv({ CLIENT_SECRET_FILE: join(folder, 'client') }, VARIANTS).CLIENT_SECRET).toBe(
    'from a file, and longer than 32 characters',
  );
  expect(problemsOf({ CLIENT_SECRET_FILE: join(folder, 'none') })[0]).toMatch(/cannot be read \(ENOENT\)/);
  rmSync(folder, { recursive: true });
});

test('npm start is told what is wrong with the portal before anything is built', () => {
  expect(readStartEnv({ PORTAL_VARIANT: 'bsr' }, VARIANTS)).toMatchObject({
    PORTAL_VARIANT: 'bsr',
    PORTAL_BUILD: 'production',
  });
  expect(() => readStartEnv({ PORTAL_VARIANT: 'abc', PORTAL_ORIGIN: 'zone' }, ['ftz'])).toThrow(
    'PORTAL_VARIANT is "abc". Set it to one that there is: ftz.\nPORTAL_ORIGIN is "zone". Set it to https://host.',
  );
});

test('docs/configuration.md has every variable of a portal, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith('The portal')) ?? '';
  const cells = section.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
  const documented = cells.flatMap((cell) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, secret: cell.includes('*') })),
  );
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(documented.toSorted(byName)).toEqual(portalVariables().toSorted(byName));
});
