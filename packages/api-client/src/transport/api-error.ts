import type { ErrorCode } from '../contract/contract.ts';

/**
 * `http`: the service answered with an error. `network`: no answer. `timeout`: none within the time. `aborted`: the
 * caller no longer wants it; show nothing. `invalid-response`: an answer that is not what the contract says.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'invalid-response';

interface Facts {
  kind: ApiErrorKind;
  /** `GET /policies/policies`. */
  call: string;
  status?: number | null;
  code?: ErrorCode | null;
  serverMessage?: string | null;
  details?: Record<string, unknown> | null;
  data?: Record<string, unknown> | null;
  retryAfter?: number | null;
  cause?: unknown;
}

/** The one error of the transport. It decides nothing about how it is shown: specification, section 8, is the shell's. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Of the answer; null where none came. */
  readonly status: number | null;
  /** The contract's; null where the back end sent none or one that the contract lacks. */
  readonly code: ErrorCode | null;
  /** In the language of the request, to be shown as it is; null where the service sent none. `message` is for logs. */
  readonly serverMessage: string | null;
  /** By code: `fields` of `validation_failed`, `conflicts` and `nearest_free` of a booking's `conflict`. */
  readonly details: Record<string, unknown> | null;
  /** Specification, section 4: the 412 of a file carries `permission_status` here. */
  readonly data: Record<string, unknown> | null;
  /** Milliseconds that the service asks to wait; null where it does not. */
  readonly retryAfter: number | null;

  constructor(facts: Facts) {
    const { kind, call, status = null, code = null, serverMessage = null } = facts;
    super(serverMessage ?? `${call}: ${status ?? kind}`, { cause: facts.cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.details = facts.details ?? null;
    this.data = facts.data ?? null;
    this.retryAfter = facts.retryAfter ?? null;
  }
}

/** Whatever a call threw, as an ApiError; anything else is a fault of ours and is thrown on. */
export const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  throw error;
};
