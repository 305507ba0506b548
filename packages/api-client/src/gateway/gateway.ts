import { ReadableStream as NodeStream } from 'node:stream/web';
import { allEndpoints } from '../contract/all-endpoints.ts';
import { binary, type Endpoint, type ErrorCode } from '../contract/contract.ts';
import { messageOf } from '../contract/error-messages.ts';
import { localeOf } from '../contract/locale-of.ts';
import { matchEndpoint } from '../contract/match-endpoint.ts';
import { type BaseUrls, baseUrlFor } from '../transport/base-url.ts';
import { SESSION_HEADER } from '../transport/session-header.ts';
import { answerHeaders, requestHeaders } from './forward-headers.ts';
import { isOwnRequest } from './own-request.ts';
import { endToken, keepToken, tokenOf } from './session-cookie.ts';
import { signForwarded } from './sign-forwarded.ts';
import { beginsSession, swapToken } from './token-swap.ts';

/** Longer than any page waits: a page that goes away aborts its request sooner. */
const TIMEOUT_MS = 300_000;
const ENDPOINTS: readonly Endpoint[] = Object.values(allEndpoints);

/** The visitor of a request, for `headersFor`. */
export interface GatewayVisitor {
  address: string;
  /** Origin of the application as the visitor reached it: `https://zone.example`. */
  origin: string;
}

export interface GatewayOptions {
  /** Absolute base URLs of the back ends. */
  baseUrls: BaseUrls;
  clientId: string;
  /** Signs the requests; from the environment, never in code that a browser loads. */
  secret: string;
  /** Path below which pages call, as the `baseUrls` of their `createGatewayTransport` have it; `/bff` by default. */
  path?: string;
  /** Origin at which visitors reach the application, where a proxy changes it; that of the request by default. */
  origin?: string | undefined;
  /** Further headers of a request to the service. `ts` in seconds. */
  headersFor?: (
    visitor: GatewayVisitor,
    request: { method: string; path: string; ts: number },
  ) => Record<string, string>;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Time for an answer of the service, five minutes by default. */
  timeoutMs?: number;
}

/** A request of a page in its parts. */
interface PageCall {
  method: string;
  /** Below the base URL. */
  path: string;
  /** Without `?`. */
  query: string;
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
  visitor: GatewayVisitor;
}

/** Limit in bytes for a body that is no file, that of the service: the signature covers it whole, so that it is collected first. */
const BODY_LIMIT = 1024 * 1024;

class TooLarge extends Error {}

// A cancelled body closes the visitor's connection before the answer is read.
const unended = (body: ReadableStream<Uint8Array>) => body.values({ preventCancel: true });

const collect = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of unended(body)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > BODY_LIMIT) throw new TooLarge();
  }
  return Buffer.concat(chunks);
};

/** A refusal in the words of the service. */
export const refuse = (
  status: number,
  code: ErrorCode,
  acceptLanguage: string | null,
  headers: Record<string, string> = {},
): Response => {
  const locale = localeOf(acceptLanguage ?? undefined);
  return Response.json(
    { code, message: messageOf(code, locale) },
    { status, headers: { 'content-language': locale, 'cache-control': 'no-store', ...headers } },
  );
};

/**
 * A server's side of `createGatewayTransport`: answers the requests of pages below `path`. Each is signed with the secret,
 * gets the token of the visitor's cookie, goes to the back end of its path, and its answer is streamed back. A login's token
 * goes into an HttpOnly cookie and never to the page. Requests that the contract does not know, or that come from other sites,
 * are refused. For any server on Node that has `Request` and `Response`, such as a route handler of Next.
 *
 * @returns takes a request and the visitor's IP address, as far as the proxies before the server are trusted
 */
