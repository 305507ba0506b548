import { deviceId, visitedPages } from '@zonekit/portal-kit/device-storage/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberVisit } from './visits.ts';

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

// Cause: the slot of the device's id was there, and nothing made one.
test.each(['/', '/login', '/policy'])(
  'the first visit, of %s, gives the device an id, which later ones keep',
  (path) => {
    expect(deviceId.read()).toBeNull();
    rememberVisit(path, 'title');
    const made = deviceId.read();
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    rememberVisit('/policy', 'title');
    expect(deviceId.read()).toBe(made);
  },
);

test('a way in is not remembered as a visited page', () => {
  rememberVisit('/single/login', 'title');
  expect(visitedPages.read()).toBeNull();
});
