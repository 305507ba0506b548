import type { FieldProblem } from '../contract/error-details.ts';
import type { ApiError } from './api-error.ts';

/** In the language of the request; null if the service sent none. */
interface FailureMessage {
  message: string | null;
}
interface FailureWithRetry extends FailureMessage {
  /** Milliseconds of `Retry-After`; null without one. */
  retryAfter: number | null;
}

/**
 * A failed request, one case for each row of the error catalogue and each kind of connection failure. A `switch` over
 * `case` is exhaustive by type.
 */
export type Failure =
  /** The caller aborted it: show nothing. */
  | { case: 'aborted' }
  | { case: 'network' }
  | { case: 'timeout' }
  | { case: 'invalid-response' }
  /** 400: show nothing. */
  | ({ case: 'bad-request' } & FailureMessage)
  /** 401: show a notice and end the session; for a file also a warning beside it. */
  | ({ case: 'unauthenticated' } & FailureMessage)
  | ({ case: 'forbidden' } & FailureMessage)
  | ({ case: 'not-found' } & FailureMessage)
  | ({ case: 'method-not-allowed' } & FailureMessage)
  /** 409: somebody else was first. `details` depend on the domain: `conflictOf` parses a booking's. */
  | ({ case: 'conflict'; details: Readonly<Record<string, unknown>> | null } & FailureMessage)
  /** 412 of a file. `status` is `permission_status`; any value but NONE and REJECT counts as `pending`. */
  | ({ case: 'permission-required'; status: 'NONE' | 'REJECT' | 'pending' } & FailureMessage)
  /** 422. `fields` by JSON pointer without its leading slash; empty if the rule concerns no field. */
  | ({ case: 'refused'; fields: FieldProblem[]; details: Readonly<Record<string, unknown>> | null } & FailureMessage)
  | ({ case: 'rate-limited' } & FailureWithRetry)
  /** 502, 503, 504. */
  | ({ case: 'unavailable' } & FailureWithRetry)
  | ({ case: 'server-error' } & FailureMessage)
  /** A status outside the catalogue. */
  | ({ case: 'other'; status: number | null } & FailureMessage);

const isFieldProblem = (value: unknown): value is FieldProblem => {
  const { path, message } = (value ?? {}) as Partial<FieldProblem>;
  return typeof path === 'string' && typeof message === 'string';
};

/** Parsed by hand: pages that only show files do not load the contract's schemas. */
const fieldsOf = (details: Readonly<Record<string, unknown>> | null): FieldProblem[] =>
  Array.isArray(details?.fields) ? details.fields.filter(isFieldProblem) : [];

/** Sorts an error into its case. */
export const failureOf = (error: ApiError): Failure => {
  const { kind, status, serverMessage: message, details, data, retryAfter } = error;
  if (kind !== 'http') return { case: kind };
  switch (status) {
    case 400:
      return { case: 'bad-request', message };
    case 401:
      return { case: 'unauthenticated', message };
    case 403:
      return { case: 'forbidden', message };
    case 404:
      return { case: 'not-found', message };
    case 405:
      return { case: 'method-not-allowed', message };
    case 409:
      return { case: 'conflict', message, details };
    case 412: {
      const permission = data?.permission_status;
      return {
        case: 'permission-required',
        message,
        status: permission === 'NONE' || permission === 'REJECT' ? permission : 'pending',
      };
    }
    case 422:
      return { case: 'refused', message, fields: fieldsOf(details), details };
    case 429:
      return { case: 'rate-limited', message, retryAfter };
    case 502:
    case 503:
    case 504:
      return { case: 'unavailable', message, retryAfter };
    default:
      return status === 500 ? { case: 'server-error', message } : { case: 'other', status, message };
  }
};
