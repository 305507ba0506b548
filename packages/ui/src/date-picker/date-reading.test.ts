import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay } from '../day/is-day.ts';
import { problemOf, readDate } from './date-reading.core.ts';

const TODAY = '2026-11-20';
const someDay = fc.integer({ min: 0, max: 40_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

describe('readDate', () => {
  test.each([
    ['2026-11-05', '2026-11-05'],
    ['2026-11-5', '2026-11-05'],
    [' 2026/11/5 ', '2026-11-05'],
    ['2026.11.05', '2026-11-05'],
    ['20261105', '2026-11-05'],
    ['2026年11月5日', '2026-11-05'],
    ['2026 年 11 月 5 日', '2026-11-05'],
    ['２０２６－１１－０５', '2026-11-05'],
    ['2026–11–05', '2026-11-05'],
    ['26-3-5', '2026-03-05'],
    ['98-3-5', '1998-03-05'],
    ['75-3-5', '2075-03-05'],
    ['77-3-5', '1977-03-05'],
    ['3-5', '2026-03-05'],
    ['3月5日', '2026-03-05'],
    ['2028-02-29', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
  ])('%s is %s', (text, date) => expect(readDate(text, TODAY)).toEqual({ kind: 'date', date }));

  test.each([
    ['2026-02-30', '2026-02-30', '2026-02-28'],
    ['2100/2/29', '2100-02-29', '2100-02-28'],
    ['2027年2月29日', '2027-02-29', '2027-02-28'],
    ['4-31', '2026-04-31', '2026-04-30'],
    ['2026-11-0', '2026-11-00', '2026-11-30'],
    ['2026-13-01', '2026-13-01', null],
  ])('%s is no day', (text, date, last) =>
    expect(readDate(text, TODAY)).toEqual({ kind: 'noSuchDay', text: date, last }),
  );

  test.each(['明天', '03/05/2026', '2026-11', '2026', '1-2-3-4', '202611055', '-'])('%s is not guessed at', (text) =>
    expect(readDate(text, TODAY)).toEqual({ kind: 'unreadable', text }),
  );

  test('nothing is empty', () => expect(readDate('  ', TODAY)).toEqual({ kind: 'empty' }));

  test('a date is read back in every way of writing it', () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom('-', '/', '.', ' ', '、'), (date, mark) => {
        const [year, month, day] = date.split('-').map(Number);
        for (const text of [date, date.replaceAll('-', ''), `${year}${mark}${month}${mark}${day}`]) {
          expect(readDate(text, TODAY)).toEqual({ kind: 'date', date });
        }
      }),
    );
  });

  test('whatever is typed, a date that comes out exists', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9\-/年月日. ]{0,12}$/), (text) => {
        const reading = readDate(text, TODAY);
        if (reading.kind === 'date') expect(isDay(reading.date)).toBe(true);
        if (reading.kind === 'noSuchDay') expect(isDay(reading.text)).toBe(false);
      }),
    );
  });
});

test.each([
  ['2026-11-08', { kind: 'tooEarly', date: '2026-11-08', min: '2026-11-09' }],
  ['2027-01-01', { kind: 'tooLate', date: '2027-01-01', max: '2026-12-31' }],
  ['2026-12-25', { kind: 'closed', date: '2026-12-25', reason: '馆休' }],
  ['2026-12-26', { kind: 'closed', date: '2026-12-26', reason: null }],
  ['2026-12-24', null],
])('%s within the limits', (date, expected) => {
  const disabled = (day: string) => (day === '2026-12-25' ? '馆休' : day === '2026-12-26');
  expect(problemOf(date, { min: '2026-11-09', max: '2026-12-31', disabled })).toEqual(expected);
});
