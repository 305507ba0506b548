import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { hasChangedBelow } from './failures.ts';

/**
 * Texts that are prepared, those that were asked last: those of all lists are about 1,000, and searches add others without
 * end. PostgreSQL holds 6.5 KB for one on average, which is 130 MB for 20 connections.
 */
const MOST = 1_000;
/** A connection with more statements, of which some are asked no more, is closed when it is free; another one opens. */
const MOST_AT_A_CONNECTION = 1_500;
/** Longer texts are batch inserts of varying size, which are rarely repeated. */
const LONGEST = 4_000;
/** Uses after which a text is prepared: excludes texts whose number of parameters depends on the rows of a page. */
const OFTEN = 3;

/**
 * Queries of one pool that come again and again are parsed and planned once at each connection. PostgreSQL plans a prepared
 * statement for its values until it has seen that a plan for all is no worse (`plan_cache_mode = auto`).
 *
 * A migration by another instance can change a table below a statement that is prepared: it is prepared anew, at all
 * connections, and asked again; inside a transaction, which PostgreSQL has ended, the error goes out and `mayRunAgain`.
 */
export const createPreparing = (): ((client: pg.PoolClient) => PostgresPoolClient) => {
  const seen = new Map<string, number>();
  /** By text, in the order in which they were asked last. */
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  let named = 0;

  /** Makes a text the one that was asked last. */
  const use = (text: string, name: string): string => {
    names.delete(text);
    names.set(text, name);
    return name;
  };
  const nameOf = (text: string): string | undefined => {
    const cachedName = names.get(text);
    if (cachedName !== undefined) return use(text, cachedName);
    if (text.length > LONGEST) return undefined;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (seen.size > 2 * MOST) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const [oldest] = names.keys();
    if (names.size === MOST && oldest !== undefined) names.delete(oldest);
    named += 1;
    return use(text, `zk${named}`);
  };

  const ask = async (client: pg.PoolClient, statements: Set<string>, text: string, values: unknown[]) => {
    // A text without values may be several statements, which cannot be prepared.
    const name = values.length > 0 || /^\s*select\b/.test(text) ? nameOf(text) : undefined;
    if (name === undefined) return client.query(text, values);
    statements.add(name);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!hasChangedBelow(error)) throw error;
      if (names.get(text) === name) names.clear();
      if (client.getTransactionStatus() !== 'I') throw error;
      return client.query(text, values);
    }
  };

  const over = (client: pg.PoolClient): PostgresPoolClient => {
    const statements = new Set<string>();
    return {
      // Kysely is given no cursor, so that it asks with text alone.
      query: ((text: string, values: readonly unknown[]) =>
        ask(client, statements, text, [...values])) as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || statements.size > MOST_AT_A_CONNECTION),
    };
  };

  return (client) => {
    const wrapped = clients.get(client) ?? over(client);
    clients.set(client, wrapped);
    return wrapped;
  };
};
