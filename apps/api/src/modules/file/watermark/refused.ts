/** Why a file cannot be marked. */
export type RefusalReason = 'encrypted' | 'broken' | 'too_large' | 'unsupported';

/** A file that cannot be marked, now or later. The message is for the log. */
export class Refused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
