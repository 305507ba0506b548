import * as z from 'zod/mini';

const flag = z.pipe(
  z.transform((value: unknown) => value === '1' || value === 'true'),
  z.boolean(),
);

const schema = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)), 4173),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** PostgreSQL; empty for the embedded database in DATA_DIR. */
  DATABASE_URL: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), '.data'),
  /** Set by default where there is no DATABASE_URL. */
  DEMO: z.optional(flag),
  CLIENT_ID: z._default(z.string(), 'zonekit-portal'),
  CLIENT_SECRET: z._default(z.string(), 'demo-secret'),
  /** Where codes by text message are handed over as signed JSON; empty for none. */
  SMS_WEBHOOK_URL: z.optional(z.string()),
  SMS_WEBHOOK_SECRET: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** How many policies the demo data holds; up to 1,000,000 for load. */
  SEED_POLICIES: z._default(z.coerce.number().check(z.int(), z.gte(300), z.lte(1_000_000)), 360),
  /** Goes back to the last backup when the embedded database is broken. */
  RESTORE_BACKUP: z._default(flag, false),
  /** Minutes between two backups of the embedded database, if anything was written; 0 for none. */
  BACKUP_MINUTES: z._default(z.coerce.number().check(z.gte(0), z.lte(1440)), 15),
  /** Above this lag of the event loop, in milliseconds, requests are answered 503; 0 for never. */
  MAX_LAG_MS: z._default(z.coerce.number().check(z.int(), z.gte(0)), 5000),
  /** Public reads give the same answer for so long, in milliseconds, unless something was written; 0 for never. */
  SHARE_READS_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(60_000)), 2000),
  /** Rows that a list's file holds at most. */
  EXPORT_ROWS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 10_000),
  /** Where the portal is, for links in feeds and calendars; where it is not set, the address that was asked. */
  PORTAL_URL: z.optional(z.url({ protocol: /^https?$/ })),
});

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | null;
  dataDir: string;
  demo: boolean;
  clientId: string;
  clientSecret: string;
  /** Null in the demo, which writes codes into its log, and in a zone that sends none. */
  smsWebhook: { url: string; secret: string } | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  seedPolicies: number;
  restoreBackup: boolean;
  backupMinutes: number;
  maxLagMs: number;
  shareReadsMs: number;
  exportRows: number;
  /** Without a slash at its end; null where it is not set. */
  portalUrl: string | null;
}

/** The secret of the demo; a service that is no demo refuses it, and the demo refuses any other. */
const DEMO_SECRET = 'demo-secret';

const smsWebhookOf = (url: string | undefined, secret: string | undefined): Config['smsWebhook'] => {
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error('SMS_WEBHOOK_URL is no address. Write it as https://host/path.');
  }
  if (!secret)
    throw new Error('SMS_WEBHOOK_SECRET is missing. Set the secret that SMS_WEBHOOK_URL checks signatures by.');
  return { url, secret };
};

/** Reads the environment. Throws an Error with one sentence that names the variable and its mend. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path.join('.')}: ${issue?.message}. Correct this environment variable and start again.`);
  }
  const value = parsed.data;
  const demo = value.DEMO ?? !value.DATABASE_URL;
  if (demo && value.CLIENT_SECRET !== DEMO_SECRET) {
    throw new Error('The demo does not start with a production CLIENT_SECRET. Unset DEMO, or unset CLIENT_SECRET.');
  }
  if (!demo && value.CLIENT_SECRET === DEMO_SECRET) {
    throw new Error('CLIENT_SECRET is that of the demo. Set a secret of your own, or set DEMO=1.');
  }
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL || null,
    dataDir: value.DATA_DIR,
    demo,
    clientId: value.CLIENT_ID,
    clientSecret: value.CLIENT_SECRET,
    smsWebhook: smsWebhookOf(value.SMS_WEBHOOK_URL, value.SMS_WEBHOOK_SECRET),
    logLevel: value.LOG_LEVEL,
    seedPolicies: value.SEED_POLICIES,
    restoreBackup: value.RESTORE_BACKUP,
    backupMinutes: value.BACKUP_MINUTES,
    maxLagMs: value.MAX_LAG_MS,
    shareReadsMs: value.SHARE_READS_MS,
    exportRows: value.EXPORT_ROWS,
    portalUrl: value.PORTAL_URL?.replace(/\/+$/, '') ?? null,
  };
};
