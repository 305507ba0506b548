import { expect, test, vi } from 'vitest';
import { late } from './late.ts';

test('code is loaded once, and is there at once from then on', async () => {
  const load = vi.fn(async () => 'panel');
  const code = late(load);
  expect(code.current).toBeNull();
  await Promise.all([code.load(), code.load()]);
  expect(await code.load()).toBe('panel');
  expect(code.current).toBe('panel');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is said to every caller, and the next call tries again', async () => {
  const load = vi.fn(async () => 'panel').mockRejectedValueOnce(new Error('offline'));
  const code = late(load);
  const [first, second] = [code.load(), code.load()];
  await expect(first).rejects.toThrow('offline');
  await expect(second).rejects.toThrow('offline');
  expect(code.current).toBeNull();
  expect(await code.load()).toBe('panel');
  expect(load).toHaveBeenCalledTimes(2);
});
