const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** SQLSTATE classes and socket errors that say: the database cannot answer now, ask again. */
const UNAVAILABLE =
  /^(08...|53...|57P0[1-5]|57014|55P03|58...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** `pg` gives these no code; the portal is the embedded engine's, which a full disk ended. */
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|PGlite is closed|PGlite instance is already closed|cannot drop active portal|not queryable|driver has already been destroyed|Cannot use a pool after calling end/;

/** True when the fault is the database's absence and not ours: answered 503 with Retry-After, not 500. */
export const isUnavailable = (error: unknown): boolean => {
  if (UNAVAILABLE.test(codeOf(error)) || hasChangedBelow(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return error instanceof Error && (WORDS.test(error.message) || isUnavailable(error.cause));
};

/**
 * A migration by another instance has changed a table below a prepared statement (prepared.ts). Known by PostgreSQL's own
 * routine: the code is that of many faults, and the words are in the server's language.
 */
export const hasChangedBelow = (error: unknown): boolean =>
  codeOf(error) === '0A000' && (error as { routine?: string }).routine === 'RevalidateCachedQuery';

/** Deadlock, a serialization failure, a table changed meanwhile: the transaction was rolled back whole and may simply run again. */
export const mayRunAgain = (error: unknown): boolean => /^40(001|P01)$/.test(codeOf(error)) || hasChangedBelow(error);

/** A value that the database cannot hold, such as U+0000 (22021, 22P05) or the day 0000-01-01 (22007, 22008): the client's mistake. */
export const isUnstorable = (error: unknown): boolean => /^22(007|008|021|P05)$/.test(codeOf(error));

/** A unique index refused a row; by its name. */
export const isDuplicateOf = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23505' && (error as { constraint?: string }).constraint === constraint;
