import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { binary, type Endpoint, type ErrorCode } from '@zonekit/api-client/contract';
import { allEndpoints } from '@zonekit/api-client/contract/all';
import { messageOf } from '@zonekit/api-client/contract/error-messages';
import { localeOf } from '@zonekit/api-client/contract/locale-of';
import { matchEndpoint } from '@zonekit/api-client/contract/match';
import { baseUrlFor } from '@zonekit/api-client/transport/base-url';
import { SESSION_HEADER } from '@zonekit/api-client/transport/session-header';
import type { ServerConfig } from '../server-config.ts';
import { answerHeaders, requestHeaders } from './forward-headers.ts';
import { isOwnRequest } from './own-request.ts';
import { endToken, keepToken, tokenOf } from './session-cookie.ts';
import { type Forwarded, signForwarded } from './sign-forwarded.ts';
import { beginsSession, swapToken } from './token-swap.ts';

/** A page that gives up takes its call along; this is for those that nobody waits for, and longer than any page waits. */
const TIMEOUT_MS = 300_000;
const ENDPOINTS: readonly Endpoint[] = Object.values(allEndpoints);

/** A call of a page, as the server received it. */
export interface PageCall extends Omit<Forwarded, 'body' | 'fileSha256'> {
  /** Not read so far. */
  body: Readable;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The visitor's address, as far as proxies are trusted. */
  ip: string;
  /** Of the portal, as the visitor named it. */
  host: string;
  protocol: string;
  /** Aborts when the page has gone away. */
  signal: AbortSignal;
}

export interface GatewayOptions extends ServerConfig {
  /** Milliseconds since 1970. */
  now?: () => number;
  timeoutMs?: number;
}

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Bytes of a body that is no file, as the service has it: the signature covers all of it, so that it is collected first. */
const BODY_LIMIT = 1024 * 1024;

class TooLarge extends Error {}

// A request that is destroyed takes its connection along, and the visitor would never read why it was refused.
const unended = (body: Readable) => body.iterator({ destroyOnReturn: false });

const collect = async (body: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unended(body)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > BODY_LIMIT) throw new TooLarge();
  }
  return Buffer.concat(chunks);
};

/** A refusal as the service would say it. */
export const refuse = (
  status: number,
  code: ErrorCode,
  acceptLanguage: string | undefined,
  headers: Record<string, string> = {},
): Response => {
  const locale = localeOf(acceptLanguage);
  return Response.json(
    { code, message: messageOf(code, locale) },
    { status, headers: { 'content-language': locale, 'cache-control': 'no-store', ...headers } },
  );
};

/**
 * Makes what answers the calls of pages: signs each with the portal's secret, adds the token of the visitor's cookie, sends it
 * to the back end that the configuration names for its path, and hands the answer on as it comes. A login's token goes into
 * the cookie and never to the page. Calls that the contract does not know, or that come from elsewhere, go nowhere.
 */
export const createGateway = (options: GatewayOptions) => {
  const { api, clientId, secret, fetch, headersFor, now = Date.now, timeoutMs } = options;
  const send = fetch ?? globalThis.fetch;
  /** Seconds by which the service's clock is ahead; known after the first request that is refused for its time. */
  let clockOffsetS = 0;

  const ask = (
    endpoint: Endpoint,
    call: PageCall,
    collected: Buffer | null,
    token: string | null,
    signal: AbortSignal,
  ): Promise<Response> => {
    const ts = Math.floor(now() / 1000) + clockOffsetS;
    const body = collected ?? Buffer.alloc(0);
    const fileSha256 = single(call.headers['x-content-sha256']);
    const signed = signForwarded(endpoint, { ...call, body, fileSha256 }, { clientId, secret }, ts);
    const query = signed.query && `?${signed.query}`;
    return send(`${baseUrlFor(call.path, api)}${call.path}${query}`, {
      method: call.method,
      redirect: 'manual',
      signal,
      headers: {
        ...requestHeaders(call.headers),
        ...signed.headers,
        ...headersFor?.(
          { address: call.ip, origin: `${call.protocol}://${call.host}` },
          { method: call.method, path: call.path, ts },
        ),
        // Ranges and lengths are those of the bytes themselves.
        'accept-encoding': 'identity',
        'x-client-id': clientId,
        'x-forwarded-for': call.ip,
        'x-forwarded-host': call.host,
        'x-forwarded-proto': call.protocol,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(collected === null && { body: ReadableStream.from(unended(call.body)), duplex: 'half' }),
      ...(signed.body.length > 0 && { body: new Uint8Array(signed.body) }),
    } as unknown as RequestInit);
  };

  const askAtItsTime = async (...given: Parameters<typeof ask>): Promise<Response> => {
    const answer = await ask(...given);
    const serverTime = Number(answer.headers.get('x-server-time') ?? Number.NaN);
    if (answer.status !== 400 || Number.isNaN(serverTime)) return answer;
    clockOffsetS = serverTime - Math.floor(now() / 1000);
    // A streamed body cannot be sent again; the page gets the same answer and retries.
    if (given[2] === null) return answer;
    await answer.body?.cancel();
    return ask(...given);
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

  return async (call: PageCall): Promise<Response> => {
    const { headers } = call;
    const language = single(headers['accept-language']);
    const match = matchEndpoint(ENDPOINTS, call.method, call.path);
    if (match.status === 'unknown') return refuse(404, 'not_found', language);
    if (match.status === 'other-method') {
      return refuse(405, 'method_not_allowed', language, { allow: match.allowed.join(', ') });
    }
    const { endpoint } = match;
    const session = single(headers[SESSION_HEADER]);
    const marks = { marker: session, origin: single(headers.origin), secFetchSite: single(headers['sec-fetch-site']) };
    const own = isOwnRequest(marks, call.host);
    // Pictures, films and links ask for files without our header: they are answered, and as nobody.
    if (!own && !(endpoint.response === binary && session === undefined)) return refuse(403, 'forbidden', language);

    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs ?? TIMEOUT_MS);
    try {
      const token = own ? tokenOf(single(headers.cookie), session) : null;
      const signal = AbortSignal.any([call.signal, deadline.signal]);
      const collected = endpoint.bytes ? null : await collect(call.body);
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
