import type { RefusalReason } from './refused.ts';

/** The first line of input to the process of `mark.main.ts`; the file's bytes follow. */
export interface Job {
  kind: 'image' | 'pdf';
  text: string;
}

/** What it says in the last line of its error stream where it ends with `REFUSED`. */
export interface Refusal {
  reason: RefusalReason;
  message: string;
}

export const REFUSED = 3;
