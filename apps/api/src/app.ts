import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import Fastify from 'fastify';
import type { Config } from './config.ts';
import { keepRawBody } from './frame/body.ts';
import type { Context, Module } from './frame/context.ts';
import { answerError } from './frame/errors.ts';
import { logAnswers, loggerOptions } from './frame/log.ts';
import { answerUnknown } from './frame/not-found.ts';
import { describeApi } from './frame/openapi.ts';
import { type Authenticate, makeServe } from './frame/serve.ts';
import { BASE_PATH } from './frame/signature.ts';
import { serializerCompiler, validatorCompiler } from './frame/validation.ts';

const stopping = new WeakSet<FastifyInstance>();

/** An empty server with its log; the service, and whatever else a process serves, are mounted on it. */
export const createServer = (config: Config, logTo?: NodeJS.WritableStream): FastifyInstance => {
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    disableRequestLogging: true,
    // Only a proxy of one's own network is believed about who the client is.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: 1024 * 1024,
    genReqId: () => randomUUID(),
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.addHook('onSend', async (_request, reply) => {
    // Otherwise keep-alive clients hold a stopping process until it is killed.
    if (stopping.has(app)) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    stopping.add(app);
  });
  return app;
};

/** The service as a plugin under `/api`, with nothing that reaches beyond it. */
const service =
  (context: Context, modules: readonly Module[], authenticate: Authenticate): FastifyPluginAsync =>
  async (app) => {
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(answerError);
    keepRawBody(app);
    logAnswers(app);
    answerUnknown(app);
    await describeApi(app);
    const serve = makeServe(app, context, authenticate);
    for (const module of modules) module.routes(serve, context);
  };

/** Mounts the service on a server made by `createServer`. */
export const buildApp = async (
  app: FastifyInstance,
  context: Context,
  modules: readonly Module[],
  authenticate: Authenticate,
): Promise<void> => {
  await app.register(service(context, modules, authenticate), { prefix: BASE_PATH });
};
