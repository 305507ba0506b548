import { type Endpoint, endpoint, envelope } from '@zonekit/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../test/harness.ts';
import type { Module } from './module.ts';
import { Problem } from './problem.ts';

const read = endpoint({
  method: 'GET',
  path: '/test/figures',
  summary: 'Reads a figure, for this test',
  access: 'optional',
  query: z.object({ of: z.string() }),
  response: envelope(z.object({ of: z.string(), reads: z.number(), words: z.string(), user: z.nullable(z.string()) })),
}) satisfies Endpoint;

const write = endpoint({
  method: 'POST',
  path: '/test/figures',
  summary: 'Writes, for this test',
  access: 'user',
  body: z.object({ refused: z.boolean() }),
  response: envelope(z.object({ ok: z.boolean() })),
}) satisfies Endpoint;

const preview = endpoint({
  method: 'POST',
  path: '/test/figures/preview',
  summary: 'Changes nothing, for this test',
  access: 'optional',
  body: z.object({}),
  response: envelope(z.object({ ok: z.boolean() })),
}) satisfies Endpoint;

let reads = 0;
const figures: Module = {
  name: 'figures',
  routes(serve) {
    serve(
      read,
      async ({ query, locale, user }) => {
        reads += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (query.of === 'nothing') throw new Problem(404, 'not_found');
        return { data: { of: query.of, reads, words: locale, user: user?.user_id ?? null } };
      },
      { shared: 'cached' },
    );
    serve(write, async ({ body }) => {
      if (body.refused) throw new Problem(409, 'conflict');
      return { data: { ok: true } };
    });
    serve(preview, async () => ({ data: { ok: true } }), { keepsShared: true });
  },
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ extra: [figures], config: { shareReadsMs: 60_000 } });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.inject(write, { body: { refused: false } }, { as: 'demo' });
  reads = 0;
});

const ask = (of: string, options = {}, headers = {}) => api.inject(read, { query: { of }, headers }, options);

test('all who are not signed in share one answer, however many ask at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('a')));
  expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
  expect(answers[0]?.body.data.reads).toBe(1);
  expect(answers[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('another address and another language have an answer of their own', async () => {
  await ask('a');
  expect((await ask('b')).body.data).toMatchObject({ of: 'b', reads: 2 });
  expect((await ask('a', { locale: 'en' })).body.data).toMatchObject({ words: 'en', reads: 3 });
  expect((await ask('a')).body.data.reads).toBe(1);
});

test('who is signed in gets an answer of his own, and leaves none behind', async () => {
  expect((await ask('a', { as: 'demo' })).body.data).toMatchObject({ user: 'u-demo', reads: 1 });
  expect((await ask('a')).body.data).toMatchObject({ user: null, reads: 2 });
});

test('a POST that changes no row of theirs leaves the answers in place', async () => {
  expect((await ask('a')).body.data.reads).toBe(1);
  await api.inject(preview, { body: {} }, { as: 'demo' });
  await api.inject(preview, { body: {} });
  expect((await ask('a')).body.data.reads).toBe(1);
});

test('after a write everybody gets a new answer', async () => {
  expect((await ask('a')).body.data.reads).toBe(1);
  await api.inject(write, { body: { refused: true } }, { as: 'demo' });
  expect((await ask('a')).body.data.reads).toBe(1);
  await api.inject(write, { body: { refused: false } }, { as: 'demo' });
  expect((await ask('a')).body.data.reads).toBe(2);
});

test('an unchanged answer comes back without its body', async () => {
  const { headers } = await ask('a');
  const again = await ask('a', {}, { 'if-none-match': `"other", W/${headers.etag}` });
  expect([again.status, again.raw.length]).toEqual([304, 0]);
  const changed = await ask('b', {}, { 'if-none-match': headers.etag });
  expect([changed.status, changed.body.data.of]).toEqual([200, 'b']);
});

test('a refusal is not kept, and has no validator', async () => {
  const first = await ask('nothing');
  await ask('nothing');
  expect([first.status, first.headers.etag, reads]).toEqual([404, undefined, 2]);
});

test('a shared answer still wants a signature', async () => {
  await ask('a');
  expect((await ask('a', {}, { 'x-sign': '0'.repeat(64) })).error.code).toBe('signature_invalid');
});
