import type { ErrorCode } from '../contract/contract.ts';
import type { DetailsOf } from '../contract/error-details.ts';

/**
 * `http`: the service answered with an error. `network`: no answer. `timeout`: no answer in time. `aborted`: the caller
 * aborted it; show nothing. `invalid-response`: the answer violates the contract.
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

/**
 * Its fields are declared and assigned in the constructor: for the oldest supported browsers, initialized ones would put 0.2 KiB of
 * helpers into every page's script.
 */
class TransportError extends Error {
  declare readonly name: 'ApiError';
  declare readonly kind: ApiErrorKind;
  /** HTTP status; null without an answer. */
  declare readonly status: number | null;
  declare readonly code: ErrorCode | null;
  /** User-facing message in the language of the request; null if the service sent none. `message` is for logs. */
  declare readonly serverMessage: string | null;
  declare readonly details: Record<string, unknown> | null;
  /** The 412 of a file has `permission_status` here. */
  declare readonly data: Record<string, unknown> | null;
  /** Milliseconds of `Retry-After`; null without one. */
  declare readonly retryAfter: number | null;

  constructor(facts: Facts) {
    const { kind, call, status = null, code = null, serverMessage = null } = facts;
    super(serverMessage ?? `${call}: ${status ?? kind}`, { cause: facts.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.details = facts.details ?? null;
    this.data = facts.data ?? null;
    this.retryAfter = facts.retryAfter ?? null;
  }
}

/** The contract's error code, and `details` as the service sends them with it. They are not validated. */
type Told =
  | { [C in ErrorCode]: { readonly code: C; readonly details: DetailsOf<C> | null } }[ErrorCode]
  /** The back end sent no code or an unknown one, or there is no answer of it. */
  | { readonly code: null; readonly details: Readonly<Record<string, unknown>> | null };

/**
 * The transport's only error: `error.code === 'conflict'` narrows `error.details`. It says nothing about presentation, which is
 * the shell's.
 */
export type ApiError = Omit<TransportError, 'code' | 'details'> & Told;

export const ApiError = TransportError as unknown as { new (facts: Facts): ApiError; readonly prototype: ApiError };

/** Narrows a thrown value to an ApiError; rethrows anything else, which is a programming error. */
export const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  throw error;
};
