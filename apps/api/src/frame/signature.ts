import { hash, timingSafeEqual } from 'node:crypto';
import { binary, type Endpoint } from '@zonekit/api-client/contract';
import { canonicalParams, type Params, requestParams, SigningError } from '@zonekit/api-client/signing';
import type { FastifyRequest } from 'fastify';
import { toIsoTime } from '../database/parsers.ts';
import { CONTENT_SHA256, rawBodyOf } from './body.ts';
import type { Context } from './context.ts';
import { Problem } from './problem.ts';

/** How far a request's clock may be off, in seconds. Source: design, section 4. */
const ALLOWED_SKEW_S = 300;

/** Where the service is mounted; the signed path is what follows it. */
export const BASE_PATH = '/api';

const invalid = () => new Problem(400, 'signature_invalid');

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const secondsOf = (text: unknown): number => (/^\d{1,12}$/.test(String(text)) ? Number(text) : Number.NaN);

/** The signature that `signParams` of the client makes, by Node's hash: the client's JavaScript is for browsers without Web Crypto. */
const signOf = (params: Params, secret: string): string => hash('sha256', `${canonicalParams(params)}&key=${secret}`);

const verify = (params: Params, sign: string, secret: string): void => {
  const given = Buffer.from(sign);
  const expected = Buffer.from(signOf(params, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalid();
};

// Only after the signature: a stranger learns nothing about the clock, and a client whose clock is off gets the server time.
const checkSkew = (ts: number, now: Date): void => {
  const server = Math.floor(now.getTime() / 1000);
  if (Math.abs(server - ts) <= ALLOWED_SKEW_S) return;
  throw new Problem(400, 'signature_expired', {
    details: { server_time: server },
    headers: { 'x-server-time': String(server) },
  });
};

/** Each nonce of a write once, in the database so that several instances share it; after the signature, so that nobody can burn another's. */
const claimNonce = async (nonce: string, ts: number, context: Context): Promise<void> => {
  const expires = new Date((ts + 2 * ALLOWED_SKEW_S) * 1000);
  const claimed = await context.db
    .insertInto('nonces')
    .values({ nonce, client_id: context.config.clientId, expires_at: toIsoTime(expires) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  if (!claimed) throw new Problem(400, 'nonce_replayed');
};

const signedByHeaders = (endpoint: Endpoint, request: FastifyRequest, ts: number): Params => {
  const [path = '', query = ''] = request.url.slice(BASE_PATH.length).split(/\?(.*)/s);
  return requestParams({
    method: request.method,
    path,
    query,
    bodySha256: endpoint.bytes === 'multipart' ? header(request, CONTENT_SHA256) : hash('sha256', rawBodyOf(request)),
    clientId: header(request, 'x-client-id'),
    ts,
    nonce: header(request, 'x-nonce'),
  });
};

/**
 * Refuses a request whose signature is missing, wrong, too old or used before, with 400 `signature_invalid`,
 * `signature_expired` (with the server's time in `x-server-time` and `details.server_time`, in seconds) or
 * `nonce_replayed`. Source: design, section 4.
 *
 * A file may be requested without one, since `<img>` and `<video>` cannot sign; its access rules hold all the same.
 */
export const checkSignature = async (endpoint: Endpoint, request: FastifyRequest, context: Context): Promise<void> => {
  const { clientId, clientSecret } = context.config;
  if (endpoint.signsParameters) {
    const params = (request.method === 'GET' ? request.query : (request.body ?? {})) as Params;
    if (params.client_id !== clientId || typeof params.sign !== 'string') throw invalid();
    const ts = secondsOf(params.ts);
    if (Number.isNaN(ts)) throw invalid();
    verify(params, params.sign, clientSecret);
    return checkSkew(ts, context.now());
  }
  const sign = header(request, 'x-sign');
  if (sign === '' && endpoint.response === binary && endpoint.method === 'GET') return;
  const ts = secondsOf(header(request, 'x-ts'));
  if (Number.isNaN(ts) || header(request, 'x-client-id') !== clientId) throw invalid();
  try {
    verify(signedByHeaders(endpoint, request, ts), sign, clientSecret);
  } catch (error) {
    throw error instanceof SigningError ? invalid() : error;
  }
  checkSkew(ts, context.now());
  if (endpoint.method !== 'GET') await claimNonce(header(request, 'x-nonce'), ts, context);
};
