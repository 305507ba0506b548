import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWeekday, type StageEvent, shanghaiDay, stagesOf, workdaysBetween } from './index.ts';

const event = (at: string, over: Partial<StageEvent> = {}): StageEvent => ({
  at: `${at}+08:00`,
  label: at,
  owner: 'the office',
  dueAt: null,
  ...over,
});
const NOW = Date.parse('2026-11-20T10:00:00+08:00');

describe('working days', () => {
  test.each([
    ['the same day', '2026-11-20T09:00:00+08:00', '2026-11-20T17:00:00+08:00', 0],
    ['the next day', '2026-11-19T23:59:00+08:00', '2026-11-20T00:01:00+08:00', 1],
    ['over a weekend', '2026-11-20T09:00:00+08:00', '2026-11-23T09:00:00+08:00', 1],
    ['two weeks', '2026-11-09T09:00:00+08:00', '2026-11-23T09:00:00+08:00', 10],
    ['by the clock of Shanghai', '2026-11-19T15:59:00Z', '2026-11-19T16:01:00Z', 1],
    ['backwards', '2026-11-23T09:00:00+08:00', '2026-11-20T09:00:00+08:00', 0],
  ])('%s', (_, from, to, days) => expect(workdaysBetween(from, to)).toBe(days));

  test('know a holiday when they are told', () =>
    expect(
      workdaysBetween(
        '2026-09-30T09:00:00+08:00',
        '2026-10-09T09:00:00+08:00',
        (day) => isWeekday(day) && day > '2026-10-07',
      ),
    ).toBe(2));

  const days = fc
    .integer({ min: 0, max: 400 })
    .map((day) => Date.parse('2026-01-01T08:00:00+08:00') + day * 86_400_000);
  test('add up: what two stages took is what it took from the first to the end', () =>
    fc.assert(
      fc.property(fc.tuple(days, days, days), (three) => {
        const [a, b, c] = three.toSorted((x, y) => x - y) as [number, number, number];
        expect(workdaysBetween(a, b) + workdaysBetween(b, c)).toBe(workdaysBetween(a, c));
      }),
    ));

  test('a day is that of Shanghai', () => expect(shanghaiDay('2026-11-19T16:00:00Z')).toBe('2026-11-20'));
});

describe('stages', () => {
  test('say what each took of what it might take', () => {
    const [taken, review] = stagesOf(
      [
        event('2026-11-09T10:12:00', { dueAt: '2026-11-11T17:00:00+08:00' }),
        event('2026-11-10T09:40:00', { dueAt: '2026-11-17T17:00:00+08:00' }),
        event('2026-11-19T16:20:00', { owner: 'you', dueAt: '2026-11-27T17:00:00+08:00', note: 'see 3' }),
      ],
      [{ label: 'Signing', workdays: 10 }],
      NOW,
    );
    expect(taken).toMatchObject({ state: 'done', used: 1, limit: 2, late: false });
    expect(review).toMatchObject({ state: 'done', used: 7, limit: 5, late: true });
  });

  test('say whose turn it is and how much is left', () =>
    expect(stagesOf([event('2026-11-19T16:20:00', { dueAt: '2026-11-27T17:00:00+08:00' })], [], NOW)).toEqual([
      {
        state: 'current',
        label: '2026-11-19T16:20:00',
        owner: 'the office',
        note: null,
        from: '2026-11-19T16:20:00+08:00',
        dueAt: '2026-11-27T17:00:00+08:00',
        left: 5,
        overdue: false,
      },
    ]));

  test('are overdue only after the moment, not on it', () => {
    const at = (dueAt: string) => stagesOf([event('2026-11-19T16:20:00', { dueAt })], [], NOW)[0];
    expect(at('2026-11-20T10:00:00+08:00')).toMatchObject({ overdue: false, left: 0 });
    expect(at('2026-11-20T09:59:59+08:00')).toMatchObject({ overdue: true, left: 0 });
  });

  test('end where nobody is waited for, and then nothing is to come', () =>
    expect(
      stagesOf([event('2026-11-19T16:20:00', { owner: null })], [{ label: 'Signing' }], NOW).map(({ state }) => state),
    ).toEqual(['ended']));

  test('are to come from the first where nothing has happened', () =>
    expect(stagesOf([], [{ label: 'Review', workdays: 8 }], NOW)).toEqual([
      { state: 'planned', label: 'Review', owner: null, note: null, workdays: 8 },
    ]));
});
