import { readFileSync } from 'node:fs';
import type { BaseUrls } from '@zonekit/api-client/transport';
import * as z from 'zod/mini';
import { readTransport } from './read-transport.ts';

type Env = Readonly<Record<string, string | undefined>>;

const webAddress = z.url({ protocol: /^https?$/ });
const baseUrls = z.strictObject({ fallback: webAddress, byPrefix: z.optional(z.record(z.string(), webAddress)) });
const flag = z.pipe(
  z.enum(['1', 'true', '0', 'false']),
  z.transform((text) => text === '1' || text === 'true'),
);
const json = z.pipe(
  z.string(),
  z.transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.issues.push({ code: 'custom', message: 'no JSON', input: text });
      return z.NEVER;
    }
  }),
);

/** The portal's environment, in the order of docs/configuration.md: what it must be, and what to set it to. */
const SETTINGS = {
  PORT: [
    z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 4173),
    'a whole number from 0 to 65,535',
  ],
  HOST: [z._default(z.string(), '127.0.0.1'), 'an address of this machine'],
  PORTAL_VARIANT: [z._default(z.enum(['ftz', 'bsr']), 'ftz'), 'ftz or bsr'],
  PORTAL_ORIGIN: [z.optional(webAddress), 'https://host'],
  API_BASE_URLS: [
    z._default(z.pipe(json, baseUrls), { fallback: 'http://127.0.0.1:4174/api' }),
    '{"fallback":"https://host/api"}, and byPrefix in it for others',
  ],
  CLIENT_ID: [z._default(z.string(), 'zonekit-portal'), 'a name'],
  CLIENT_SECRET: [z.optional(z.string()), 'the secret of the service'],
  PUBLIC_CLIENT_SECRET: [z.optional(z.string()), 'the secret that browsers sign with'],
  TRANSPORT: [z._default(z.enum(['direct', 'gateway']), 'direct'), 'direct or gateway'],
  DEMO: [z._default(flag, false), '1 or 0'],
  TRUST_PROXY: [z._default(flag, false), '1 or 0'],
  LOG_LEVEL: [z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'), 'info or warn'],
} as const;

const SECRETS = ['CLIENT_SECRET', 'PUBLIC_CLIENT_SECRET'] as const;
const DEMO_SECRET = 'demo-secret';

type Values = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name][0]> };
type PortalEnv = Omit<Values, 'API_BASE_URLS' | 'CLIENT_SECRET'> & { API_BASE_URLS: BaseUrls; CLIENT_SECRET: string };

/** Secrets that lie in files, as `CLIENT_SECRET_FILE` names them. */
const withFiles = (env: Env, problems: string[]): Env => {
  const read = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (!file) return [];
    if (env[name]) problems.push(`${name} and ${name}_FILE are both set. Unset one of them.`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()]];
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`${name}_FILE names ${file}, which cannot be read (${code}). Name a file that this user may read.`);
      return [];
    }
  });
  return { ...env, ...Object.fromEntries(read) };
};

/**
 * Reads what the portal alone is told. An empty variable counts as not set.
 * @throws Error with one line for each problem, which names the variable and its mend; never with a secret's value
 */
export const readPortalEnv = (given: Env): PortalEnv => {
  const problems: string[] = [];
  const env = withFiles(given, problems);
  const entries = Object.entries(SETTINGS).map(([name, [is, asks]]) => {
    const text = env[name] || undefined;
    const parsed = is.safeParse(text);
    if (!parsed.success) problems.push(`${name} is "${text}". Set it to ${asks}.`);
    return [name, parsed.data];
  });
  const value = Object.fromEntries(entries) as Values;
  const secret = value.CLIENT_SECRET ?? DEMO_SECRET;
  if (problems.length === 0 && !value.DEMO && secret === DEMO_SECRET) {
    problems.push("CLIENT_SECRET is that of the demo. Set the service's own, or set DEMO=1.");
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { fallback, byPrefix } = value.API_BASE_URLS;
  return { ...value, API_BASE_URLS: { fallback, ...(byPrefix && { byPrefix }) }, CLIENT_SECRET: secret };
};

/** What `npm start` reads besides the service's own environment. @throws as `readPortalEnv` */
export const readStartEnv = (env: Env, variants: readonly string[]) => {
  const problems: string[] = [];
  const variant = env.PORTAL_VARIANT || 'ftz';
  const build = env.PORTAL_BUILD || 'production';
  const origin = env.PORTAL_ORIGIN || undefined;
  if (!variants.includes(variant)) problems.push(`PORTAL_VARIANT is "${variant}"; there is ${variants.join(', ')}.`);
  if (build !== 'production' && build !== 'development') {
    problems.push(`PORTAL_BUILD is "${build}"; there is production, development.`);
  }
  if (origin && !webAddress.safeParse(origin).success) {
    problems.push(`PORTAL_ORIGIN is "${origin}". Set it to https://host.`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { variant, build: build as 'production' | 'development', origin, transport: readTransport(env.TRANSPORT) };
};
