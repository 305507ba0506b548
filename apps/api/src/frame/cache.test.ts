import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from './cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('cache', () => {
  it('asks once, however many ask at the same time', async () => {
    const make = vi.fn(async () => 1);
    const cache = createCache<number>({ ttl: 100, max: 2 });
    expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([1, 1]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps no failure', async () => {
    const cache = createCache<number>({ ttl: 100, max: 2 });
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', async () => 2)).toBe(2);
  });

  it('gives the old value while it makes the new one', async () => {
    const cache = createCache<number>({ ttl: 100, stale: 100, max: 2 });
    await cache.get('a', async () => 1);
    vi.advanceTimersByTime(150);
    expect(await cache.get('a', async () => 2)).toBe(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get('a', async () => 3)).toBe(2);
  });

  it('forgets the oldest beyond its size', async () => {
    const cache = createCache<number>({ ttl: 100, max: 1 });
    await cache.get('a', async () => 1);
    await cache.get('b', async () => 1);
    expect(await cache.get('a', async () => 2)).toBe(2);
  });

  it('keeps nothing from before it was cleared, not even what was on its way', async () => {
    const cache = createCache<number>({ ttl: 100, stale: 100, max: 2 });
    let arrive = (_value: number) => {};
    const early = cache.get('a', () => new Promise((resolve) => (arrive = resolve)));
    cache.clear();
    expect(await cache.get('a', async () => 2)).toBe(2);
    arrive(1);
    expect(await early).toBe(1);
    expect(await cache.get('a', async () => 3)).toBe(2);

    vi.advanceTimersByTime(150);
    await cache.get('a', () => new Promise((resolve) => (arrive = resolve)));
    cache.clear();
    expect(await cache.get('a', async () => 4)).toBe(4);
    arrive(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get('a', async () => 5)).toBe(4);
  });
});
