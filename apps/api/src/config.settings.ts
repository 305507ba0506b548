import { parseTrustProxy, TRUST_PROXY_ASKS, type TrustProxy } from '@zonekit/server/trust-proxy';
import * as z from 'zod/mini';
import { FLAG, flag, setting } from './config.setting.ts';
import { ssoSettings } from './config.sso.ts';

const whole = (from: number, to: number) => z.coerce.number().check(z.int(), z.gte(from), z.lte(to));
const number = (from: number, to: number, otherwise: number, says: string) =>
  setting(
    z._default(whole(from, to), otherwise),
    `a whole number from ${from.toLocaleString('en')} to ${to.toLocaleString('en')}`,
    says,
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

const webAddress = z.url({ protocol: /^https?$/ });
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** All of the service's environment, in the order of docs/configuration.md. */
export const settings = {
  PORT: number(0, 65_535, 4173, 'Where it listens; 0 for any free port'),
  HOST: setting(
    z._default(z.string(), '127.0.0.1'),
    'an address of this machine',
    'The address it listens at; `0.0.0.0` in a container',
  ),
  DATABASE_URL: setting(
    z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
    'postgres://user:password@host:5432/database',
    'PostgreSQL 15 or later; without it the embedded database in DATA_DIR',
    true,
  ),
  DATABASE_POOL: number(1, 200, 20, 'Connections to PostgreSQL that one instance holds at most'),
  DATABASE_TIMEOUT_MS: number(
    1_000,
    600_000,
    30_000,
    'How long PostgreSQL may take over one statement, in milliseconds; then the call is answered 503',
  ),
  DATA_DIR: setting(
    z._default(z.string(), '.data'),
    'a folder that can be written',
    'Uploaded files, and the embedded database; several instances share it',
  ),
  S3_ENDPOINT: setting(
    z.optional(webAddress),
    'https://host, or https://host:port',
    'An S3-compatible store that keeps the files in place of DATA_DIR; files still arrive in DATA_DIR first',
  ),
  S3_BUCKET: setting(
    z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
    "a bucket's name of 3 to 63 lower-case letters, digits, points and hyphens",
    'The bucket of S3_ENDPOINT, which has to be there; nothing else is kept in it',
  ),
  S3_REGION: setting(z._default(z.string(), 'us-east-1'), 'a region as the store names it', 'The region of S3_BUCKET'),
  S3_ACCESS_KEY: setting(z.optional(z.string()), 'an access key of S3_ENDPOINT', 'Who asks S3_ENDPOINT', true),
  S3_SECRET_KEY: setting(z.optional(z.string()), 'the secret of S3_ACCESS_KEY', 'Signs what goes to S3_ENDPOINT', true),
  CLAMD_ADDRESS: setting(
    z.optional(
      z.pipe(
        z.string().check(z.regex(/^([\w.-]+|\[[\da-f:]+\]):([1-9]\d{0,4})$/i)),
        z.transform((text) => {
          const at = text.lastIndexOf(':');
          return { host: text.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(text.slice(at + 1)) };
        }),
      ),
    ),
    'host:port',
    'A clamd that looks for malware in every upload before it is kept; without it and SCAN_COMMAND nothing does',
  ),
  SCAN_COMMAND: setting(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => text.trim().split(/\s+/)),
      ),
    ),
    'a command and its arguments, without quotes',
    "The same by a command of this machine, given the file's path: it ends with 0 for clean and 1 for malware",
  ),
  WATERMARK: setting(
    z._default(flag, true),
    FLAG,
    'Pictures and PDFs by a granted permission are handed out with a mark over every page; 0 for none',
  ),
  WATERMARK_TEXT: setting(
    z._default(
      z
        .string()
        .check(
          z.maxLength(60),
          z.regex(/^([^{}]|\{(enterprise|name|account|date|file)\})+$/),
          z.regex(/\{(name|account)\}/),
        ),
      '{enterprise} {name} {date} {file}',
    ),
    'up to 60 letters with {name} or {account}; also {enterprise}, {date}, {file}',
    'What the mark says: for whom, on which day in Shanghai, and the id of the file',
  ),
  DEMO: setting(
    z.optional(flag),
    FLAG,
    'Demo data and accounts, captchas with their code; 1 where there is no DATABASE_URL; needs the development dependencies',
  ),
  CLIENT_ID: setting(z._default(z.string(), 'zonekit-portal'), 'a name', 'Who may call, as requests are signed'),
  CLIENT_SECRET: setting(
    z._default(z.string(), 'demo-secret'),
    'at least 32 random characters',
    "What requests are signed with; outside the demo a short one and the demo's own are refused",
    true,
  ),
  PORTAL_SECRET: setting(
    z.optional(z.string().check(z.minLength(32))),
    'a random text of at least 32 characters, the same as the portal has',
    'Signs the addresses of visitors that a portal on another host sends; without it all of them share the limits of one address',
    true,
  ),
  TRUST_PROXY: setting(
    z._default(trustProxy, false),
    TRUST_PROXY_ASKS,
    'The proxies whose `X-Forwarded-*` is believed. A number counts them and is only safe where nobody reaches the service past them',
  ),
  LIMIT_PER_MINUTE: number(
    0,
    1_000_000,
    8000,
    'Requests of one address in a minute; then they are answered 429. 0 in the demo alone: no limits by address',
  ),
  SMS_WEBHOOK_URL: setting(
    z.optional(webAddress),
    'https://host/path',
    'Where codes by text message are handed over as signed JSON; without it none are sent',
  ),
  SMS_WEBHOOK_SECRET: setting(
    z.optional(z.string()),
    'the secret that SMS_WEBHOOK_URL checks signatures by',
    'Signs what goes to SMS_WEBHOOK_URL',
    true,
  ),
  GPT_URL: setting(
    z.optional(webAddress),
    'https://host/v1',
    "An endpoint of chat completions (OpenAI's protocol) that phrases answers to questions from their sources; without it the sources are quoted",
  ),
  GPT_MODEL: setting(z.optional(z.string()), 'the name of a model', 'The model that GPT_URL is asked for'),
  GPT_KEY: setting(z.optional(z.string()), 'a key', 'What GPT_URL takes as its bearer token', true),
  ...ssoSettings,
  PORTAL_URL: setting(
    z.optional(webAddress),
    'https://host',
    'Where the portal is, for links in feeds and calendars and the way back from a sign-on; without it, the address that was asked',
  ),
  LOG_LEVEL: setting(z._default(z.enum(LEVELS), 'info'), LEVELS.join(', '), 'From which weight on it writes its log'),
  BOOKING_OPEN: setting(
    z._default(flag, true),
    FLAG,
    'Whether the roadshow centre takes bookings, until an operator decides with `open-booking` or `close-booking`',
  ),
  MAX_LAG_MS: number(
    0,
    600_000,
    5000,
    'Above this lag of the event loop, in milliseconds, requests are answered 503; 0 for never',
  ),
  SHARE_READS_MS: number(
    0,
    60_000,
    2000,
    'Public reads give the same answer for so many milliseconds, unless something was written; 0 for never',
  ),
  DRAIN_MS: number(
    0,
    60_000,
    0,
    'How long a stopping instance still answers while `/ready` says 503; behind a balancer twice the pause between its checks',
  ),
  EXPORT_ROWS: number(1, 1_000_000, 10_000, "Rows that a list's file holds at most"),
  BACKUP_MINUTES: setting(
    z._default(z.coerce.number().check(z.gte(0), z.lte(1440)), 15),
    'minutes from 0 to 1440',
    'Between two backups of the embedded database, if anything was written; 0 for none',
  ),
  RESTORE_BACKUP: setting(
    z._default(flag, false),
    FLAG,
    'Goes back to the last backup when the embedded database is broken',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    z.optional(webAddress),
    'http://host:4318',
    'Where traces go, as OTLP over HTTP to `/v1/traces` below it; without it none are made',
  ),
  OTEL_SERVICE_NAME: setting(z._default(z.string(), 'zonekit-api'), 'a name', 'What this instance is called in traces'),
  DEMO_FILES: setting(
    z.optional(z.string()),
    'a folder that can be written',
    'Made files of the demo data are kept here for the next demo, which then starts sooner; to be emptied after an update',
  ),
  SEED_POLICIES: number(300, 1_000_000, 360, 'How many policies the demo data hold'),
  SEED_UNITS: number(600, 200_000, 600, 'How many units to rent the demo data hold'),
  SEED_INSTRUMENTS: number(300, 150_000, 300, 'How many shared instruments the demo data hold'),
  SEED_SUPPLIERS: number(300, 200_000, 300, 'How many companies of the supply side the demo data hold'),
  SEED_ORDERS: number(60, 1_000_000, 60, 'How many orders the demo data hold'),
};
