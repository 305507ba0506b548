import type { Endpoint, Locale } from '../contract/contract.ts';
import { ApiError, asApiError } from './api-error.ts';
import { attempt, readJson } from './attempt.ts';
import { type BaseUrls, baseUrlFor } from './base-url.ts';
import { DEVICE_HEADER } from './device-header.ts';
import type { AnswerOf, AnyInput, InputOf } from './endpoint-types.ts';
import { randomId } from './random-id.ts';
import { messageOf } from './read-error.ts';
import type { PlainRequest } from './request-url.ts';
import { retryDelay } from './retry.ts';
import { REQUEST_TIMEOUT_MS } from './timeout.ts';
import { wait } from './wait.ts';

export interface CallsOptions {
  baseUrls: BaseUrls;
  locale: () => Locale;
  /** Access token of the session; null without one. */
  token?: () => string | null;
  /** UUID of this device, sent with requests that sign in; null without one. */
  deviceId?: () => string | null;
  /** A newer token, with which a refused request is retried once; null without one. */
  renewToken?: (refused: string) => Promise<string | null>;
  /** The token was refused and there is no newer one: the session is over. Called for quiet requests too. */
  onUnauthenticated?: (error: ApiError, refused: string) => void;
  /** Called for every failed request except aborted and quiet ones. */
  onError?: (error: ApiError, endpoint: Endpoint) => void;
  /** Called for a success with a `message`, which older back ends send. */
  onMessage?: (message: string, endpoint: Endpoint) => void;
  /** Time limit of each try in milliseconds; by default 30 s. */
  timeoutMs?: number;
  /** Clock: milliseconds since 1970. */
  now?: () => number;
  /** Random number in [0, 1), which spreads retries. */
  random?: () => number;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /**
   * Additional headers of each try. A server names its visitor in them. `path` is as sent, below the base URL; `ts` is
   * in seconds by the corrected clock.
   */
  requestHeaders?: (request: { method: string; path: string; ts: number }) => Record<string, string>;
  /** Replaces the platform's fetch, for example by a call into a server in the same process. */
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For a create that the user may repeat. Generated for each request by default. */
  idempotencyKey?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The caller shows the outcome: `onError` and `onMessage` are not called. */
  quiet?: boolean;
  /** Time limit of each try in milliseconds, for large bodies. */
  timeoutMs?: number | undefined;
  /** False: a refused token is not renewed and does not end the session. For requests that renew or revoke a token. */
  renew?: boolean;
}

/** Answer with a file. Its bytes are not validated and have no time limit. */
export interface FileAnswer {
  status: number;
  headers: Headers;
  blob: Blob;
}

export interface Transport {
  /**
   * Sends a request to an endpoint and returns the whole body, validated by the contract. Reads have three tries,
   * creates three with one idempotency key, other writes one.
   *
   * @throws ApiError; Error if a placeholder of the path has no value
   */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>;
  /** The same for an endpoint that answers with a file. */
  download: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<FileAnswer>;
}

/** Builds the HTTP request of one try. @param ts seconds by the corrected clock */
export type MakeRequest = (
  endpoint: Endpoint,
  input: AnyInput,
  token: string | null,
  ts: number,
) => PlainRequest & { headers: Record<string, string> };

/**
 * Older back ends send no code. There the 401 of a public write (a login) concerns its input, any other 401 the token.
 */
const isTokenRefused = ({ access, method }: Endpoint, { status, code }: ApiError) =>
  status === 401 && (code === 'unauthenticated' || (code === null && (access !== 'public' || method === 'GET')));

const serverTimeOf = ({ code, details }: ApiError): number | null =>
  code === 'signature_expired' && typeof details?.server_time === 'number' ? details.server_time * 1000 : null;

