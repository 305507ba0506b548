import { METHODS } from 'node:http';
import { endpoint, envelope } from '@zonekit/api-client/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Module } from '../../src/frame/module.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

/** A call that takes any query and body, so that nothing but the signature stands in the way of a changed one. */
const echoOf = <M extends 'GET' | 'POST'>(method: M) =>
  endpoint({
    method,
    path: '/test/echo/{id}',
    summary: 'Counts that it was reached, for this test',
    access: 'public',
    params: z.object({ id: z.string() }),
    query: z.looseObject({}),
    ...(method === 'POST' && { body: z.unknown() }),
    response: envelope(z.object({ reached: z.number() })),
  });

let reached = 0;
const echo: Module = {
  name: 'echo',
  routes(serve) {
    for (const method of ['GET', 'POST'] as const) {
      const config = { rateLimit: { max: 10_000_000, timeWindow: '1 minute' } };
      serve(echoOf(method), async () => ({ data: { reached: ++reached } }), { config });
    }
  },
};

// Its clock stands still: whether a request is too old is another test's.
const now = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now, extra: [echo] });
});
afterAll(() => api.close());

interface Signed {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: Record<string, string>;
}
const SIGNED_HEADERS = ['x-client-id', 'x-ts', 'x-nonce', 'x-sign'];

const send = ({ method, path, query, body, headers }: Signed) =>
  api.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: `/api${path}${query && `?${query}`}`,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: Buffer.from(body, 'latin1') }),
  });

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const requests = fc
  .record({
    method: fc.constantFrom('GET', 'POST'),
    id: fc.stringMatching(/^[a-z0-9]{1,8}$/),
    query: fc.dictionary(fc.stringMatching(/^[a-z_]{2,8}$/), word, { minKeys: 1, maxKeys: 2 }),
    body: fc.dictionary(word, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
  })
  .map(({ method, id, query, body }) => ({
    method,
    path: `/test/echo/${id}`,
    query: new URLSearchParams(query).toString(),
    // Bytes as characters, since a bit is changed in a byte.
    body: method === 'POST' ? Buffer.from(JSON.stringify(body)).toString('latin1') : '',
  }));

const signedOf = (request: Omit<Signed, 'headers'>): Signed => {
  const { method, path, query } = request;
  const body = Buffer.from(request.body, 'latin1').toString();
  return { ...request, headers: api.sign({ method, path, query, ...(body && { body }) }) };
};

/** Each text that differs from this one by one bit. */
function* oneBitFrom(text: string): Generator<string> {
  for (let i = 0; i < text.length; i += 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      yield text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ (1 << bit)) + text.slice(i + 1);
    }
  }
}

const meaningOf = (query: string) => JSON.stringify([...new URLSearchParams(query)]);

/** All that a change of one bit makes of a request, where an HTTP server would hand it over at all. */
function* changesOf(signed: Signed): Generator<Signed> {
  // A word that is no method, and a line that holds control characters, end in Node's parser.
  for (const method of oneBitFrom(signed.method)) if (METHODS.includes(method)) yield { ...signed, method };
  for (const path of oneBitFrom(signed.path)) if (/^\/[\x21-\x7e]*$/.test(path)) yield { ...signed, path };
  for (const query of oneBitFrom(signed.query)) {
    // `%e4` is `%E4`: the same request, written otherwise.
    if (/^[\x21-\x7e]*$/.test(query) && meaningOf(query) !== meaningOf(signed.query)) yield { ...signed, query };
  }
  for (const body of oneBitFrom(signed.body)) yield { ...signed, body };
  for (const name of SIGNED_HEADERS) {
    for (const value of oneBitFrom(signed.headers[name] as string)) {
      if (/^[\x20-\x7e]*$/.test(value)) yield { ...signed, headers: { ...signed.headers, [name]: value } };
    }
  }
}

// A refusal asks no database, so PostgreSQL has nothing to add to the whole count.
const REQUESTS = times(process.env.TEST_DATABASE_URL ? 20 : 1000, 2);

test(`${REQUESTS} signed requests pass as they are, and none with any one bit changed`, {
  timeout: 3_600_000,
}, async () => {
  let changes = 0;
  for (const request of fc.sample(requests, { numRuns: REQUESTS, seed: 20261120 })) {
    const signed = signedOf(request);
    const before = reached;
    for (const changed of changesOf(signed)) {
      const { statusCode } = await send(changed);
      changes += 1;
      if (statusCode < 400 || statusCode >= 500 || reached !== before) {
        expect.unreachable(`${statusCode} for ${JSON.stringify(changed)} of ${JSON.stringify(signed)}`);
      }
    }
    // Last, so that no refusal was for a nonce that is used up.
    expect((await send(signed)).statusCode).toBe(200);
    expect(reached).toBe(before + 1);
  }
  expect(changes).toBeGreaterThan(REQUESTS * 800);
  tell('changes of one bit', changes);
});

const REPLAYED = times(20, 2);

test(`a write that is sent again 100 times is done once, ${REPLAYED} times`, { timeout: 600_000 }, async () => {
  for (let round = 0; round < REPLAYED; round += 1) {
    const signed = signedOf({ method: 'POST', path: '/test/echo/again', query: '', body: '{"a":1}' });
    const before = reached;
    // Half at once with the first, half afterwards.
    const answers = await Promise.all(Array.from({ length: 51 }, () => send(signed)));
    for (let i = 0; i < 50; i += 1) answers.push(await send(signed));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'nonce_replayed')).toHaveLength(100);
    expect(reached).toBe(before + 1);
  }
  tell('replays', REPLAYED * 100);
});
