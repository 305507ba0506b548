import type { ApiError } from '../transport/api-error.ts';

/**
 * What a component knows of a read. `idle`: not asked for (no input yet, or the call needs a login that is not there).
 * `ready` is `stale` while a newer answer is on its way; `failed` keeps what was known before.
 */
export type Read<T> = (
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; data: T; stale: boolean }
  | { status: 'failed'; error: ApiError; data: T | undefined }
) & {
  /** Asks again. */
  reload: () => void;
};

/** The same read with another view of its data; pass a function that picks and makes nothing new. */
export const mapRead = <T, U>(read: Read<T>, pick: (data: T) => U): Read<U> => {
  if (read.status === 'ready') return { ...read, data: pick(read.data) };
  if (read.status === 'failed') return { ...read, data: read.data === undefined ? undefined : pick(read.data) };
  return read;
};

interface ReadFacts<T> {
  enabled: boolean;
  /** It will be asked as soon as it is known who is signed in. */
  waiting: boolean;
  data: T | undefined;
  error: ApiError | undefined;
  busy: boolean;
}

/** The sum out of what SWR tells. */
export const toRead = <T>({ enabled, waiting, data, error, busy }: ReadFacts<T>, reload: () => void): Read<T> => {
  if (!enabled) return { status: waiting ? 'loading' : 'idle', reload };
  if (error !== undefined && !busy) return { status: 'failed', error, data, reload };
  if (data !== undefined) return { status: 'ready', data, stale: busy, reload };
  return error === undefined || busy ? { status: 'loading', reload } : { status: 'failed', error, data, reload };
};
