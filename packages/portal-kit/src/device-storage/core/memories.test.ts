import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ensureDeviceId, MOST_VISITED, visitedPages, withVisit } from './memories.ts';
import { createSlot } from './slot.ts';

const UUID = '0b0f4a3e-3c50-4b56-9d9c-0d6f5a2c1e11';

test('a device keeps the id that it was given first', () => {
  const texts = new Map<string, string>();
  const slot = createSlot({
    key: 'id',
    version: 1,
    parse: (value) => value as string,
    store: () => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    }),
  });
  expect(ensureDeviceId(() => UUID, slot)).toBe(UUID);
  expect(ensureDeviceId(() => 'another', slot)).toBe(UUID);
});

describe('visited pages', () => {
  const page = fc.record({
    path: fc.constantFrom('/', '/policy', '/policy?q=a', '/event'),
    title: fc.string(),
    at: fc.nat(),
  });

  test('stand once each, the latest first, and not too many', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 60 }), (visits) => {
        const visited = visits.reduce<ReturnType<typeof withVisit>>(withVisit, []);
        expect(new Set(visited.map(({ path }) => path)).size).toBe(visited.length);
        expect(visited[0]).toEqual(visits.at(-1));
        expect(visited.length).toBeLessThanOrEqual(MOST_VISITED);
      }),
    );
    const many = Array.from({ length: 30 }, (_, at) => ({ path: `/${at}`, title: '', at }));
    expect(many.reduce<ReturnType<typeof withVisit>>(withVisit, [])).toHaveLength(MOST_VISITED);
  });

  test('are forgotten after 31 days', () => {
    const old = { path: '/old', title: '', at: 0 };
    const [now, recent] = [
      { path: '/', title: '', at: 2_678_400_001 },
      { ...old, path: '/kept', at: 1 },
    ];
    expect(withVisit([recent, old], now)).toEqual([now, recent]);
  });

  test('are pages of this site', () => {
    const stored = ['/policy', '//evil.example', '/\\evil.example', 'https://evil.example', 3].map((path) => ({
      path,
      title: 'a',
      at: 1,
    }));
    const text = JSON.stringify({ version: 1, value: stored });
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'zonekit.visitedPages' ? text : null) });
    expect(visitedPages.read()).toEqual([{ path: '/policy', title: 'a', at: 1 }]);
    vi.unstubAllGlobals();
  });
});
