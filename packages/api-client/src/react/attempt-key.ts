import type { ApiError } from '../transport/api-error.ts';

/** The last request of a write. */
export interface Sent {
  text: string;
  key: string;
  /** False while the outcome is unknown: no answer, or a server error. */
  answered: boolean;
}

/**
 * Idempotency key of the next request of a write. The same input after an unknown outcome reuses the key, so that the
 * service does it once; other input, or input that was answered, gets a new key.
 */
export const nextKey = (last: Sent | null, text: string, make: () => string): string =>
  last !== null && !last.answered && last.text === text ? last.key : make();

/** Whether an error proves that the service did not do it. */
export const isAnswer = ({ kind, status }: ApiError): boolean => kind === 'http' && status !== null && status < 500;
