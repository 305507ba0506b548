import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@zonekit/api-client/contract';
import { requestParams, signParams } from '@zonekit/api-client/signing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import type * as z from 'zod/mini';
import { buildApp, createServer } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Context, Db } from '../src/frame/context.ts';
import type { Module } from '../src/frame/module.ts';
import { logIn } from '../src/modules/auth/auth.service.ts';
import { createAuthenticate, REFRESHABLE_FROM_MS } from '../src/modules/auth/auth.tokens.ts';
import { migrations, modules } from '../src/modules/modules.ts';
import { openTestDatabase } from './database.ts';
import { demoDataDir, demoFiles, demoTemplate } from './demo-template.ts';
import { seedDemo } from './seed-demo.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Databases to begin from, as files to load or names on the server to copy: `base` with every migration and the demo
     * accounts, `demo` with all demo data, made when it is first needed. `folder` is the run's.
     */
    templates: { base: string; demo: string; folder: string };
  }
}

type Part<S> = S extends z.ZodMiniType ? Record<string, unknown> : undefined;

export interface Input<E extends Endpoint> {
  params?: Part<E['params']>;
  query?: Part<E['query']>;
  body?: unknown;
  headers?: Record<string, string>;
  idempotencyKey?: string;
}

export interface Options {
  /** Signed in as this demo account. */
  as?: 'demo' | 'staff' | 'new' | 'operator' | undefined;
  locale?: 'zh-CN' | 'en';
}

export interface Answer<E extends Endpoint> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  /** The body as JSON; of a success by the contract, of an error `{ code, message, details? }`. */
  body: z.output<E['response']>;
  /** The same for reading an error. */
  error: { code: string; message: string; details?: Record<string, unknown>; data?: Record<string, unknown> };
  /** The bytes. */
  raw: Buffer;
}

export interface TestApi {
  inject: <E extends Endpoint>(endpoint: E, input?: Input<E>, options?: Options) => Promise<Answer<E>>;
  app: ReturnType<typeof createServer>;
  db: Db;
  context: Context;
  /** A fresh token of a demo account, made without the login form. */
  tokenOf: (account: NonNullable<Options['as']>) => Promise<string>;
  /** Headers that sign a request as the client does; `path` below the base URL. */
  sign: (request: { method: string; path: string; query?: string; body?: string }) => Record<string, string>;
  close: () => Promise<void>;
}

const queryOf = (query: Record<string, unknown> | undefined): string => {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value].flat().flatMap((item) => (item === undefined || item === null ? [] : [[name, String(item)]])),
  );
  return new URLSearchParams(pairs).toString();
};

/** Statuses that HTTP gives any call: a part, unchanged, a body too large, of another type. */
const COMMON_STATUSES = [206, 304, 413, 415];

/** Collects the answers whose status their call does not declare. Calls of a test's own module declare what they like. */
const watchStatuses = (app: FastifyInstance): ReadonlySet<string> => {
  const undeclared = new Set<string>();
  app.addHook('onResponse', async ({ method, routeOptions: { url, schema } }, { statusCode, raw }) => {
    const declared = schema?.response as Record<string, unknown> | undefined;
    const isOwn = url?.startsWith('/api/test/');
    // A caller that has gone before the answer got no status.
    if (declared && raw.headersSent && !isOwn && !COMMON_STATUSES.includes(statusCode) && !(statusCode in declared))
      undeclared.add(`${method} ${url} ${statusCode}`);
  });
  return undeclared;
};

/**
 * The service in this process, signing like the client. On PGlite in memory, or on a database of its own at
 * `TEST_DATABASE_URL`. Demo accounts are always there; `demo` adds the demo data of every domain, `seed` some of them.
 *
 * @param now the service's clock, and the one that requests are signed by.
 */
