import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type LingerBounds, lingersUnread } from './unread-body.ts';

const MB = 1024 * 1024;
const ANSWER = 'refused'.repeat(1000);

let server: Server;
let client: Socket;
afterEach(async () => {
  client.destroy();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** A server that refuses at the headers, except what is sent to `/read`; and a client's bare connection to it. */
const start = async (bounds: Partial<LingerBounds> = {}) => {
  const paths: (string | undefined)[] = [];
  const answer: RequestListener = (request, response) => {
    if (lingersUnread(request, { bytes: 64 * MB, totalMs: 20_000, idleMs: 20_000, ...bounds }))
      response.setHeader('connection', 'close');
    response.writeHead(413).end(ANSWER);
  };
  server = createServer((request, response) => {
    paths.push(request.url);
    if (request.url === '/read') request.resume().once('end', () => answer(request, response));
    else answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A client that does not close its side when the server has closed its own.
  client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  client.on('data', (bytes) => {
    text += bytes;
  });
  client.on('error', () => undefined);
  const ended = new Promise<void>((done) => client.once('end', done));
  const open = () => new Promise<number>((done, fail) => server.getConnections((e, n) => (e ? fail(e) : done(n))));
  /** Milliseconds from the answer until the server holds the connection no longer. */
  const gone = async () => {
    while (!text.includes('413')) await setTimeout(5);
    const begun = performance.now();
    while ((await open()) > 0) await setTimeout(10);
    return performance.now() - begun;
  };
  return { ended, gone, paths, text: () => text };
};

const head = (path: string, length: number) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends as fast as the other side reads, and takes no notice of its answer. */
const pour = async (bytes: number) => {
  const chunk = Buffer.alloc(MB);
  for (let sent = 0; sent < bytes && !client.destroyed; sent += MB) {
    if (client.write(chunk)) continue;
    await Promise.race([
      new Promise((drained) => client.once('drain', drained)),
      new Promise((closed) => client.once('close', closed)),
    ]);
  }
};

test('a client that reads only after it has sent everything still reads the whole answer', async () => {
  const { ended, text } = await start();
  client.pause();
  client.write(head('/', 12 * MB));
  await pour(12 * MB);
  client.resume();
  await ended;
  expect(/^connection: close\r$/im.test(text())).toBe(true);
  expect(text().includes(ANSWER)).toBe(true);
});

test('a body that was read to its end leaves the connection to the next request', async () => {
  const { paths, text } = await start();
  client.write(`${head('/read', 5)}12345`);
  while (!text().includes(ANSWER)) await setTimeout(5);
  expect(/^connection: close\r$/im.test(text())).toBe(false);
  client.write(`GET /next HTTP/1.1\r\nhost: x\r\n\r\n`);
  while (text().split(ANSWER).length < 3) await setTimeout(5);
  expect(paths).toEqual(['/read', '/next']);
});

test('a request that follows on the connection is not served', async () => {
  const { gone, paths } = await start({ idleMs: 300 });
  client.write(head('/', 3));
  await setTimeout(100);
  client.write('123GET /next HTTP/1.1\r\nhost: x\r\n\r\n');
  await gone();
  expect(paths).toEqual(['/']);
});

test('a client that sends without end is cut off after so many bytes', async () => {
  const { gone } = await start({ bytes: 4 * MB });
  client.write(head('/', 1024 * MB));
  await pour(64 * MB);
  await gone();
  expect(client.bytesWritten).toBeLessThan(64 * MB);
});

test('a client that sends a byte now and then is cut off after so long', async () => {
  const { gone } = await start({ totalMs: 600, idleMs: 400 });
  client.write(head('/', MB));
  const dribble = setInterval(() => client.write('x'), 50);
  const ms = await gone();
  clearInterval(dribble);
  expect(ms).toBeGreaterThan(400);
  expect(ms).toBeLessThan(5_000);
});

test('a client that falls silent is cut off sooner', async () => {
  const { gone } = await start({ idleMs: 200 });
  client.write(head('/', MB));
  expect(await gone()).toBeLessThan(5_000);
});
