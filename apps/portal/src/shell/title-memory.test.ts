import { afterEach, expect, test, vi } from 'vitest';
import { rememberChoice } from './title-memory.ts';

const storage = () => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
};
afterEach(() => vi.unstubAllGlobals());

test('the title of the chosen item is stored, and read after a reload', async () => {
  storage();
  rememberChoice({ title: '产业' });
  vi.resetModules();
  expect((await import('./title-memory.ts')).lastChoice()).toBe('产业');
});

test('a storage that is forbidden forgets, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('SecurityError');
    },
  });
  expect(() => rememberChoice({ title: '政策' })).not.toThrow();
});
