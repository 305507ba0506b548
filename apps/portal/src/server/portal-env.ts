import { readFileSync } from 'node:fs';
import type { BaseUrls } from '@zonekit/api-client/transport';
import { clientSecretProblems, DEMO_SECRET } from '@zonekit/server/client-secret';
import { parseTrustProxy, TRUST_PROXY_ASKS, type TrustProxy } from '@zonekit/server/trust-proxy';
import * as z from 'zod/mini';

type Env = Readonly<Record<string, string | undefined>>;

/** What a variable must be, and what to set it to. */
type Setting = readonly [is: z.ZodMiniType, asks: string];

const webAddress = z.url({ protocol: /^https?$/ });
const baseUrls = z.strictObject({ fallback: webAddress, byPrefix: z.optional(z.record(z.string(), webAddress)) });
const flag = z.pipe(
  z.enum(['1', 'true', '0', 'false']),
  z.transform((text) => text === '1' || text === 'true'),
);
const trustProxy = z.pipe(
  z.string(),
  z.transform((text, context): TrustProxy => {
    const parsed = parseTrustProxy(text);
    if (parsed !== undefined) return parsed;
    context.issues.push({ code: 'custom', message: 'no proxies', input: text });
    return z.NEVER;
  }),
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

/** Of a portal alone and of `npm start`. @param variants that there are: a variant is a folder */
const shared = (variants: readonly string[]) =>
  ({
    PORTAL_VARIANT: [
      z._default(z.enum(variants), 'ftz'),
      `one that there is: ${variants.join(', ') || 'none is built'}`,
    ],
    PORTAL_ORIGIN: [z.optional(webAddress), 'https://host'],
    TRANSPORT: [z._default(z.enum(['direct', 'gateway']), 'direct'), 'direct or gateway'],
    // Home reads 19 times from the service, which takes 8,000 requests of one address in a minute.
    PAGES_PER_MINUTE: [
      z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 400),
      'a whole number from 1 to 1,000,000',
    ],
  }) as const;

/** The environment of a portal alone, beside what is shared. Documented in docs/configuration.md. */
const SETTINGS = {
  PORT: [
    z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 4173),
    'a whole number from 0 to 65,535',
  ],
  HOST: [z._default(z.string(), '127.0.0.1'), 'an address of this machine'],
  API_BASE_URLS: [
    z._default(z.pipe(json, baseUrls), { fallback: 'http://127.0.0.1:4174/api' }),
    '{"fallback":"https://host/api"}, and byPrefix in it for others',
  ],
  CLIENT_ID: [z._default(z.string(), 'zonekit-portal'), 'a name'],
  CLIENT_SECRET: [z.optional(z.string()), 'the secret of the service, at least 32 characters'],
  PUBLIC_CLIENT_SECRET: [z.optional(z.string()), 'the secret that browsers sign with'],
  DEMO: [z._default(flag, false), '1 or 0'],
  PORTAL_SECRET: [
    z.optional(z.string().check(z.minLength(32))),
    'a random text of at least 32 characters, the same as the service has',
  ],
  TRUST_PROXY: [z._default(trustProxy, false), TRUST_PROXY_ASKS],
  LOG_LEVEL: [z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'), 'info or warn'],
} as const;

const PORTAL_BUILD = [
  z._default(z.enum(['production', 'development']), 'production'),
  'production or development',
] as const;

const SECRETS: readonly string[] = ['CLIENT_SECRET', 'PUBLIC_CLIENT_SECRET', 'PORTAL_SECRET'];

type Values<S extends Record<string, Setting>> = { [Name in keyof S]: z.output<S[Name][0]> };
export type PortalEnv = Omit<Values<typeof SETTINGS & ReturnType<typeof shared>>, 'API_BASE_URLS' | 'CLIENT_SECRET'> & {
  API_BASE_URLS: BaseUrls;
  CLIENT_SECRET: string;
};

/** Every variable of a portal alone, and whether it may lie in a file, for the test of docs/configuration.md. */
export const portalVariables = (): { name: string; secret: boolean }[] =>
  Object.keys({ ...shared([]), ...SETTINGS }).map((name) => ({ name, secret: SECRETS.includes(name) }));

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

/** Adds a line for each variable that is wrong; an empty one counts as not set. */
const read = <S extends Record<string, Setting>>(settings: S, env: Env, problems: string[]): Values<S> => {
  const entries = Object.entries(settings).map(([name, [is, asks]]) => {
    const text = env[name] || undefined;
    const parsed = is.safeParse(text);
    const value = SECRETS.includes(name) ? 'not usable' : `"${text ?? ''}"`;
    if (!parsed.success) problems.push(`${name} is ${value}. Set it to ${asks}.`);
    return [name, parsed.data];
  });
  return Object.fromEntries(entries) as Values<S>;
};

const refuse = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

/**
 * Reads the portal's own environment variables.
 * @param variants that are built
 * @throws Error with one line for each problem, which names the variable and its mend; never with a secret's value
 */
export const readPortalEnv = (given: Env, variants: readonly string[]): PortalEnv => {
  const problems: string[] = [];
  const env = withFiles(given, problems);
  const value = read({ ...shared(variants), ...SETTINGS }, env, problems);
  const secret = value.CLIENT_SECRET ?? DEMO_SECRET;
  if (problems.length === 0 && !value.DEMO) problems.push(...clientSecretProblems(secret, "the service's own"));
  if (value.PORTAL_SECRET !== undefined && [secret, value.PUBLIC_CLIENT_SECRET].includes(value.PORTAL_SECRET)) {
    problems.push('PORTAL_SECRET is a secret that browsers may hold. Set a secret of its own.');
  }
  refuse(problems);
  const { fallback, byPrefix } = value.API_BASE_URLS;
  return { ...value, API_BASE_URLS: { fallback, ...(byPrefix && { byPrefix }) }, CLIENT_SECRET: secret };
};

/** What `npm start` reads besides the service's own environment. @throws as `readPortalEnv` */
export const readStartEnv = (env: Env, variants: readonly string[]) => {
  const problems: string[] = [];
  const value = read({ ...shared(variants), PORTAL_BUILD }, env, problems);
  refuse(problems);
  return value;
};
