import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Calendar, Selection } from './calendar.types.ts';
import { halfKey, parseHalfKey } from './half-key.ts';
import { expandSelection, isFree } from './index.ts';
import { nearestRanges } from './nearest-ranges.ts';

const half = (key: string) => parseHalfKey(key) ?? { date: '', period: 1 as const };
const calendar = (...booked: string[]): Calendar => ({
  today: '2026-11-20',
  booked: booked.map(half),
});
const nearest = (...args: Parameters<typeof nearestRanges>) =>
  nearestRanges(...args).map(({ from, to }) => `${halfKey(from)} ${halfKey(to)}`);

test('offers the nearest ranges of the same length, in order', () => {
  const selection: Selection = { kind: 'range', from: half('2026-11-25-2'), to: half('2026-11-27-1') };
  expect(nearest(selection, calendar('2026-11-26-2', '2026-11-24-1', '2026-11-28-2'), 3)).toEqual([
    '2026-11-22-1 2026-11-23-2',
    '2026-11-24-2 2026-11-26-1',
    '2026-11-29-1 2026-11-30-2',
  ]);
});

test('offers nothing where nothing is free or nothing was selected', () => {
  const all = Array.from({ length: 10 }, (_, i) => `2026-12-${22 + i}`).flatMap((d) => [`${d}-1`, `${d}-2`]);
  const end: Calendar = { ...calendar(...all), today: '2026-11-30' };
  const long: Selection = { kind: 'range', from: half('2026-12-01-1'), to: half('2026-12-31-2') };
  expect(nearest(long, { ...end, today: '2026-12-05' }, 3).length).toBeLessThan(2);
  expect(nearest({ kind: 'empty' }, end, 3)).toEqual([]);
});

test('every range it offers is free throughout, as long as the wanted one, and shares nothing with the others', () => {
  const slot = fc.tuple(fc.integer({ min: 1, max: 41 }), fc.constantFrom(1, 2)).map(([day, period]) => {
    const date = new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10);
    return `${date}-${period}`;
  });
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 40 }), slot, slot, (booked, a, b) => {
      const [from, to] = a < b ? [half(a), half(b)] : [half(b), half(a)];
      const selection: Selection = { kind: 'range', from, to };
      const open = calendar(...booked);
      const offers = nearestRanges(selection, open, 3).map((range) => expandSelection({ kind: 'range', ...range }));
      const length = expandSelection(selection).length;
      for (const offer of offers) {
        expect(offer).toHaveLength(length);
        expect(offer.every((e) => isFree(e, open))).toBe(true);
      }
      const all = offers.flat().map((e) => `${e.date}-${e.period}`);
      expect(new Set(all).size).toBe(all.length);
    }),
    { numRuns: 200 },
  );
}, 60_000);
