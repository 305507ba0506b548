import type { ApiError } from '../transport/api-error.ts';

/** The last time that something was sent. */
export interface Sent {
  text: string;
  key: string;
  /** False while nobody knows whether the service did it: no answer came, or one that says that it broke. */
  answered: boolean;
}

/**
 * The idempotency key of the next sending. Whoever presses the button again after a time-out sends the same under the same
 * key, so that it is done once; anything else, or what the service has answered, gets a new one.
 */
export const nextKey = (last: Sent | null, text: string, make: () => string): string =>
  last !== null && !last.answered && last.text === text ? last.key : make();

/** Whether an error leaves no doubt that the service did not do it. */
export const isAnswer = ({ kind, status }: ApiError): boolean => kind === 'http' && status !== null && status < 500;
