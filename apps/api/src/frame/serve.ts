import type { Endpoint } from '@zonekit/api-client/contract';
import { binary } from '@zonekit/api-client/contract';
import { localeOf } from '@zonekit/api-client/contract/locale-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Call, Context, Db, Handler, Serve, ServeOptions, Tx, User } from './context.ts';
import { documentOf } from './document.ts';
import { runOnce } from './idempotency.ts';
import { limitStrangers, STRICT } from './limits.ts';
import { Problem } from './problem.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { checkSignature } from './signature.ts';
import { compiledOnUse } from './validation.ts';

/** Who a bearer token belongs to; null when it is unknown or has ended. */
export type Authenticate = (token: string) => Promise<User | null>;

export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

const admit = async (endpoint: Endpoint, request: FastifyRequest, authenticate: Authenticate): Promise<User | null> => {
  if (endpoint.access === 'public') return null;
  const token = bearerOf(request);
  const user = token === null ? null : await authenticate(token);
  if (endpoint.access === 'optional') return user;
  if (user === null) throw new Problem(401, 'unauthenticated');
  if (endpoint.access === 'operator' && user.role !== 'operator') throw new Problem(403, 'forbidden');
  return user;
};

/** The answer as text, held against the contract on its way out; what the contract does not name is left out. */
const writerOf = ({ method, path, response }: Endpoint): ((value: unknown) => string) => {
  const compiled = compiledOnUse(response);
  return (value) => {
    const parsed = z.safeParse(compiled(), value);
    if (parsed.success) return JSON.stringify(parsed.data);
    const places = parsed.error.issues.map((issue) => `${issue.path.join('/')}: ${issue.code}`).join(', ');
    throw new Error(`The answer of ${method} ${path} does not fit its contract (${places}).`);
  };
};

/**
 * Makes `serve` for one Fastify instance. A request passes, in this order: signature, token and access, validation of
 * params, query and body, the handler (for an idempotent call with a key inside one transaction with its answer),
 * validation of the answer. A `shared` read of nobody in particular is made once for all who ask within seconds, or at once.
 */
export const makeServe = (app: FastifyInstance, context: Context, authenticate: Authenticate): Serve => {
  const answers = createSharedAnswers(context.config.shareReadsMs);
  return <E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    { shared, keepsShared = endpoint.method === 'GET', prepare, config }: ServeOptions<E> = {},
  ): void => {
    const users = new WeakMap<FastifyRequest, User>();
    const write = writerOf(endpoint);

    const call = (request: FastifyRequest, reply: FastifyReply, db: Db | Tx): Call<E> =>
      ({
        params: request.params,
        query: request.query,
        body: request.body,
        user: users.get(request) ?? null,
        locale: localeOf(request.headers['accept-language']),
        db,
        request,
        reply,
      }) as Call<E>; // the contract's schemas have parsed them by now

    const strict = endpoint.access === 'public' && endpoint.method !== 'GET' && !config;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: documentOf(endpoint),
      ...(strict && { config: STRICT }),
      ...(config && { config }),
      preValidation: async (request) => {
        await checkSignature(endpoint, request, context);
        if (strict) await limitStrangers(context, endpoint.path, request.ip);
        const user = await admit(endpoint, request, authenticate);
        if (user) users.set(request, user);
      },
      handler: async (request, reply) => {
        reply.header('content-language', localeOf(request.headers['accept-language']));
        if (endpoint.response === binary) return handler(call(request, reply, context.db));
        const make = async (db: Db | Tx) => write(await handler(call(request, reply, db)));
        const user = users.get(request) ?? null;
        const { 'accept-language': language } = request.headers;
        if (shared && user === null)
          return answers.send(shared, request, reply, localeOf(language), () => make(context.db));
        await prepare?.(call(request, reply, context.db));
        const status = endpoint.status ?? 200;
        const answer = await runOnce(endpoint, request, user, context, async (db) => ({
          status,
          text: await make(db),
        }));
        if (!keepsShared) answers.forget();
        return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.text);
      },
    });
  };
};
