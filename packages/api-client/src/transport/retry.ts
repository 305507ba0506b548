import type { ApiError } from './api-error.ts';

const RETRIES = 2;
const BASE_MS = 300;
/** Maximum wait in milliseconds. A longer `Retry-After` is shown to the user instead. */
const LONGEST_WAIT_MS = 10_000;

const isPassing = ({ kind, status }: ApiError) =>
  kind === 'network' || status === 502 || status === 503 || status === 504;

/**
 * Milliseconds before the next try; null to give up. Exponential backoff with jitter: 300 ms, then 600 ms, times 0.5 to
 * 1.5, never less than `Retry-After`. A timeout is not retried: the user has waited 30 s already.
 *
 * @param attempt tries so far, from 1
 * @param random in [0, 1)
 */
export const retryDelay = (error: ApiError, attempt: number, random: number): number | null => {
  if (attempt > RETRIES || !isPassing(error)) return null;
  const backoff = BASE_MS * 2 ** (attempt - 1) * (0.5 + random);
  const wait = Math.max(backoff, error.retryAfter ?? 0);
  return wait > LONGEST_WAIT_MS ? null : Math.round(wait);
};
