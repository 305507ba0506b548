import { expect, test } from 'vitest';
import {
  isTime,
  problemOf,
  readTime,
  type TimeLimits,
  type TimeProblem,
  timeIn,
  timesOf,
} from './time-reading.core.ts';

test.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['1430', '14:30'],
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['9 30', '09:30'],
  ['9：05', '09:05'],
  ['１４：３０', '14:30'],
  ['9点', '09:00'],
  ['9点半', '09:30'],
  ['9时5分', '09:05'],
  ['下午3:30', '15:30'],
  ['下午15:30', '15:30'],
  ['上午12点', '00:00'],
  ['下午12点', '12:00'],
  ['3:30 PM', '15:30'],
  ['3 p.m.', '15:00'],
  ['12am', '00:00'],
  [' 23:59 ', '23:59'],
])('reads %j as %s', (typed, time) => expect(readTime(typed)).toEqual({ kind: 'time', time }));

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['24:00', 'noSuchTime'],
  ['9:75', 'noSuchTime'],
  ['上午13点', 'noSuchTime'],
  ['0 pm', 'noSuchTime'],
  ['noon', 'unreadable'],
  ['9:30:15', 'unreadable'],
  ['12345', 'unreadable'],
  ['-9', 'unreadable'],
])('reads %j as %s', (typed, kind) => expect(readTime(typed).kind).toBe(kind));

test('reads every time that it writes', () => {
  const times = timesOf({ step: 1 });
  expect(times).toHaveLength(24 * 60);
  for (const time of times) {
    expect(isTime(time)).toBe(true);
    expect(timeIn(time, { step: 1 })).toEqual({ value: time, problem: null });
  }
});

test.each<[TimeLimits, string[]]>([
  [{ min: '09:00', max: '10:30', step: 30 }, ['09:00', '09:30', '10:00', '10:30']],
  [{ min: '09:10', max: '10:00', step: 15 }, ['09:15', '09:30', '09:45', '10:00']],
  [{ min: '23:00', step: 'any' }, ['23:00', '23:30']],
  [{ max: '00:40', step: 20 }, ['00:00', '00:20', '00:40']],
  [{ min: '10:01', max: '10:14', step: 15 }, []],
])('lists the times of %j', (limits, times) => expect(timesOf(limits)).toEqual(times));

const DAY: TimeLimits = { min: '09:00', max: '17:15', step: 30 };
test.each<[string, TimeLimits, TimeProblem | null]>([
  ['09:00', DAY, null],
  ['08:59', DAY, { kind: 'tooEarly', time: '08:59', min: '09:00' }],
  ['17:16', DAY, { kind: 'tooLate', time: '17:16', max: '17:15' }],
  ['09:10', DAY, { kind: 'offStep', time: '09:10', before: '09:00', after: '09:30' }],
  ['17:10', DAY, { kind: 'offStep', time: '17:10', before: '17:00', after: null }],
  ['09:10', { ...DAY, step: 'any' }, null],
])('of %s within %j the problem is %j', (time, limits, problem) => expect(problemOf(time, limits)).toEqual(problem));

test.each(['24:00', '9:30', '09:60', '0930', ''])('%j is no time', (text) => expect(isTime(text)).toBe(false));
