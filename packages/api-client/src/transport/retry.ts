import type { ApiError } from './api-error.ts';

const RETRIES = 2;
const BASE_MS = 300;
/** A service that asks for more patience than this gets it from the person, who is told. */
const LONGEST_WAIT_MS = 10_000;

const isPassing = ({ kind, status }: ApiError) =>
  kind === 'network' || status === 502 || status === 503 || status === 504;

/**
 * How long to wait before the next attempt, in milliseconds; null to give up.
 * 300 ms, then 600 ms, each halved to one and a half times by chance so that many clients do not return together; never
 * sooner than `Retry-After`. A timeout is not tried again: somebody has waited thirty seconds already.
 *
 * @param attempt Attempts made so far, from 1.
 * @param random From 0 to below 1.
 */
export const retryDelay = (error: ApiError, attempt: number, random: number): number | null => {
  if (attempt > RETRIES || !isPassing(error)) return null;
  const backoff = BASE_MS * 2 ** (attempt - 1) * (0.5 + random);
  const wait = Math.max(backoff, error.retryAfter ?? 0);
  return wait > LONGEST_WAIT_MS ? null : Math.round(wait);
};
