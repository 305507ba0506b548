import type { ErrorBody, Locale } from '@zonekit/api-client/contract';
import { messageOf } from '@zonekit/api-client/contract/error-messages';
import { fieldProblemsOf } from '@zonekit/api-client/contract/field-problems';
import { localeOf } from '@zonekit/api-client/contract/locale-of';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, isUnstorable } from '../database/failures.ts';
import type { Outage } from './outage.ts';
import { Problem } from './problem.ts';
import { Unavailable } from './unavailable.ts';
import { ContractMismatch } from './validation.ts';

const RETRY_AFTER = { 'retry-after': '5' };

const codeOfStatus = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  429: 'rate_limited',
  503: 'unavailable',
} as const;

/** Whatever was thrown, as the answer that a client can act on. Never tells what went wrong inside. */
const problemOf = (error: unknown, locale: Locale): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof ContractMismatch) {
    return new Problem(422, 'validation_failed', { details: { fields: fieldProblemsOf(error.issues, locale) } });
  }
  if (error instanceof Unavailable || isUnavailable(error))
    return new Problem(503, 'unavailable', { headers: RETRY_AFTER });
  if (isUnstorable(error)) return new Problem(422, 'validation_failed');
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  const code = codeOfStatus[status as keyof typeof codeOfStatus];
  if (code) return new Problem(status, code, status === 503 ? { headers: RETRY_AFTER } : {});
  return status < 500 ? new Problem(400, 'bad_request') : new Problem(500, 'internal');
};

const errorBodyOf = ({ code, words, details, fields, data }: Problem, locale: Locale): ErrorBody => {
  const message = words?.[locale] ?? messageOf(code, locale);
  return {
    code,
    message,
    ...((details || fields) && {
      details: { ...details, ...(fields && { fields: fields.map((path) => ({ path, message })) }) },
    }),
    ...(data && { data }),
  };
};

const bodyErrors = new WeakMap<FastifyRequest, unknown>();

/** Lets `answerErrors` tell a body that its client broke off from a lost connection of the database: both are ECONNRESET. */
export const watchBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    request.raw.once('error', (error) => bodyErrors.set(request, error));
    done();
  });
};

const isAborted = (error: unknown, request: FastifyRequest): boolean =>
  bodyErrors.has(request) && bodyErrors.get(request) === error;

/** The one place where errors become answers. Without an `outage` each request that the database refuses is logged. */
export const answerErrors = (outage?: Outage) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const locale = localeOf(request.headers['accept-language']);
  const aborted = isAborted(error, request);
  const problem = aborted ? new Problem(400, 'bad_request') : problemOf(error, locale);
  if (aborted) request.log.info('the client went away before its request was complete');
  else if (outage && isUnavailable(error)) outage.refuse(request, error);
  else if (problem.status >= 500) request.log.error({ err: error }, problem.code);
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'content-language': locale, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBodyOf(problem, locale)));
};
