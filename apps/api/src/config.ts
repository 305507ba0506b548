import { readFileSync } from 'node:fs';
import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import type { Locale } from '@zonekit/api-client/contract';
import { clientSecretProblems, DEMO_SECRET } from '@zonekit/server/client-secret';
import type { TrustProxy } from '@zonekit/server/trust-proxy';
import type * as z from 'zod/mini';
import type { Setting } from './config.setting.ts';
import { settings } from './config.settings.ts';
import { type SsoConfig, ssoConfigOf, ssoConflicts } from './config.sso.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** Brand of the portal that runs in the same process, for the demo's sign-on pages. */
export interface SandboxBrand {
  names: Record<Locale, { zone: string; platform: string }>;
  /** Paths of the mark, on a ground of 36 × 36. */
  mark: string;
  /** Style sheet with the colours of each theme as custom properties `--zk-…`. */
  styles: string;
  /** Classic script that sets the visitor's theme before the first paint. */
  script: string;
}

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | null;
  databasePool: number;
  databaseTimeoutMs: number;
  dataDir: string;
  /** Keeps the files; null for a folder in `dataDir`. */
  s3: S3Settings | null;
  /** Look for malware in uploads; at most one of the two. */
  clamd: { host: string; port: number } | null;
  scanCommand: readonly string[] | null;
  /** What the mark on granted files says, with names in braces; null where they go out unmarked. */
  watermark: string | null;
  demo: boolean;
  clientId: string;
  clientSecret: string;
  /** Signs for whom the portal's server calls; null where no portal may say so. */
  portalSecret: string | null;
  trustProxy: TrustProxy;
  /** Requests of one address; 0 for no limits by address. */
  limitPerMinute: number;
  /** Whether the roadshow centre takes bookings until an operator decides. */
  bookingOpen: boolean;
  /** Null in the demo, which writes codes into its log, and in a zone that sends none. */
  smsWebhook: { url: string; secret: string } | null;
  /** Phrases answers to questions; null where the sources are quoted alone. */
  gpt: { url: string; model: string; key: string | null } | null;
  /** The single sign-ons of the zone; null where one is not connected. */
  sso: Record<SsoProvider, SsoConfig | null>;
  /** Null where the service runs without a portal, and outside the demo: no setting. */
  sandboxBrand: SandboxBrand | null;
  /** Variant of the portal that shows the demo data, whose own names they then carry: no setting. */
  demoVariant: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Folder with files of the demo data that an earlier demo made; null where each demo makes its own. */
  demoFiles: string | null;
  seedPolicies: number;
  seedUnits: number;
  seedInstruments: number;
  seedSuppliers: number;
  seedOrders: number;
  restoreBackup: boolean;
  backupMinutes: number;
  maxLagMs: number;
  shareReadsMs: number;
  exportRows: number;
  drainMs: number;
  /** Without a slash at its end; null where it is not set. */
  portalUrl: string | null;
  /** Null where no traces are made. */
  tracing: { endpoint: string; service: string } | null;
}

type Env = Record<string, string | undefined>;
type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['is']> };

/** The text of one variable, or of the file that its `_FILE` names; undefined where it is not set or empty. */
const textOf = (env: Env, name: string, { secret }: Setting, problems: string[]): string | undefined => {
  const file = secret && env[`${name}_FILE`];
  if (!file) return env[name] || undefined;
  if (env[name]) problems.push(`${name} and ${name}_FILE are both set. Unset one of them.`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    problems.push(`${name}_FILE names ${file}, which cannot be read (${code}). Name a file that this user may read.`);
    return undefined;
  }
};

const readValues = (env: Env, problems: string[]): Values => {
  const entries = Object.entries<Setting>(settings).map(([name, setting]) => {
    const text = textOf(env, name, setting, problems);
    const parsed = setting.is.safeParse(text);
    if (parsed.success) return [name, parsed.data];
    problems.push(`${name} is ${setting.secret ? 'not usable' : `"${text}"`}. Set it to ${setting.asks}.`);
    return [name, setting.is.safeParse(undefined).data];
  });
  return Object.fromEntries(entries) as Values;
};

const S3_NEEDS = {
  S3_BUCKET: 'the bucket that keeps the files',
  S3_ACCESS_KEY: 'an access key that may read, write and delete in S3_BUCKET',
  S3_SECRET_KEY: 'the secret of S3_ACCESS_KEY',
} as const;

const s3Of = (value: Values): S3Settings | null => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = value;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = value;
  return endpoint && bucket && accessKey && secretKey ? { endpoint, bucket, region, accessKey, secretKey } : null;
};

