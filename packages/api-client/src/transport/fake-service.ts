import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, envelope, manyOf } from '../contract/contract.ts';
import { ApiError, createTransport, type TransportOptions } from './transport.ts';

const answer = envelope(z.object({ n: z.number() }));
export const read = endpoint({
  method: 'GET',
  path: '/things/{id}',
  summary: 'a read',
  access: 'optional',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.optional(z.string()), level: manyOf(z.string()) }),
  response: answer,
});
export const create = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'a create',
  access: 'user',
  body: z.object({ name: z.string() }),
  idempotent: true,
  response: answer,
});
export const write = endpoint({
  method: 'POST',
  path: '/things/move',
  summary: 'a write that is no create',
  access: 'user',
  response: answer,
});
export const signedRead = endpoint({
  method: 'GET',
  path: '/sso/check',
  summary: 'signed among its parameters',
  access: 'public',
  signsParameters: true,
  query: z.object({ client_id: z.string(), ts: z.number(), sign: z.string(), redirect_uri: z.string() }),
  response: answer,
});
export const signedWrite = endpoint({
  method: 'POST',
  path: '/sso/login',
  summary: 'signed among its parameters',
  access: 'public',
  signsIn: true,
  signsParameters: true,
  body: z.object({ client_id: z.string(), ts: z.number(), sign: z.string(), code: z.string() }),
  response: answer,
});
export const file = endpoint({
  method: 'GET',
  path: '/files/{id}',
  summary: 'a file',
  access: 'optional',
  params: z.object({ id: z.string() }),
  response: z.any(),
});

export type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
interface Seen {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The client's clock, in milliseconds. */
export const NOW = 1_795_197_600_000;

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const ok = json(200, { data: { n: 1 } });
export const hangUp: Handler = (request) => request.socket.destroy();
export const silence: Handler = () => undefined;

/**
 * For tests: an HTTP service, new for each test. It answers each request by the next of `handlers`, then with success.
 * `seen` records the requests.
 */
export const fakeService = () => {
  const service = { origin: '', handlers: [] as Handler[], seen: [] as Seen[] };
  let close = () => Promise.resolve();

  beforeEach(async () => {
    service.handlers = [];
    service.seen = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        const headers = request.headers as Record<string, string>;
        service.seen.push({ method: request.method ?? '', url: request.url ?? '', headers, body });
        (service.handlers.shift() ?? ok)(request, response, body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
  });
  afterEach(() => close());
  return service;
};

/** A transport to the fake service with a fixed clock and without waiting times. */
export const connectTo = (service: { origin: string }, over: Partial<TransportOptions> = {}) => {
  const waits: number[] = [];
  const onError = vi.fn();
  const onUnauthenticated = vi.fn();
  const transport = createTransport({
    baseUrls: { fallback: `${service.origin}/api` },
    clientId: 'zonekit-portal',
    secret: 'demo-secret',
    locale: () => 'zh-CN',
    now: () => NOW,
    random: () => 0.5,
    wait: async (ms) => {
      waits.push(ms);
    },
    onError,
    onUnauthenticated,
    ...over,
  });
  return { transport, waits, onError, onUnauthenticated };
};

/** The error that a call failed with. */
export const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
};
