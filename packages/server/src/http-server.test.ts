import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer, REQUEST_TIMEOUT_MS } from './http-server.ts';

const TIMEOUT_MS = 400;
const CONNECTIONS = 100;

const app = createHttpServer({ logLevel: 'silent', trustProxy: false, requestTimeoutMs: TIMEOUT_MS });
app.post('/', async ({ body }) => ({ body }));
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

/** Sends a head and then a byte of the body every now and then; answers what came back when the server closed. */
const drip = async (head: string): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(head);
  const timer = setInterval(() => socket.write('x'), 50);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  // A write after the server has closed is refused, and that is what is waited for.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return answer;
};

// The portal's own server set no requestTimeout: 100 dripping bodies stayed open for ever.
test(`${CONNECTIONS} bodies that drip are closed with 408 when their time is over`, async () => {
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n';
  const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => drip(head)));
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408'))).toHaveLength(CONNECTIONS);
}, 10_000);

test('so are headers that drip', async () => {
  expect(await drip('GET / HTTP/1.1\r\nhost: a\r\nx-long: ')).toMatch(/^HTTP\/1\.1 408/);
}, 10_000);

test('outside of tests a request has a minute', async () => {
  const { server } = createHttpServer({ logLevel: 'silent', trustProxy: false });
  expect([server.requestTimeout, server.headersTimeout]).toEqual([REQUEST_TIMEOUT_MS, REQUEST_TIMEOUT_MS]);
  expect(REQUEST_TIMEOUT_MS).toBe(60_000);
});
