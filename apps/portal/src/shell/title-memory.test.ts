import { afterEach, expect, test, vi } from 'vitest';
import { rememberChoice } from './title-memory.ts';

const storage = () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
};
afterEach(() => vi.unstubAllGlobals());

test("the chosen entry's title is kept", () => {
  const kept = storage();
  rememberChoice({ title: '政策', href: '/policy/policyDocument' });
  rememberChoice({ title: '产业', href: '/space' });
  expect(JSON.parse(kept.get('zonekit.activeTitle') ?? '')).toEqual({ version: 1, value: '产业' });
});

test('going to /policy begins the nav type of the policies anew, and going elsewhere leaves it', () => {
  const kept = storage().set('zonekit.policiesType', '3');
  rememberChoice({ title: '政策文件', href: '/policy/policyDocument' });
  expect(kept.get('zonekit.policiesType')).toBe('3');
  rememberChoice({ title: '政策', href: '/policy' });
  expect(kept.has('zonekit.policiesType')).toBe(false);
});

test('a storage that is forbidden forgets, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('SecurityError');
    },
  });
  expect(() => rememberChoice({ title: '政策', href: '/policy' })).not.toThrow();
});