/** What is wrong with variables together. */
const conflictsOf = (value: Values, demo: boolean): string[] => [
  ...(demo && value.CLIENT_SECRET !== DEMO_SECRET
    ? ['The demo does not start with a production CLIENT_SECRET. Unset DEMO, or unset CLIENT_SECRET.']
    : []),
  ...(demo ? [] : clientSecretProblems(value.CLIENT_SECRET, 'a secret of your own')),
  ...(value.PORTAL_SECRET === value.CLIENT_SECRET
    ? ['PORTAL_SECRET is the same as CLIENT_SECRET, which browsers may hold. Set a secret of its own.']
    : []),
  ...(!demo && value.LIMIT_PER_MINUTE === 0
    ? ['LIMIT_PER_MINUTE is 0, which the demo alone may have. Set it to a whole number from 1 to 1,000,000.']
    : []),
  ...(value.SMS_WEBHOOK_URL && !value.SMS_WEBHOOK_SECRET
    ? ['SMS_WEBHOOK_SECRET is missing. Set the secret that SMS_WEBHOOK_URL checks signatures by.']
    : []),
  ...(value.GPT_URL && !value.GPT_MODEL
    ? ['GPT_MODEL is missing. Set the name of the model that GPT_URL is asked for.']
    : []),
  ...(value.CLAMD_ADDRESS && value.SCAN_COMMAND
    ? ['CLAMD_ADDRESS and SCAN_COMMAND are both set. Unset one of them.']
    : []),
  ...ssoConflicts(value, 'SSO'),
  ...ssoConflicts(value, 'YKSSO'),
  ...Object.entries(S3_NEEDS).flatMap(([name, what]) =>
    value.S3_ENDPOINT && !value[name as keyof typeof S3_NEEDS]
      ? [`${name} is missing. Set it to ${what}, or unset S3_ENDPOINT.`]
      : [],
  ),
];

const gptOf = ({ GPT_URL: url, GPT_MODEL: model, GPT_KEY: key }: ReturnType<typeof readValues>): Config['gpt'] =>
  url && model ? { url, model, key: key ?? null } : null;

/** Reads the environment. Throws an Error with one line for each problem, which names the variable and its mend. */
export const readConfig = (env: Env): Config => {
  const problems: string[] = [];
  const value = readValues(env, problems);
  const demo = value.DEMO ?? !value.DATABASE_URL;
  // Only what was read well can contradict something else.
  if (problems.length === 0) problems.push(...conflictsOf(value, demo));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret, OTEL_EXPORTER_OTLP_ENDPOINT: otlp } = value;
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL ?? null,
    databasePool: value.DATABASE_POOL,
    databaseTimeoutMs: value.DATABASE_TIMEOUT_MS,
    dataDir: value.DATA_DIR,
    s3: s3Of(value),
    clamd: value.CLAMD_ADDRESS ?? null,
    scanCommand: value.SCAN_COMMAND ?? null,
    watermark: value.WATERMARK ? value.WATERMARK_TEXT : null,
    demo,
    clientId: value.CLIENT_ID,
    clientSecret: value.CLIENT_SECRET,
    portalSecret: value.PORTAL_SECRET ?? null,
    trustProxy: value.TRUST_PROXY,
    limitPerMinute: value.LIMIT_PER_MINUTE,
    smsWebhook: url && secret ? { url, secret } : null,
    gpt: gptOf(value),
    sso: { scyq: ssoConfigOf(value, 'SSO'), yksso: ssoConfigOf(value, 'YKSSO') },
    sandboxBrand: null,
    demoVariant: 'ftz',
    bookingOpen: value.BOOKING_OPEN,
    logLevel: value.LOG_LEVEL,
    demoFiles: value.DEMO_FILES ?? null,
    seedPolicies: value.SEED_POLICIES,
    seedUnits: value.SEED_UNITS,
    seedInstruments: value.SEED_INSTRUMENTS,
    seedSuppliers: value.SEED_SUPPLIERS,
    seedOrders: value.SEED_ORDERS,
    restoreBackup: value.RESTORE_BACKUP,
    backupMinutes: value.BACKUP_MINUTES,
    maxLagMs: value.MAX_LAG_MS,
    shareReadsMs: value.SHARE_READS_MS,
    exportRows: value.EXPORT_ROWS,
    drainMs: value.DRAIN_MS,
    portalUrl: value.PORTAL_URL?.replace(/\/+$/, '') ?? null,
    tracing: otlp ? { endpoint: otlp.replace(/\/+$/, ''), service: value.OTEL_SERVICE_NAME } : null,
  };
};
