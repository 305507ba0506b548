import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { machineText, rangeText, relativeText, relativeTo, timeText } from './time-text.core.ts';

const ZONE = 'Asia/Shanghai';
const NOW = '2026-11-20T09:30:00+08:00';

describe.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Apia'])('with the browser in %s', (zone) => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    ['2026-12-31T16:00:00Z', 'datetime', '2027-01-01 00:00'],
    ['2026-12-31T15:59:00Z', 'datetime', '2026-12-31 23:59'],
    ['2028-02-28T16:30:00Z', 'date', '2028-02-29'],
    ['2026-03-07T18:30:00Z', 'time', '02:30'],
    ['2026-11-20', 'date', '2026-11-20'],
    ['2026-11-30T16:00:00Z', 'month', '2026-12'],
  ] as const)('%s as %s is %s', (value, format, text) => {
    vi.stubEnv('TZ', zone);
    expect(timeText(value, format, ZONE)).toBe(text);
  });
});

test('a machine reads the same instant back', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1992-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }), (date) => {
      expect(new Date(machineText(date, 'datetime', ZONE)).getTime()).toBe(date.getTime());
      expect(machineText(date, 'date', ZONE)).toBe(timeText(date, 'date', ZONE));
    }),
  );
  expect(machineText('2026-11-20', 'datetime', ZONE)).toBe('2026-11-20');
});

test.each([
  ['2026-11-20T09:30:00+08:00', '2026-11-20T11:00:00+08:00', 'datetime', '2026-11-20 09:30–11:00'],
  ['2026-11-20T09:30:00+08:00', '2026-11-21T11:00:00+08:00', 'datetime', '2026-11-20 09:30 – 11-21 11:00'],
  ['2026-11-25', '2026-11-27', 'date', '2026-11-25 – 11-27'],
  ['2026-12-30', '2027-01-02', 'date', '2026-12-30 – 2027-01-02'],
  ['2026-11-25', '2026-11-25', 'date', '2026-11-25'],
  ['2026-11-25', '2026-12-25', 'month', '2026-11 – 2026-12'],
  ['2026-11-20T09:30:00+08:00', '2026-11-20T11:00:00+08:00', 'time', '09:30–11:00'],
] as const)('%s to %s as %s is %s', (from, to, format, text) => expect(rangeText(from, to, format, ZONE)).toBe(text));

describe('relative', () => {
  test.each([
    ['2026-11-20T09:29:30+08:00', null],
    ['2026-11-20T09:27:00+08:00', { value: -3, unit: 'minute' }],
    ['2026-11-20T01:00:00+08:00', { value: -8, unit: 'hour' }],
    ['2026-11-19T23:50:00+08:00', { value: -1, unit: 'day' }],
    ['2026-11-19T00:00:00+08:00', { value: -1, unit: 'day' }],
    ['2026-11-20', { value: 0, unit: 'day' }],
    ['2026-11-21', { value: 1, unit: 'day' }],
    ['2026-12-20', { value: 30, unit: 'day' }],
    ['2026-12-31', { value: 1, unit: 'month' }],
    ['2025-11-20', { value: -1, unit: 'year' }],
    ['2028-11-21', { value: 2, unit: 'year' }],
  ])('%s is %o', (value, expected) => expect(relativeTo(value, NOW, ZONE)).toEqual(expected));

  test('speaks the language', () => {
    expect(relativeText('2026-11-20T09:27:00+08:00', NOW, 'zh-CN', ZONE)).toBe('3分钟前');
    expect(relativeText('2026-11-19', NOW, 'zh-CN', ZONE)).toBe('昨天');
    expect(relativeText('2026-11-19', NOW, 'en', ZONE)).toBe('yesterday');
    expect(relativeText(NOW, NOW, 'en', ZONE)).toBe('now');
  });

  test('never points the wrong way', () => {
    const instant = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2090, 0) });
    fc.assert(
      fc.property(instant, instant, (value, now) => {
        const relative = relativeTo(value, now, ZONE);
        if (relative && relative.value !== 0) expect(Math.sign(relative.value)).toBe(Math.sign(value - now));
      }),
    );
  });
});
