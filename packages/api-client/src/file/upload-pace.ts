import type { ApiError } from '../transport/api-error.ts';
import { MAX_PIECE_BYTES } from './upload-limits.ts';

const MIN_PIECE_BYTES = 256 * 1024;
export const FIRST_PIECE_BYTES = 1024 * 1024;
/** Target milliseconds of one piece: progress is shown by the piece, and a broken piece is sent again. */
const QUICK_MS = 1000;
const SLOW_MS = 4000;

const within = (bytes: number) => Math.min(MAX_PIECE_BYTES, Math.max(MIN_PIECE_BYTES, bytes));

/** Bytes of the next piece, after one of `bytes` that took `ms`; `ms` is null for a failed piece. */
export const nextPieceBytes = (bytes: number, ms: number | null): number => {
  if (ms === null || ms > SLOW_MS) return within(Math.floor(bytes / 2));
  return within(ms < QUICK_MS ? bytes * 2 : bytes);
};

/** Half a minute of backoff in total, plus the time of the tries. */
const TRIES = 6;
const BASE_MS = 500;
const LONGEST_MS = 15_000;
/** Maximum wait in milliseconds. A longer `Retry-After` is shown to the user instead. */
const LONGEST_ASKED_MS = 60_000;

const isPassing = ({ kind, status }: ApiError) =>
  kind === 'network' || kind === 'timeout' || [429, 502, 503, 504].includes(status ?? 0);

/**
 * Milliseconds before an upload step is retried; null to give up. Exponential backoff with jitter from 500 ms, never
 * less than `Retry-After`.
 *
 * @param failures in a row, from 1
 * @param random in [0, 1)
 */
export const uploadDelay = (error: ApiError, failures: number, random: number): number | null => {
  if (!isPassing(error) || failures > TRIES) return null;
  const backoff = Math.min(LONGEST_MS, BASE_MS * 2 ** (failures - 1)) * (0.5 + random);
  const delay = Math.max(backoff, error.retryAfter ?? 0);
  return delay > LONGEST_ASKED_MS ? null : Math.round(delay);
};
