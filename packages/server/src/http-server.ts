import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { loggerOptions } from './log.ts';
import { beginStop, isStopping } from './stopping.ts';
import type { TrustProxy } from './trust-proxy.ts';
import { lingersUnread } from './unread-body.ts';

/** Time limit for receiving a request, headers and body. A slower connection is closed with 408. */
export const REQUEST_TIMEOUT_MS = 60_000;

export interface HttpServerOptions {
  logLevel: string;
  /** Default: standard output. */
  logTo?: NodeJS.WritableStream | undefined;
  trustProxy: TrustProxy;
  /** Answers a malformed URL, which reaches no route and no hook. Default: Fastify's own. */
  frameworkErrors?: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
  /** For tests. */
  requestTimeoutMs?: number;
}

/** A Fastify server with log and limits but without routes, for the service and for a portal on another host. */
export const createHttpServer = ({
  logLevel,
  logTo,
  trustProxy,
  frameworkErrors,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
}: HttpServerOptions): FastifyInstance => {
  const endConnection = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
    // Keep-alive connections would hold a stopping process until it is killed.
    if (lingersUnread(raw) || isStopping(app)) reply.header('connection', 'close');
  };
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: requestTimeoutMs,
    // Interval of Node's check for overdue connections; the default is 30 seconds.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: requestTimeoutMs / 4 },
    // While stopping, requests on keep-alive connections are answered and the connection is closed afterwards.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    ...(frameworkErrors && {
      frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
        endConnection(request, reply);
        frameworkErrors(error, request, reply);
      },
    }),
  });
  app.addHook('preClose', async () => beginStop(app));
  app.addHook('onSend', (request, reply, _payload, done) => {
    endConnection(request, reply);
    done();
  });
  return app;
};
