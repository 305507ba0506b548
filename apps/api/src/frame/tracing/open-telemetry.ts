import { context, propagation, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { LogEvent } from 'kysely';
import { watchOutgoing } from './outgoing.ts';
import { requestSpans } from './requests.ts';
import type { Tracing } from './tracing.types.ts';

/** A query that has ended. Its text has placeholders; what was put in their places stays here. */
const querySpan = (tracer: Tracer, event: LogEvent): void => {
  // Background work (sweeping, backups) would be a trace of its own, every few minutes.
  if (!trace.getActiveSpan()) return;
  const { sql } = event.query;
  const [operation = 'query'] = sql.trim().split(/\s/, 1);
  const span = tracer.startSpan(operation.toLowerCase(), {
    kind: SpanKind.CLIENT,
    startTime: Date.now() - event.queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
  });
  if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/**
 * Traces by OpenTelemetry, over OTLP/HTTP. A `traceparent` of the caller is taken over. Nothing about persons leaves: no
 * addresses, no headers, no queries of addresses, no parameters of statements, no words of errors.
 * @param endpoint the collector's base address; `/v1/traces` is put behind it
 */
export const openTelemetry = ({ endpoint, service }: { endpoint: string; service: string }): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('zonekit');
  const ignoreOutgoing = watchOutgoing(tracer);
  return {
    requests: requestSpans(tracer),
    query: (event) => querySpan(tracer, event),
    async close() {
      ignoreOutgoing();
      await provider.shutdown();
      context.disable();
      propagation.disable();
    },
  };
};
