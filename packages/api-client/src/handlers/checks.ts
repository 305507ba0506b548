import * as z from 'zod/mini';
import { binary, type Endpoint, type ErrorBody, type ErrorCode, type Locale } from '../contract/contract.ts';
import { messageOf } from '../contract/error-messages.ts';
import { fieldProblemsOf } from '../contract/field-problems.ts';
import { requestParams, SigningError, signParams } from '../signing/signing.ts';

/** Seconds. */
const ALLOWED_SKEW_S = 300;

/** An error answer that a handler throws: `throw new Refusal(409, 'conflict', { details })`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: ErrorCode;
  readonly more: Pick<ErrorBody, 'details' | 'data'> & { headers?: Record<string, string> };

  constructor(status: number, code: ErrorCode, more: Refusal['more'] = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.more = more;
  }

  toResponse(locale: Locale): Response {
    const { headers, ...rest } = this.more;
    const body: ErrorBody = { code: this.code, message: messageOf(this.code, locale), ...rest };
    return Response.json(body, {
      status: this.status,
      headers: { 'content-language': locale, 'cache-control': 'no-store', ...headers },
    });
  }
}

export interface Received {
  endpoint: Endpoint;
  method: string;
  /** Below the base URL, as sent. */
  path: string;
  /** Without `?`, as sent. */
  query: string;
  headers: Headers;
  /** As sent. */
  text: string;
  params: Record<string, string>;
}

export interface ClientCredentials {
  clientId: string;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

const jsonOf = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'bad_request');
  }
};

/** `a=1&a=2&b=3` → `{ a: ['1', '2'], b: '3' }`, as a server reads it. */
const queryOf = (query: string): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
};

const checkTime = (ts: number, now: number): void => {
  const server = Math.floor(now / 1000);
  if (Math.abs(server - ts) <= ALLOWED_SKEW_S) return;
  throw new Refusal(400, 'signature_expired', {
    details: { server_time: server },
    headers: { 'x-server-time': String(server) },
  });
};

const signedParams = ({ endpoint, method, path, query, headers, text }: Received, clientId: string, ts: number) => {
  if (endpoint.signsParameters) return (method === 'GET' ? queryOf(query) : jsonOf(text)) as Record<string, unknown>;
  const bytes = endpoint.bytes ? { bodySha256: headers.get('x-content-sha256') ?? '' } : { body: text };
  return requestParams({ method, path, query, ...bytes, clientId, ts, nonce: headers.get('x-nonce') ?? '' });
};

/**
 * Applies the service's checks of a signature: 400 `signature_invalid`, or `signature_expired` with the time.
 *
 * @throws Refusal
 */
export const checkSignature = (received: Received, { clientId, secret, now }: ClientCredentials): void => {
  const { endpoint, headers, query, text, method } = received;
  const among = endpoint.signsParameters
    ? method === 'GET'
      ? queryOf(query)
      : ((jsonOf(text) ?? {}) as Received)
    : null;
  const given = (among ?? {
    client_id: headers.get('x-client-id'),
    ts: headers.get('x-ts'),
    sign: headers.get('x-sign'),
  }) as Record<string, unknown>;
  // Files need no signature: `<img>` and `<video>` cannot sign.
  if (!given.sign && endpoint.response === binary && method === 'GET') return;
  const ts = /^\d{1,12}$/.test(String(given.ts)) ? Number(given.ts) : Number.NaN;
  try {
    if (given.client_id !== clientId || Number.isNaN(ts)) throw new SigningError('not signed');
    if (signParams(signedParams(received, clientId, ts), secret) !== given.sign)
      throw new SigningError('signed otherwise');
  } catch (error) {
    throw error instanceof SigningError ? new Refusal(400, 'signature_invalid') : error;
  }
  checkTime(ts, now);
};

const part = (schema: z.ZodMiniType | undefined, value: unknown, locale: Locale): unknown => {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal(422, 'validation_failed', { details: { fields: fieldProblemsOf(parsed.error.issues, locale) } });
};

/**
 * Input of a request, validated by the contract.
 *
 * @throws Refusal 422 `validation_failed` with its fields; 400 for invalid JSON
 */
export const readInput = ({ endpoint, params, query, text }: Received, locale: Locale) => ({
  params: part(endpoint.params, params, locale),
  query: part(endpoint.query, queryOf(query), locale),
  body: part(endpoint.body, endpoint.body && jsonOf(text), locale),
});
