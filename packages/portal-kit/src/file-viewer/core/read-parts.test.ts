import { afterEach, expect, test, vi } from 'vitest';
import { openParts, readPart } from './read-parts.ts';

const FILE = Uint8Array.from({ length: 200_000 }, (_, i) => i % 251);
const { signal } = new AbortController();
const opened = { size: FILE.length, etag: '"a"' };

const part = (request: RequestInit | undefined, etag = '"a"', size = FILE.length) => {
  const [, from = '', to = ''] = /bytes=(\d+)-(\d+)/.exec(new Headers(request?.headers).get('range') ?? '') ?? [];
  const headers = { 'content-range': `bytes ${from}-${to}/${size}`, etag };
  return new Response(FILE.slice(Number(from), Number(to) + 1), { status: 206, headers });
};
const gone = () => Promise.reject(new TypeError('Failed to fetch'));
/** Answers one after another; the last for ever. */
const serve = (...answers: ((request?: RequestInit) => Response | Promise<Response>)[]) => {
  let requests = 0;
  const fetched = vi.fn(async (_: unknown, request?: RequestInit) => {
    const answer = answers[Math.min(requests, answers.length - 1)] ?? gone;
    requests += 1;
    return answer(request);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

test('a file that comes in parts is opened by its first', async () => {
  serve(part);
  expect(await openParts('/f', signal)).toEqual({ status: 'parts', ...opened, first: FILE.slice(0, 65_536) });
});
test('a file that has no more than that, or comes whole, is there at once', async () => {
  serve((request) => part(request, '"a"', 65_536));
  expect(await openParts('/f', signal)).toMatchObject({ status: 'whole' });
  serve(() => new Response(FILE));
  expect(await openParts('/f', signal)).toEqual({ status: 'whole', bytes: FILE });
  serve(
    () => new Response(FILE.slice(0, 65_536), { status: 206 }),
    () => new Response(FILE),
  );
  expect(await openParts('/f', signal)).toEqual({ status: 'whole', bytes: FILE });
});
test.each([
  ['nobody has', () => new Response(null, { status: 404 }), 'missing'],
  ['is refused', () => new Response(null, { status: 403 }), 'other'],
  ['no network brings', gone, 'offline'],
] as const)('a file that %s fails as %3$s', async (_, answer, reason) => {
  serve(answer);
  expect(await openParts('/f', signal)).toEqual({ status: 'failed', reason });
});

test('a part waits as long as the network and the service are away', async () => {
  const fetched = serve(gone, () => new Response(null, { status: 503 }), part);
  const again = vi.fn(async () => {});
  expect(await readPart({ url: '/f', opened, signal, again }, 70_000, 70_010)).toEqual(FILE.slice(70_000, 70_010));
  expect([fetched.mock.calls.length, again.mock.calls.length]).toEqual([3, 2]);
});
test('nothing more is asked for while it waits', async () => {
  const fetched = serve(gone);
  void readPart({ url: '/f', opened, signal, again: () => new Promise(() => {}) }, 0, 10);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toHaveBeenCalledOnce();
});
test.each([
  ['with another tag', (request?: RequestInit) => part(request, '"b"')],
  ['of another size', (request?: RequestInit) => part(request, '"a"', 9)],
  ['that is refused now', () => new Response(null, { status: 412 })],
  ['that comes whole', () => new Response(FILE)],
])('a file %s is another', async (_, answer) => {
  serve(answer);
  await expect(readPart({ url: '/f', opened, signal, again: async () => {} }, 0, 10)).rejects.toThrow('Open it anew');
});
test('a viewer that closes ends what waits', async () => {
  serve(gone);
  const closing = new AbortController();
  const reading = readPart({ url: '/f', opened, signal: closing.signal, again: async () => closing.abort() }, 0, 10);
  await expect(reading).rejects.toThrow(/abort/i);
});