export const startTestApi = async ({
  now = () => new Date(),
  demo = false,
  seed = [],
  config: over = {},
  logTo,
  extra = [],
}: {
  now?: () => Date;
  demo?: boolean;
  seed?: readonly ((context: Context) => Promise<void>)[];
  config?: Partial<Config>;
  logTo?: NodeJS.WritableStream;
  /** Modules of the test's own; one with the name of the service's takes its place. */
  extra?: readonly Module[];
} = {}): Promise<TestApi> => {
  const config: Config = {
    // Tests share a machine and its address, and a slow one is no fault of what they look at. They write rows behind the
    // service's back.
    ...readConfig({ DEMO: '1', MAX_LAG_MS: '0', SHARE_READS_MS: '0', LIMIT_PER_MINUTE: '0' }),
    logLevel: logTo ? 'info' : 'silent',
    ...(demo && { dataDir: demoDataDir(), demoFiles: demoFiles() }),
    ...over,
  };
  const app = createServer(config, logTo);
  const undeclared = watchStatuses(app);
  const database = await openTestDatabase(demo ? await demoTemplate(config, app.log) : inject('templates').base);
  const context: Context = { config, db: database.db, now, log: app.log };
  for (const each of demo ? [seedDemo] : seed) await each(context);
  await buildApp(app, {
    context,
    database,
    modules: [...modules.filter(({ name }) => !extra.some((own) => own.name === name)), ...extra],
    migrations,
    authenticate: createAuthenticate(database.db, now),
  });
  await app.ready();

  const sign: TestApi['sign'] = ({ method, path, query, body }) => {
    const ts = Math.floor(now().getTime() / 1000);
    const nonce = randomUUID();
    const params = requestParams({ method, path, query, body, clientId: config.clientId, ts, nonce });
    return {
      'x-client-id': config.clientId,
      'x-ts': String(ts),
      'x-nonce': nonce,
      'x-sign': signParams(params, config.clientSecret),
    };
  };

  const tokenOf: TestApi['tokenOf'] = async (account) =>
    (
      await logIn(
        database.db,
        `u-${account}`,
        'account',
        { userAgent: 'test', address: '127.0.0.*', device_id: null },
        now(),
      )
    ).token;
  const tokens = new Map<string, { token: string; issued: number }>();
  /** Signed in as `account` at the service's time: where a test moves the clock by days, it signs in anew. */
  const signedIn = async (account: NonNullable<Options['as']>): Promise<string> => {
    const cached = tokens.get(account);
    const at = now().getTime();
    if (cached && at >= cached.issued && at < cached.issued + REFRESHABLE_FROM_MS) return cached.token;
    const token = await tokenOf(account);
    tokens.set(account, { token, issued: at });
    return token;
  };

  return {
    app,
    db: database.db,
    context,
    sign,
    tokenOf,
    async inject(endpoint, input = {}, { as, locale = 'zh-CN' } = {}) {
      const filled = Object.entries(input.params ?? {}).reduce(
        (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(String(value))),
        endpoint.path,
      );
      const query = queryOf(input.query);
      const body = input.body === undefined ? undefined : JSON.stringify(input.body);
      const token = as && (await signedIn(as));
      const response = await app.inject({
        method: endpoint.method,
        url: `/api${filled}${query && `?${query}`}`,
        headers: {
          'accept-language': locale,
          scene: 'web',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
          ...(!endpoint.signsParameters &&
            sign({ method: endpoint.method, path: filled, query, ...(body !== undefined && { body }) })),
          ...input.headers,
        },
        ...(body !== undefined && { payload: body }),
      });
      const json = String(response.headers['content-type']).startsWith('application/json');
      const parsed = json ? response.json() : undefined;
      return {
        status: response.statusCode,
        headers: response.headers,
        body: parsed,
        error: parsed,
        raw: response.rawPayload,
      };
    },
    async close() {
      await app.close();
      await database.close();
      if (undeclared.size > 0)
        throw new Error(`Answers with statuses that the contract does not declare: ${[...undeclared].join(', ')}`);
    },
  };
};
