import type { Locale } from '@zonekit/api-client/contract';
import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import type { Db, Tx, User } from '../context.ts';

export interface OwnRecord {
  id: string;
  number: string;
  /** In the language of the request. */
  title: string;
  status: string;
  updated_at: string;
  /** A term of its own, such as the deadline of the declaration that a draft applies to; null for that of its state. */
  due_at: string | null;
}

/** Subjects of one kind that belong to a user or to the user's enterprise. The overview of the user centre gathers them. */
export interface OwnRecords<S extends string = string, A extends string = string> {
  lifecycle: Lifecycle<S, A>;
  /** Actor of the lifecycle that the user is: `applicant`. */
  actor: A;
  /** The user's own, the last changed first. @param filter.states null for every state */
  // A method, so that records of narrower states are assignable to those of any.
  find(
    db: Db | Tx,
    reader: { user: User; locale: Locale; now: Date },
    filter: { states: readonly S[] | null; limit: number },
  ): Promise<OwnRecord[]>;
}
