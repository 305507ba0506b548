import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Child, callChild, freePort, startChild, untilReady } from '../../../test/child.ts';
import { placeDemo } from '../../../test/place-demo.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
}

/** A collector and a provider of text messages: what each was sent. */
const received: string[] = [];
const messages: { traceparent: string; body: string }[] = [];
let collector: Server;
let service: Child;
const data = mkdtempSync(join(tmpdir(), 'zonekit-tracing-'));

const CALLER = { trace: 'a'.repeat(32), span: 'b'.repeat(16) };
const at = (path: string) => `http://127.0.0.1:${(collector.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      if (request.url === '/v1/traces') received.push(body);
      else messages.push({ traceparent: String(request.headers.traceparent), body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const env = {
    DATA_DIR: data,
    BACKUP_MINUTES: '0',
    SMS_WEBHOOK_URL: at('/sms?key=hidden-key'),
    SMS_WEBHOOK_SECRET: 'provider',
    OTEL_EXPORTER_OTLP_ENDPOINT: at('/'),
    OTEL_SERVICE_NAME: 'zone-1',
  };
  await placeDemo(data);
  service = startChild(env, await freePort());
  await untilReady(service);
}, 240_000);
afterAll(async () => {
  service.process.kill('SIGKILL');
  await new Promise((resolve) => collector.close(resolve));
  rmSync(data, { recursive: true, force: true });
});

const textOf = (span: Span | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value.stringValue;

it("a request, its queries and the call that it makes are one trace, the caller's, without a word about anybody", async () => {
  const headers = { traceparent: `00-${CALLER.trace}-${CALLER.span}-01`, 'user-agent': 'secret-word' };
  expect((await callChild(service, 'GET', '/policies/tags', { headers })).status).toBe(200);
  const captcha = await callChild(service, 'GET', '/users/files/image_captcha');
  const { data: given } = (await captcha.json()) as { data: { captcha_id: string } };
  const body = {
    phone: '13800002026',
    purpose: 'login',
    captcha_id: given.captcha_id,
    captcha_code: captcha.headers.get('x-demo-code'),
  };
  expect((await callChild(service, 'POST', '/message/sms/send-captcha', { body })).status).toBe(200);
  // Its end sends what has not been sent.
  service.process.kill('SIGTERM');
  await service.ended;

  const resources = received.flatMap((text) => JSON.parse(text).resourceSpans);
  expect(JSON.stringify(resources[0].resource)).toContain('zone-1');
  const spans: Span[] = resources.flatMap((resource) => resource.scopeSpans).flatMap((scopeSpan) => scopeSpan.spans);
  const named = (name: string) => spans.find((span) => span.name === name);

  const tags = named('GET /api/policies/tags');
  expect(tags).toMatchObject({ traceId: CALLER.trace, parentSpanId: CALLER.span, kind: 2 });
  const queries = spans.filter((span) => span.parentSpanId === tags?.spanId);
  expect(queries.map((span) => textOf(span, 'db.query.text')).join()).toContain('policy_tags');

  const sending = named('POST /api/message/sms/send-captcha');
  const outgoing = spans.find((span) => span.parentSpanId === sending?.spanId && span.name === 'POST');
  expect(textOf(outgoing, 'server.address')).toBe('127.0.0.1');
  expect(messages[0]?.traceparent).toBe(`00-${sending?.traceId}-${outgoing?.spanId}-01`);
  // The query that wrote the code came after its body: it stands below the request all the same.
  const writing = spans.find((span) => textOf(span, 'db.query.text')?.includes('insert into "sms_codes"'));
  expect(writing?.traceId).toBe(sending?.traceId);

  const code = (JSON.parse(messages[0]?.body ?? '{}') as { code: string }).code;
  const exported = JSON.stringify(spans);
  for (const word of ['13800002026', 'secret-word', 'hidden-key', code, String(body.captcha_code)]) {
    expect(exported.includes(`"${word}`) || exported.includes(`=${word}`), word).toBe(false);
  }
  expect(exported).not.toMatch(/13800002026|secret-word|hidden-key/);
}, 120_000);
