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
  /** The token to send; null for none. */
  token?: () => string | null;
  /** The UUID of this device, sent with what signs in; null where it has none. */
  deviceId?: () => string | null;
  /** Another token to try once in place of one that was refused (refreshed meanwhile, perhaps by another tab), or null. */
  renewToken?: (refused: string) => Promise<string | null>;
  /** The token does not hold, and there is no newer one: the session is over. Quiet calls report it as well. */
  onUnauthenticated?: (error: ApiError, refused: string) => void;
  /** Every call that failed in the end, but for aborted and quiet ones. Specification, section 8: the shell decides what it shows. */
  onError?: (error: ApiError, endpoint: Endpoint) => void;
  /** A success that carries a `message`, as older back ends send: the specification (section 8) shows it as well. */
  onMessage?: (message: string, endpoint: Endpoint) => void;
  /** Milliseconds. */
  timeoutMs?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** From 0 to below 1; spreads retries. */
  random?: () => number;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /**
   * More headers of each try, by what is sent: a server names there for whom it calls.
   * `path` is as sent, below the base URL; `ts` in seconds, by the clock as corrected.
   */
  requestHeaders?: (request: { method: string; path: string; ts: number }) => Record<string, string>;
  /** Another way to the service than the platform's fetch, such as straight into a server of the same process. */
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Of a create that is tried again by a person; made for each call where not given. */
  idempotencyKey?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The caller shows the outcome: `onError` and `onMessage` stay silent. */
  quiet?: boolean;
  /** Of each try, in milliseconds: for what is large. */
  timeoutMs?: number | undefined;
  /** False: a refused token is neither renewed nor the end of the session. For the calls that renew a token or give it up. */
  renew?: boolean;
}

/** A file's answer. Its bytes are not checked and take the time they take. */
export interface FileAnswer {
  status: number;
  headers: Headers;
  blob: Blob;
}

export interface Transport {
  /**
   * Calls an endpoint of the contract. Answers the whole body, checked by the contract.
   * Reads are tried three times, creates as often with one idempotency key, other writes once.
   *
   * @throws ApiError; Error where a placeholder of the path stays unfilled.
   */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>;
  /** The same for an endpoint that answers a file. */
  download: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<FileAnswer>;
}

/** What goes over the wire for a call at a moment: made anew for each try. `ts` in seconds, by the clock as corrected. */
export type MakeRequest = (
  endpoint: Endpoint,
  input: AnyInput,
  token: string | null,
  ts: number,
) => PlainRequest & { headers: Record<string, string> };

/** Older back ends send no code: there the 401 of a public write (a login) is about what was typed, any other about the token. */
const isTokenRefused = ({ access, method }: Endpoint, { status, code }: ApiError) =>
  status === 401 && (code === 'unauthenticated' || (code === null && (access !== 'public' || method === 'GET')));

const serverTimeOf = ({ code, details }: ApiError): number | null =>
  code === 'signature_expired' && typeof details?.server_time === 'number' ? details.server_time * 1000 : null;

/** What every way to the service has in common: tries, time limits, clock, renewal of a token, answers held to the contract. */
export const createCalls = (options: CallsOptions, make: MakeRequest): Transport => {
  const { baseUrls, now = Date.now, random = Math.random } = options;
  /** How far the service's clock is ahead, in milliseconds; learned once a request was refused for it. */
  let clockAhead = 0;

  const once = <T>(
    endpoint: Endpoint,
    input: AnyInput,
    token: string | null,
    { headers, signal, timeoutMs }: CallOptions,
    read: (response: Response, stopClock: () => void) => Promise<T>,
  ): Promise<T> => {
    const ts = Math.floor((now() + clockAhead) / 1000);
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
          clockAhead = serverTime - now();
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
        // Awaited, since a bundler may let the schemas come after the rest of a contract.
        const parsed = await endpoint.response.safeParse(body);
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
