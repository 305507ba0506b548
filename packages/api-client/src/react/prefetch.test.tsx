import './fake-dom.ts';

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { policyEndpoints } from '../policy/policy.contract.ts';
import { usePolicy, useProfile } from '../policy/policy.hooks.ts';
import { ApiError } from '../transport/api-error.ts';
import { fakePage, probe } from './fake-page.tsx';
import { usePrefetchOnIdle, usePrefetchOnIntent } from './use-prefetch.ts';

const page = fakePage();
const input = { params: { data_id: 'p-1' } };
const idle = () => probe(() => usePrefetchOnIdle(policyEndpoints.getPolicy, input)).element;
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is read ahead after two idle seconds is there at once, and not asked for again within thirty', async () => {
  await page.show(idle());
  await pass(1999);
  expect(page.calls).toHaveLength(0);
  await pass(1);
  expect(page.calls).toMatchObject([{ input, options: { quiet: true } }]);
  await page.answerAll({ data: { title: 'ahead' } });
  const { seen, element } = probe(() => usePolicy('p-1'));
  await page.show(element);
  expect(seen.now).toMatchObject({ status: 'ready', data: { title: 'ahead' }, stale: false });
  expect(page.calls).toHaveLength(0);
  await act(async () => seen.now?.reload());
  expect(page.calls).toHaveLength(1);
});

test('idle callbacks are used where there are any, at the latest after two seconds, and called off', async () => {
  const called = vi.fn((_work: () => void, _options?: object) => 7);
  const calledOff = vi.fn();
  vi.stubGlobal('requestIdleCallback', called);
  vi.stubGlobal('cancelIdleCallback', calledOff);
  await page.show(idle());
  expect(called.mock.calls[0]?.[1]).toEqual({ timeout: 2000 });
  await act(async () => called.mock.calls.at(-1)?.[0]());
  expect(page.calls).toHaveLength(1);
  await page.show(null);
  expect(calledOff).toHaveBeenCalledWith(7);
});

test.each(['onMouseEnter', 'onFocus', 'onTouchStart'] as const)('%s reads ahead, once', async (name) => {
  const { seen, element } = probe(() => usePrefetchOnIntent(policyEndpoints.getPolicy, input));
  await page.show(element);
  await act(async () => {
    seen.now?.[name]();
    seen.now?.[name]();
  });
  expect(page.calls).toHaveLength(1);
});

test('who shows it while it is under way waits for the same answer', async () => {
  const { seen, element } = probe(() => usePrefetchOnIntent(policyEndpoints.getPolicy, input));
  await page.show(element);
  await act(async () => seen.now?.onFocus());
  const shown = probe(() => usePolicy('p-1'));
  await page.show(shown.element);
  expect(page.calls).toHaveLength(1);
  await page.answerAll({ data: { title: 'ahead' } });
  expect(shown.seen.now).toMatchObject({ status: 'ready', data: { title: 'ahead' } });
});

test('what could not be read ahead is asked for by whoever shows it', async () => {
  const { seen, element } = probe(() => usePrefetchOnIntent(policyEndpoints.getPolicy, input));
  await page.show(element);
  await act(async () => seen.now?.onFocus());
  await page.failAll(new ApiError({ kind: 'network', call: 'x' }));
  const shown = probe(() => usePolicy('p-1'));
  await page.show(shown.element);
  expect(shown.seen.now?.status).toBe('loading');
  expect(page.calls).toHaveLength(1);
});

test('nothing is read ahead for somebody who spares data, nor what needs a login for a visitor', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await page.show(idle());
  await pass(2000);
  vi.stubGlobal('navigator', {});
  await page.show(probe(() => [usePrefetchOnIdle(policyEndpoints.getProfile, {}), useProfile(false)]).element);
  await pass(2000);
  expect(page.calls).toHaveLength(0);
});
