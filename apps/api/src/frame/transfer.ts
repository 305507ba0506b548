import type * as z from 'zod/mini';
import type { Db, Tx } from './context.ts';

/** A row as a file holds it: every column as text, an empty one as ''. */
export type FileRow = Record<string, string>;

/**
 * A domain's rows as an operator's files hold them (CSV with a head line, or JSON), so that a zone starts with its own data. A
 * module names its transfers; the operator's tools read them.
 */
export interface Transfer<S extends z.ZodMiniObject = z.ZodMiniObject> {
  /** The domain word: `enterprises`. */
  name: string;
  /** The columns in their order, and what each must be; lists are joined by `|`. */
  row: S;
  /** All rows, by key. */
  read: (db: Db | Tx) => AsyncIterable<Record<keyof S['shape'], string>>;
  /**
   * Writes one row, by its key; left out where rows can be read alone.
   * @throws Problem or Error that says what is wrong with the row
   */
  write?: (tx: Tx, row: z.output<S>) => Promise<'added' | 'changed' | 'same'>;
}

/** Keeps the types of a transfer's columns while lists of transfers forget them. */
export const transfer = <S extends z.ZodMiniObject>(told: Transfer<S>): Transfer => told as unknown as Transfer;
