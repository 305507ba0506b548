import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A span for each request, by its route: `GET /api/policies/policies/:data_id`. */
export const requestSpans =
  (tracer: Tracer) =>
  (app: FastifyInstance): void => {
    const open = new WeakMap<FastifyRequest, { span: Span; inside: Context }>();
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, headers, routeOptions } = request;
      const route = routeOptions.url ?? 'unknown';
      const caller = propagation.extract(context.active(), headers);
      const attributes = { 'http.request.method': method, 'http.route': route };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
      const inside = trace.setSpan(caller, span);
      open.set(request, { span, inside });
      context.with(inside, done);
    });
    // A body that has arrived goes on where its socket is, and not where its request began.
    app.addHook('preValidation', (request, _reply, done) => {
      context.with(open.get(request)?.inside ?? context.active(), done);
    });
    const end = (request: FastifyRequest, status: number | null) => {
      const span = open.get(request)?.span;
      if (status === null) span?.setAttribute('error.type', 'aborted');
      else span?.setAttribute('http.response.status_code', status);
      if (status === null || status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      open.delete(request);
    };
    app.addHook('onRequestAbort', async (request) => end(request, null));
    app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
  };
