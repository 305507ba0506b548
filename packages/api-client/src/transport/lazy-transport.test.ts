import { expect, test, vi } from 'vitest';
import { authEndpoints } from '../auth/auth.contract.ts';
import { lazyTransport } from './lazy-transport.ts';
import type { Transport } from './transport.ts';

const answer = { data: { ts: 1, time: '2026-11-20T09:30:00+08:00', locale: 'en' as const } };
const loaded: Transport = { call: (async () => answer) as Transport['call'], download: vi.fn() };

test('is loaded once, with the first call and not before', async () => {
  const load = vi.fn(async () => loaded);
  const transport = lazyTransport(load);
  expect(load).not.toHaveBeenCalled();
  const answers = await Promise.all([1, 2, 3].map(() => transport.call(authEndpoints.serverTime, {})));
  expect(answers).toEqual([answer, answer, answer]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('that did not load says so as an error of the network, and loads with the next call', async () => {
  const load = vi
    .fn<() => Promise<Transport>>()
    .mockRejectedValueOnce(new TypeError('chunk'))
    .mockResolvedValue(loaded);
  const transport = lazyTransport(load);
  await expect(transport.call(authEndpoints.serverTime, {})).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
  });
  expect(await transport.call(authEndpoints.serverTime, {})).toEqual(answer);
});