/** Common part of all transports: tries, time limits, clock correction, token renewal, validation of answers. */
export const createCalls = (options: CallsOptions, make: MakeRequest): Transport => {
  const { baseUrls, now = Date.now, random = Math.random } = options;
  /** Offset of the service's clock in milliseconds, learned when a request is refused for its time. */
  let clockOffsetMs = 0;

  const once = <T>(
    endpoint: Endpoint,
    input: AnyInput,
    token: string | null,
    { headers, signal, timeoutMs }: CallOptions,
    read: (response: Response, stopClock: () => void) => Promise<T>,
  ): Promise<T> => {
    const ts = Math.floor((now() + clockOffsetMs) / 1000);
    const request = make(endpoint, input, token, ts);
    const query = request.query === '' ? '' : `?${request.query}`;
    const device = endpoint.signsIn ? (options.deviceId?.() ?? null) : null;
    return attempt(
      {
        call: `${endpoint.method} ${endpoint.path}`,
        url: `${baseUrlFor(request.path, baseUrls)}${request.path}${query}`,
        method: endpoint.method,
        headers: {
          'accept-language': options.locale(),
          scene: 'web',
          ...(device !== null && { [DEVICE_HEADER]: device }),
          ...headers,
          ...request.contentHeaders,
          ...request.headers,
          ...options.requestHeaders?.({ method: endpoint.method, path: request.path, ts }),
        },
        body: request.body,
        signal,
        timeoutMs: timeoutMs ?? options.timeoutMs ?? REQUEST_TIMEOUT_MS,
        now,
        fetch: options.fetch,
      },
      read,
    );
  };

  const tried = async <T>(
    endpoint: Endpoint,
    input: AnyInput,
    call: CallOptions,
    read: (response: Response, stopClock: () => void) => Promise<T>,
  ): Promise<T> => {
    const repeatable = endpoint.method === 'GET' || endpoint.idempotent === true;
    let token = options.token?.() ?? null;
    let mayCorrectClock = true;
    let mayRenew = true;
    for (let attempts = 1; ; ) {
      try {
        return await once(endpoint, input, token, call, read);
      } catch (thrown) {
        const error = asApiError(thrown);
        const serverTime = serverTimeOf(error);
        if (serverTime !== null && mayCorrectClock) {
          mayCorrectClock = false;
          clockOffsetMs = serverTime - now();
          continue;
        }
        if (token !== null && call.renew !== false && isTokenRefused(endpoint, error)) {
          const renewed = mayRenew ? ((await options.renewToken?.(token)) ?? null) : null;
          if (renewed === null) {
            options.onUnauthenticated?.(error, token);
            throw error;
          }
          mayRenew = false;
          token = renewed;
          continue;
        }
        const delay = repeatable ? retryDelay(error, attempts, random()) : null;
        if (delay === null) throw error;
        attempts += 1;
        await (options.wait ?? wait)(delay, call.signal);
      }
    }
  };

  const run = async <T>(
    endpoint: Endpoint,
    input: AnyInput,
    call: CallOptions,
    read: (response: Response, stopClock: () => void) => Promise<T>,
  ): Promise<T> => {
    const key = endpoint.idempotent ? { 'idempotency-key': call.idempotencyKey ?? randomId() } : {};
    try {
      return await tried(endpoint, input, { ...call, headers: { ...call.headers, ...key } }, read);
    } catch (error) {
      if (error instanceof ApiError && error.kind !== 'aborted' && !call.quiet) options.onError?.(error, endpoint);
      throw error;
    }
  };

  return {
    call: (endpoint, input, call = {}) =>
      run(endpoint, input as AnyInput, call, async (response) => {
        const body = await readJson(response);
        const parsed = endpoint.check ? await endpoint.check(body) : endpoint.response.safeParse(body);
        if (!parsed.success) {
          throw new ApiError({
            kind: 'invalid-response',
            call: `${endpoint.method} ${endpoint.path}`,
            status: response.status,
            details: { issues: parsed.error.issues },
          });
        }
        const message = messageOf(body);
        if (message !== null && !call.quiet) options.onMessage?.(message, endpoint);
        return parsed.data as AnswerOf<typeof endpoint>;
      }),
    download: (endpoint, input, call = {}) =>
      run(endpoint, input as AnyInput, call, async (response, stopClock) => {
        stopClock();
        return { status: response.status, headers: response.headers, blob: await response.blob() };
      }),
  };
};
