import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

/** Messages of SQL errors contain values ("Key (phone)=(138…) already exists"): only code and constraint are logged. */
const isFromDatabase = (error: object): error is { code: string; table?: string; constraint?: string } =>
  'severity' in error && 'code' in error;

const framesOf = (stack: unknown): string =>
  String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');

type Described = { type: string; message: string; stack: string; [key: string]: unknown };

const describe = (error: unknown): Described => {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack, cause, code } = error as Error & { code?: unknown };
  if (isFromDatabase(error)) {
    return {
      type: name,
      message: 'SQL state',
      code,
      table: error.table,
      constraint: error.constraint,
      stack: framesOf(stack),
    };
  }
  return { type: name, code, message, stack: framesOf(stack), ...(cause ? { cause: describe(cause) } : {}) };
};

/**
 * Structured log lines without personal data: no bodies, query strings, headers or addresses. A request is its method,
 * route pattern, status and time.
 */
export const loggerOptions = (
  level: string,
  stream?: NodeJS.WritableStream,
): Exclude<FastifyServerOptions['logger'], undefined> => ({
  level,
  ...(stream && { stream }),
  serializers: { err: describe, req: () => ({}), res: () => ({}) },
  redact: ['password', 'token', 'authorization', 'cookie', 'phone', 'captcha_code', 'code_plain'],
});

/**
 * Logs one line for each answer.
 *
 * @param isMinor requests that are logged at `debug`, because something else has logged the event
 */
export const logAnswers = (app: FastifyInstance, isMinor: (request: FastifyRequest) => boolean = () => false): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log[isMinor(request) ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
};
