import type { Attachment } from '@zonekit/api-client/file/contract';

/** What an enterprise submits, an office returns with remarks by field, and the enterprise corrects. */
export interface Claim<S extends string, Field extends string = string> {
  id: string;
  number: string;
  version: number;
  status: S;
  /** States to which the user may move it. */
  allowed: readonly S[];
  /** Oldest first. */
  events: readonly {
    at: string;
    to: S;
    actor: string;
    reason: string | null;
    waiting_for: string | null;
    due_at: string | null;
  }[];
  remarks: readonly { field: Field; remark: string }[];
  files: readonly Attachment[];
}
