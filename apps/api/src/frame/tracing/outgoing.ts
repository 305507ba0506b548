import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { context, propagation, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** What Node's own fetch tells of a request. Source: undici, docs/api/DiagnosticsChannel.md. */
interface Outgoing {
  method: string;
  origin: string;
  addHeader: (name: string, value: string) => void;
}

/**
 * A span for each call by `fetch`, whoever makes it, and its `traceparent`. Only the host of the address is recorded: the rest may
 * hold a secret.
 * @returns what ends it
 */
export const watchOutgoing = (tracer: Tracer): (() => void) => {
  const open = new WeakMap<object, Span>();
  const begin = (message: unknown) => {
    const { request } = message as { request: Outgoing };
    if (!trace.getActiveSpan()) return;
    const { hostname, port, protocol } = new URL(request.origin);
    const span = tracer.startSpan(request.method, {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': request.method,
        'server.address': hostname,
        'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
      },
    });
    open.set(request, span);
    propagation.inject(trace.setSpan(context.active(), span), request, {
      set: (carrier, name, value) => carrier.addHeader(name, value),
    });
  };
  const answered = (message: unknown) => {
    const { request, response } = message as { request: Outgoing; response: { statusCode: number } };
    const span = open.get(request);
    span?.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const failed = (message: unknown) => {
    const span = open.get((message as { request: Outgoing }).request);
    span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const channels = [
    ['undici:request:create', begin],
    ['undici:request:headers', answered],
    ['undici:request:error', failed],
  ] as const;
  for (const [name, listen] of channels) subscribe(name, listen);
  return () => {
    for (const [name, listen] of channels) unsubscribe(name, listen);
  };
};