export const createGateway = (options: GatewayOptions): ((request: Request, address: string) => Promise<Response>) => {
  const { baseUrls, clientId, secret, headersFor, path: prefix = '/bff', origin } = options;
  const { fetch: send = globalThis.fetch, now = Date.now, timeoutMs = TIMEOUT_MS } = options;
  /** Seconds by which the service's clock is ahead; known after the first request that is refused for its time. */
  let clockOffsetS = 0;

  const ask = (
    endpoint: Endpoint,
    call: PageCall,
    collected: Uint8Array | null,
    token: string | null,
    signal: AbortSignal,
  ): Promise<Response> => {
    const { method, path, visitor } = call;
    const ts = Math.floor(now() / 1000) + clockOffsetS;
    const body = collected ?? new Uint8Array();
    const fileSha256 = call.headers.get('x-content-sha256') ?? undefined;
    const signed = signForwarded(endpoint, { ...call, body, fileSha256 }, { clientId, secret }, ts);
    const query = signed.query && `?${signed.query}`;
    const { host, protocol } = new URL(visitor.origin);
    return send(`${baseUrlFor(path, baseUrls)}${path}${query}`, {
      method,
      redirect: 'manual',
      signal,
      headers: {
        ...requestHeaders(call.headers),
        ...signed.headers,
        ...headersFor?.(visitor, { method, path, ts }),
        // Ranges and lengths are those of the bytes themselves.
        'accept-encoding': 'identity',
        'x-client-id': clientId,
        'x-forwarded-for': visitor.address,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.slice(0, -1),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(collected === null && call.body && { body: NodeStream.from(unended(call.body)), duplex: 'half' }),
      ...(signed.body.length > 0 && { body: signed.body }),
    } as RequestInit);
  };

  const askAtItsTime = async (...request: Parameters<typeof ask>): Promise<Response> => {
    const answer = await ask(...request);
    const serverTime = Number(answer.headers.get('x-server-time') ?? Number.NaN);
    if (answer.status !== 400 || Number.isNaN(serverTime)) return answer;
    clockOffsetS = serverTime - Math.floor(now() / 1000);
    // A streamed body cannot be sent again; the page gets the same answer and retries.
    if (request[2] === null) return answer;
    await answer.body?.cancel();
    return ask(...request);
  };

  const handOn = async (endpoint: Endpoint, answer: Response): Promise<Response> => {
    const headers = answerHeaders(answer.headers, SESSION_HEADER);
    if (endpoint.path === allEndpoints.logout.path) headers.append('set-cookie', endToken());
    if (!answer.ok || !beginsSession(endpoint)) return new Response(answer.body, { status: answer.status, headers });
    const { answer: body, token } = swapToken(await answer.json());
    if (token !== null) headers.append('set-cookie', keepToken(token));
    headers.delete('content-length');
    headers.set('cache-control', 'no-store');
    return new Response(JSON.stringify(body), { status: answer.status, headers });
  };

  return async (request, address) => {
    const { method, headers, body } = request;
    const url = new URL(request.url);
    const visitor = { address, origin: origin ?? url.origin };
    const language = headers.get('accept-language');
    const path = url.pathname.slice(prefix.length);
    const call = { method, path, query: url.search.slice(1), headers, body, visitor };
    if (!url.pathname.startsWith(`${prefix}/`)) return refuse(404, 'not_found', language);
    const match = matchEndpoint(ENDPOINTS, method, path);
    if (match.status === 'unknown') return refuse(404, 'not_found', language);
    if (match.status === 'other-method') {
      return refuse(405, 'method_not_allowed', language, { allow: match.allowed.join(', ') });
    }
    const { endpoint } = match;
    const session = headers.get(SESSION_HEADER);
    const marks = { marker: session, origin: headers.get('origin'), secFetchSite: headers.get('sec-fetch-site') };
    const own = isOwnRequest(marks, new URL(visitor.origin).host);
    // Images, videos and links request files without the header: these are answered as to a visitor without a login.
    if (!own && !(endpoint.response === binary && session === null)) return refuse(403, 'forbidden', language);

    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    try {
      const token = own ? tokenOf(headers.get('cookie'), session) : null;
      const signal = AbortSignal.any([request.signal, deadline.signal]);
      const collected = endpoint.bytes ? null : body ? await collect(body) : new Uint8Array();
      return await handOn(endpoint, await askAtItsTime(endpoint, call, collected, token, signal));
    } catch (error) {
      if (error instanceof TooLarge) return refuse(413, 'payload_too_large', language);
      if (error instanceof SyntaxError || (error as Error).name === 'SigningError') {
        return refuse(400, 'bad_request', language);
      }
      const status = deadline.signal.aborted ? 504 : 502;
      const ended: Record<string, string> =
        endpoint.path === allEndpoints.logout.path ? { 'set-cookie': endToken() } : {};
      return refuse(status, 'unavailable', language, ended);
    } finally {
      clearTimeout(timer);
    }
  };
};
