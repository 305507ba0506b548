import { createFetch } from 'ofetch';
import { ApiError } from './api-error.ts';
import { readError, retryAfterMs } from './read-error.ts';

export interface Attempt {
  /** `GET /policies/policies`, for messages. */
  call: string;
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Blob | FormData | undefined;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  now: () => number;
  fetch: typeof globalThis.fetch | undefined;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * One HTTP exchange without retries. The time limit includes reading the body.
 *
 * @throws ApiError unless the answer is a success
 */
export const attempt = async <T>(
  { call, url, method, headers, body, signal, timeoutMs, now, fetch }: Attempt,
  read: (response: Response, stopClock: () => void) => Promise<T>,
): Promise<T> => {
  if (signal?.aborted) throw new ApiError({ kind: 'aborted', call });
  // The oldest supported browsers lack AbortSignal.any and AbortSignal.timeout.
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener('abort', abort);
  const send = createFetch({ fetch: fetch ?? ((...given) => globalThis.fetch(...given)) }).raw;
  try {
    const response = await send(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: controller.signal,
      // ofetch does not retry, because each try needs a new signature. The body is read below, within the time limit.
      retry: false,
      ignoreResponseError: true,
      responseType: 'stream',
    });
    if (response.ok) return await read(response, () => clearTimeout(timer));
    const retryAfter = retryAfterMs(response.headers.get('retry-after'), now());
    throw readError(call, response.status, parseJson(await response.text()), retryAfter);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal?.aborted) throw new ApiError({ kind: 'aborted', call, cause: error });
    throw new ApiError({ kind: timedOut ? 'timeout' : 'network', call, cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};

/** Parsed JSON body; undefined if it is not JSON. */
export const readJson = async (response: Response): Promise<unknown> => parseJson(await response.text());
