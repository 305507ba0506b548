import type { ApiError } from './api-error.ts';

/** In the language of the request; null where the service sent none. */
interface Told {
  message: string | null;
}
interface MayReturn extends Told {
  /** Milliseconds that the service asks to wait; null where it does not. */
  retryAfter: number | null;
}

/**
 * What went wrong, one case for each row of the error catalogue and each thing that happens to a connection: a `switch` over
 * `case` that forgets one does not compile. Source: specification, section 8.
 */
export type Failure =
  /** Nobody wants it any longer: show nothing. */
  | { case: 'aborted' }
  | { case: 'network' }
  | { case: 'timeout' }
  | { case: 'invalid-response' }
  /** 400: silent. */
  | ({ case: 'bad-request' } & Told)
  /** 401: a notice, and the session ends; for a file a warning beside it. */
  | ({ case: 'unauthenticated' } & Told)
  | ({ case: 'forbidden' } & Told)
  | ({ case: 'not-found' } & Told)
  | ({ case: 'method-not-allowed' } & Told)
  /** 409: somebody was faster. `details` are the domain's: `conflictOf` reads a booking's. */
  | ({ case: 'conflict'; details: Record<string, unknown> | null } & Told)
  /** 412 of a file. `status` is what `permission_status` says, `pending` for whatever is neither. Source: section 4. */
  | ({ case: 'permission-required'; status: 'NONE' | 'REJECT' | 'pending' } & Told)
  /** 422. `fields` by JSON pointer without its slash; empty where the rule is about no field. */
  | ({ case: 'refused'; fields: FieldProblem[]; details: Record<string, unknown> | null } & Told)
  | ({ case: 'rate-limited' } & MayReturn)
  /** 502, 503, 504. */
  | ({ case: 'unavailable' } & MayReturn)
  | ({ case: 'server-error' } & Told)
  /** A status that the catalogue does not have. */
  | ({ case: 'other'; status: number | null } & Told);

type FieldProblem = { path: string; message: string };

const isFieldProblem = (value: unknown): value is FieldProblem => {
  const { path, message } = (value ?? {}) as Partial<FieldProblem>;
  return typeof path === 'string' && typeof message === 'string';
};

/** By hand and not by the contract's schema, since pages that only show files go without the schemas' code. */
const fieldsOf = (details: ApiError['details']): FieldProblem[] =>
  Array.isArray(details?.fields) ? details.fields.filter(isFieldProblem) : [];

/** The case of an error, with what that case knows. */
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
