import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duration, milestone, timeLeft, untilNextTick } from './countdown.core.ts';

const END = Date.UTC(2026, 11, 31, 16);
const some = fc.integer({ min: 0, max: 400 * 86_400_000 });

describe('timeLeft', () => {
  test.each([
    [0, 'P0DT0H0M0S'],
    [1, 'P0DT0H0M1S'],
    [1000, 'P0DT0H0M1S'],
    [1001, 'P0DT0H0M2S'],
    [-5000, 'P0DT0H0M0S'],
    [86_400_000, 'P1DT0H0M0S'],
    [90_061_000, 'P1DT1H1M1S'],
  ])('%d ms before the end it is %s', (ms, text) => expect(duration(timeLeft(END, END - ms))).toBe(text));

  test('adds up to what is left, rounded up to a second', () => {
    fc.assert(
      fc.property(some, (ms) => {
        const { days, hours, minutes, seconds } = timeLeft(END, END - ms);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(ms / 1000));
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
      }),
    );
  });

  test('changes no more once it is over', () => {
    expect(untilNextTick(END, END)).toBe(0);
    expect(untilNextTick(END, END + 1)).toBe(0);
  });

  test('changes at the next tick and not before', () => {
    fc.assert(
      fc.property(some, (ms) => {
        const now = END - ms;
        const wait = untilNextTick(END, now);
        // The one instant after which nothing changes.
        fc.pre(ms > 0);
        expect(wait > 0 && wait <= 1000).toBe(true);
        expect(timeLeft(END, now + wait - 1)).toEqual(timeLeft(END, now));
        expect(timeLeft(END, now + wait)).not.toEqual(timeLeft(END, now));
      }),
    );
  });
});

test('over a whole week no more than eight things are said', () => {
  const said = new Set<number | null>();
  for (let ms = 7 * 86_400_000; ms >= 0; ms -= 1000) said.add(milestone(END, END - ms));
  expect(said.size).toBe(8);
  expect(milestone(END, END)).toBe(0);
  expect(milestone(END, END + 1)).toBe(0);
  expect(milestone(END, END - 8 * 86_400_000)).toBeNull();
  expect(milestone(END, END - 3_600_000)).toBe(3_600_000);
});
