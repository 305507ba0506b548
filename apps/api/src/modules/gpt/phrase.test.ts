import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GptSource } from '@zonekit/api-client/gpt/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../frame/context.ts';
import { createPhrase } from './phrase.ts';

const SOURCES: readonly GptSource[] = [
  {
    kind: 'policy',
    id: 'pol-0001',
    title: '冷链物流发展办法',
    lang: 'zh-CN',
    number: null,
    clause: '第三条',
    quote: [
      { text: '补助设备投资的', hit: false },
      { text: '百分之二十', hit: true },
    ],
    dated_on: '2026-01-05',
  },
];

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[] };
}
let received: Received[];
let answer: { status: number; body: string; headers?: Record<string, string> };
let endpoint: Server;
const warnings: unknown[] = [];

beforeAll(async () => {
  endpoint = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    received.push({ url: request.url, headers: request.headers, body: JSON.parse(text) });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
});
afterAll(() => endpoint.close());
beforeEach(() => {
  received = [];
  warnings.length = 0;
});

const says = (content: string | null) => ({
  status: 200,
  body: JSON.stringify({ choices: [{ message: { content } }] }),
});

const phraseBy = (key: string | null) => {
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1/`;
  const log = { warn: (...words: unknown[]) => warnings.push(words) };
  const context = { config: { gpt: { url, key, model: 'small' } }, log };
  return createPhrase(context as unknown as Pick<Context, 'config' | 'log'>);
};
const phrase = (key: string | null = null) => phraseBy(key)?.('补助多少？', SOURCES);

it('phrases nothing where no endpoint is set', () => {
  expect(createPhrase({ config: { gpt: null } } as unknown as Pick<Context, 'config' | 'log'>)).toBeNull();
});

it('sends the question below its numbered sources, and the key', async () => {
  answer = says(' 补助设备投资的百分之二十 [1]。 ');
  expect(await phrase('k-1')).toBe('补助设备投资的百分之二十 [1]。');
  const [request] = received;
  expect(request?.url).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe('Bearer k-1');
  expect(request?.body.model).toBe('small');
  expect(request?.body.messages.at(-1)?.content).toBe(
    '[1] 冷链物流发展办法 第三条: 补助设备投资的百分之二十\n\n补助多少？',
  );
});

it('sends no key where there is none', async () => {
  answer = says('是 [1]');
  await phrase();
  expect(received[0]?.headers).not.toHaveProperty('authorization');
});

it.each([
  ['cites no source', '百分之二十。'],
  ['cites a source that is not there', '百分之二十 [1]，上限一百万 [2]。'],
  ['cites a source zero', '百分之二十 [0]。'],
  ['has no answer', 'NONE'],
  ['is empty', null],
])('drops an answer that %s', async (_case, content) => {
  answer = says(content);
  expect(await phrase()).toBeNull();
  expect(warnings).toEqual([]);
});

it.each([
  ['an error', { status: 500, body: 'down' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['JSON of another shape', { status: 200, body: '{"choices":[]}' }],
  ['a redirect', { status: 302, body: '', headers: { location: '/elsewhere' } }],
])('leaves the quote where the endpoint answers %s, and logs why', async (_case, failure) => {
  answer = failure;
  expect(await phrase()).toBeNull();
  expect(received).toHaveLength(1);
  expect(warnings).toHaveLength(1);
});
