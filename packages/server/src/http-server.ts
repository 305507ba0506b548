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

/** How long a request may take to arrive, headers and body. A connection whose body drips longer is closed with 408. */
export const REQUEST_TIMEOUT_MS = 60_000;

export interface HttpServerOptions {
  logLevel: string;
  /** Default: standard output. */
  logTo?: NodeJS.WritableStream | undefined;
  trustProxy: TrustProxy;
  /** Answers an address that the router cannot read, which reaches no route and no hook. Default: Fastify's own. */
  frameworkErrors?: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
  /** For tests. */
  requestTimeoutMs?: number;
}

/** An empty server with its log and limits, the same for the service and for a portal on another host. */
export const createHttpServer = ({
  logLevel,
  logTo,
  trustProxy,
  frameworkErrors,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
}: HttpServerOptions): FastifyInstance => {
  const endConnection = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
    // A stopping process would be held by keep-alive clients until it is killed.
    if (lingersUnread(raw) || isStopping(app)) reply.header('connection', 'close');
  };
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: requestTimeoutMs,
    // Node looks for overdue connections this often; by default every 30 seconds.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: requestTimeoutMs / 4 },
    // What comes over a kept connection while it stops is answered, and the connection closed behind it.
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
  app.addHook('onSend', async (request, reply) => endConnection(request, reply));
  return app;
};
