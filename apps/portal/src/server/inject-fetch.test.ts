import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { IN_PROCESS, injectFetch } from './inject-fetch.ts';

const app = Fastify();
let written = 0;
let destroyed = false;
app.get('/endless', (_, reply) => {
  const stream = new Readable({
    read() {
      written += 1;
      this.push(Buffer.alloc(1024, 7));
    },
    destroy(error, done) {
      destroyed = true;
      done(error);
    },
  });
  return reply.send(stream);
});
app.get('/nothing', (_, reply) => reply.code(204).send());
app.post('/echo', async (request) => ({ body: request.body, ip: request.ip }));
afterAll(() => app.close());
const fetch = injectFetch(app);

test('an answer is read as it comes, and what nobody wants any longer ends', async () => {
  const page = new AbortController();
  const answer = await fetch(`${IN_PROCESS}/endless`, { signal: page.signal });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  expect((await reader.read()).value?.[0]).toBe(7);
  await reader.cancel();
  page.abort();
  await expect.poll(() => destroyed).toBe(true);
  const then = written;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(written).toBe(then);
});

test('bodies go there and back; an empty answer has none', async () => {
  const headers = { 'content-type': 'application/json' };
  const echo = await fetch(`${IN_PROCESS}/echo`, { method: 'POST', body: '{"a":1}', headers });
  expect(await echo.json()).toMatchObject({ body: { a: 1 } });
  const nothing = await fetch(`${IN_PROCESS}/nothing`);
  expect([nothing.status, nothing.body]).toEqual([204, null]);
});
