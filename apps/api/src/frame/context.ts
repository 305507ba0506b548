import type { Role } from '@zonekit/api-client/auth/contract';
import type { Endpoint, Locale } from '@zonekit/api-client/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import type { Database } from '../database/tables.ts';
import type { Sharing } from './shared-answers.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** What every module is given. Time and randomness come in here, so that rules can be tested as tables. */
export interface Context {
  config: Config;
  db: Db;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Who calls, as the token says. */
export interface User {
  user_id: string;
  account: string;
  name: string;
  role: Role;
  /** The enterprise that the session acts for. */
  enterprise_id: string | null;
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** Never null where the endpoint's access is `user` or `operator`. */
  user: E['access'] extends 'user' | 'operator' ? User : User | null;
  locale: Locale;
  /**
   * The database, or the transaction in which an idempotent call stores its answer beside its rows. Use this one and not
   * `context.db`: the embedded database has one connection, and a query beside its transaction would wait for ever.
   */
  db: Db | Tx;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['response']>>;

export interface ServeOptions<E extends Endpoint = Endpoint> {
  /** What takes its time, such as receiving a file, done before the call's transaction; `db` is none. */
  prepare?: (call: Call<E>) => Promise<void>;
  /**
   * The answer depends on nothing but the address, the language and the rows: those who are not signed in share it, for
   * seconds (`cached`) or when they ask at the same time (`joined`). Its handler sets no headers. Source: shared-answers.ts.
   */
  shared?: Sharing;
  /** Changes no row that a shared answer shows, so that those outlive it. Default: for a GET. */
  keepsShared?: boolean;
  /** Of the route: a limit of its own. */
  config?: { rateLimit: { max: number; timeWindow: string } };
}

/** Serves an endpoint of the contract: validation, access, idempotency and the envelope are the frame's. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: ServeOptions<E>) => void;
