import type { HalfDayEntry } from '@zonekit/api-client/roadshow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../frame/day.ts';
import { bookableWindow, dateFaults, inOrder, keyOf, nearestFree } from './half-days.ts';

const half = (text: string): HalfDayEntry => ({
  appointment_date: text.slice(0, 10),
  period: text.endsWith('am') ? 1 : 2,
});
const halves = (...texts: string[]) => texts.map(half);

describe('bookableWindow', () => {
  it.each([
    ['2026-11-20', '2026-11-21', '2026-12-31'],
    ['2026-11-30', '2026-12-01', '2026-12-31'],
    ['2026-12-31', '2027-01-01', '2027-01-31'],
    ['2026-01-15', '2026-01-16', '2026-02-28'],
    ['2028-01-31', '2028-02-01', '2028-02-29'],
    ['2026-12-01', '2026-12-02', '2027-01-31'],
  ])('on %s runs from %s to %s', (today, from, to) => {
    expect(bookableWindow(today)).toEqual({ from, to });
  });
});

describe('dateFaults', () => {
  const window = bookableWindow('2026-11-20');
  it('finds past days, today, days beyond the second month, dates that do not exist, and repeats', () => {
    const requested = halves(
      '2026-11-19am',
      '2026-11-20pm',
      '2026-11-21am',
      '2026-11-21am',
      '2027-01-01am',
      '2026-11-31am',
    );
    expect(dateFaults(requested, window)).toEqual([
      { index: 0, fault: 'past' },
      { index: 1, fault: 'past' },
      { index: 3, fault: 'twice' },
      { index: 4, fault: 'beyond' },
      { index: 5, fault: 'not_a_date' },
    ]);
  });
  it('finds nothing wrong with the first and the last bookable half-day', () => {
    expect(dateFaults(halves('2026-11-21am', '2026-12-31pm'), window)).toEqual([]);
  });
});

describe('nearestFree', () => {
  const window = bookableWindow('2026-11-20');
  it('gives the neighbours first, the earlier of two as near', () => {
    const refused = halves('2026-11-25am');
    expect(nearestFree(refused, refused, refused, window).slice(0, 4)).toEqual(
      halves('2026-11-24pm', '2026-11-25pm', '2026-11-24am', '2026-11-26am'),
    );
  });
  it('leaves out what is taken and what was asked for', () => {
    const requested = halves('2026-11-25am', '2026-11-25pm');
    const taken = halves('2026-11-24pm', '2026-11-25am');
    const free = nearestFree(halves('2026-11-25am'), taken, requested, window);
    expect(free[0]).toEqual(half('2026-11-24am'));
    expect(free).not.toContainEqual(half('2026-11-25pm'));
  });
  it('is empty when the window is full', () => {
    const all: HalfDayEntry[] = [];
    for (let date = window.from; date <= window.to; date = addDays(date, 1))
      all.push(...halves(`${date}am`, `${date}pm`));
    expect(nearestFree(all.slice(0, 1), all, all.slice(0, 1), window)).toEqual([]);
  });
  it('never offers what is closed or out of the window, never one twice, never more than six', () => {
    const any = fc.record({
      appointment_date: fc.integer({ min: -5, max: 50 }).map((days) => addDays('2026-11-20', days)),
      period: fc.constantFrom(1 as const, 2 as const),
    });
    fc.assert(
      fc.property(fc.array(any), fc.array(any, { minLength: 1 }), (taken, selection) => {
        const conflicts = selection.slice(0, 1);
        const free = nearestFree(conflicts, taken, selection, window).map(keyOf);
        const closed = new Set([...taken, ...selection].map(keyOf));
        expect(new Set(free).size).toBe(free.length);
        expect(free.length).toBeLessThanOrEqual(6);
        for (const key of free) {
          expect(closed.has(key)).toBe(false);
          expect(key.slice(0, 10) >= window.from && key.slice(0, 10) <= window.to).toBe(true);
        }
      }),
    );
  });
});

describe('inOrder', () => {
  it('puts mornings before afternoons, and days in turn', () => {
    expect(inOrder(halves('2026-12-01am', '2026-11-30pm', '2026-11-30am')).map(keyOf)).toEqual([
      '2026-11-30/1',
      '2026-11-30/2',
      '2026-12-01/1',
    ]);
  });
});
