import type { ApiError } from '../transport/api-error.ts';

/**
 * State of a read in a component. `idle`: no request (no input, or a login is required). `ready` is `stale` while a
 * newer answer loads. `failed` has the last data, if any.
 */
export type Read<T> = (
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; data: T; stale: boolean }
  | { status: 'failed'; error: ApiError; data: T | undefined }
) & {
  /** Requests the answer again. */
  reload: () => void;
};

/**
 * The same read with a part of its data. `pick` returns a part of the input, not a new object: SWR compares by
 * identity.
 */
export const mapRead = <T, U>(read: Read<T>, pick: (data: T) => U): Read<U> => {
  if (read.status === 'ready') return { ...read, data: pick(read.data) };
  if (read.status === 'failed') return { ...read, data: read.data === undefined ? undefined : pick(read.data) };
  return read;
};

interface ReadFacts<T> {
  enabled: boolean;
  /** The request starts once it is known who is signed in. */
  waiting: boolean;
  data: T | undefined;
  error: ApiError | undefined;
  busy: boolean;
}

/** Combines the state that SWR reports into one `Read`. */
export const toRead = <T>({ enabled, waiting, data, error, busy }: ReadFacts<T>, reload: () => void): Read<T> => {
  if (!enabled) return { status: waiting ? 'loading' : 'idle', reload };
  if (error !== undefined && !busy) return { status: 'failed', error, data, reload };
  if (data !== undefined) return { status: 'ready', data, stale: busy, reload };
  return error === undefined || busy ? { status: 'loading', reload } : { status: 'failed', error, data, reload };
};
