import type { ColumnType } from 'kysely';

/** Tables of the frame itself. */
export interface FrameTables {
  nonces: { nonce: string; client_id: string; expires_at: string };
  idempotency_keys: {
    owner: string;
    key: string;
    fingerprint: string;
    status: number;
    answer: string;
    created_at: string;
  };
  /** What an operator has set, by key; a key that is not there has its default. Written as JSON text. */
  settings: { key: string; value: ColumnType<unknown, string, string>; changed_at: string; changed_by: string };
  /** Groups of terms that stand for each other in searches; those of an ignored group are left out. */
  search_synonyms: { id: string; terms: string[]; ignored: boolean };
  /** Every change of state; `subject` is that of the lifecycle. Source: frame/lifecycle. */
  lifecycle_events: {
    subject: string;
    subject_id: string;
    /** From 1. */
    seq: number;
    at: string;
    /** Null for the first. */
    from_status: string | null;
    to_status: string;
    /** Null for the clock. */
    actor_id: string | null;
    actor: string;
    reason: string | null;
    /** The actor who has to act next, by its key in the lifecycle; null where nobody has to. */
    waiting_for: string | null;
    due_at: string | null;
    /** When the next event came; null for the state that the subject is in. */
    until: string | null;
  };
}
