import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, shanghaiDay } from '../../../frame/day.ts';
import { dayOf, firstFree, freeSpans, type Held, type Interval, instantOf, type Rules, weekdayOf } from './buckets.ts';
import { choiceProblems, weekOf } from './choice.ts';
import { makeRules } from './reservation.fixture.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00'); // a Friday
const at = (date: string, clock: string): number => instantOf(date, clock);
const held = (by: Held['by'], from: number, to: number, enterprise_id: string | null = null): Held => ({
  ...{ from, to, by, enterprise_id },
  note: by === 'maintenance' ? { zh: '维护', en: 'Maintenance' } : null,
});
const states = (rules: Rules, date: string, all: readonly Held[] = [], enterpriseId: string | null = null) =>
  dayOf(rules, date, { now: NOW, held: all, enterpriseId })
    .buckets.map(({ state }) => state[0])
    .join('');

describe('the buckets of a day', () => {
  it('are free but for the break, what others hold, maintenance, and what is mine', () => {
    const day = '2026-11-24';
    const all = [
      held('order', at(day, '09:00'), at(day, '10:00'), 'ours'),
      held('order', at(day, '10:00'), at(day, '11:00'), 'theirs'),
      held('external', at(day, '13:30'), at(day, '14:30')),
      held('maintenance', at(day, '17:00'), at(day, '19:00')),
    ];
    // mine, taken, free, closed, taken, taken, free, free, maintenance
    expect(states(makeRules(), day, all, 'ours')).toBe('mtfcttffm');
    expect(states(makeRules(), day, all)).toBe('ttfcttffm');
  });

  it('begin when the lead time is over', () => {
    // Monday is three days ahead; with 74 hours it opens at noon.
    expect(states(makeRules({ lead_hours: 72 + 3 }), '2026-11-23')).toBe('ccccfffff');
    const { buckets } = dayOf(makeRules({ lead_hours: 75 }), '2026-11-23', { now: NOW, held: [] });
    expect(buckets[0]?.reason).toBe('lead_time');
    expect(buckets[3]?.reason).toBe('lunch');
  });

  it.each([
    ['weekday', '2026-11-22', {}],
    ['past', '2026-11-19', {}],
    ['horizon', '2026-12-21', {}],
    ['disabled', '2026-11-24', { disabled: [{ date: '2026-11-24', note: { zh: '核查', en: 'Inspection' } }] }],
    ['suspended', '2026-11-24', { booking: 'suspended' }],
  ] as const)('are none for the reason %s', (reason, date, over) => {
    const day = dayOf(makeRules(over as Partial<Rules>), date, { now: NOW, held: [] });
    expect(day).toMatchObject({ closed_for: reason, buckets: [] });
  });

  it('are none on a day that is wholly under maintenance, which the note says', () => {
    const all = [held('maintenance', at('2026-11-24', '00:00'), at('2026-11-25', '00:00'))];
    const day = dayOf(makeRules(), '2026-11-24', { now: NOW, held: all });
    expect(day).toMatchObject({ closed_for: 'maintenance', note: { en: 'Maintenance' } });
  });
});

describe('the first free time', () => {
  it('is long enough for a use, and does not cross the break', () => {
    const day = '2026-11-23';
    const all = [held('external', at(day, '10:00'), at(day, '15:00'))];
    expect(firstFree(makeRules(), NOW, all)).toEqual({ from: at(day, '15:00'), to: at(day, '18:00') });
    expect(firstFree(makeRules({ booking: 'internal' }), NOW, [])).toBeNull();
  });
});

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const anyRules = fc
  .record({
    bucket_minutes: fc.constantFrom(15, 20, 30, 60, 120),
    opens: fc.integer({ min: 0, max: 12 }).map((hour) => hour * 60),
    length: fc.integer({ min: 1, max: 11 }).map((hour) => hour * 60),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    lunch: fc.option(
      fc.record({ from: fc.integer({ min: 600, max: 780 }), length: fc.integer({ min: 10, max: 120 }) }),
    ),
    lead_hours: fc.integer({ min: 0, max: 100 }),
    horizon_days: fc.integer({ min: 1, max: 90 }),
  })
  .map(({ opens, length, weekdays, lunch, ...rest }) =>
    makeRules({
      ...rest,
      shortest_minutes: rest.bucket_minutes,
      hours: weekdays.map((weekday) => ({ weekday, opens: clock(opens), closes: clock(opens + length) })),
      lunch_from: lunch && clock(lunch.from),
      lunch_to: lunch && clock(lunch.from + lunch.length),
    }),
  );

/** Around the turn of the year, of a month and a leap day. */
const anyDay = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2027-11-15', days));

describe('what is free', () => {
  it('is what is open less what is taken, minute by minute, whatever the rules and the month', () => {
    const anyHeld = fc.array(
      fc.record({
        by: fc.constantFrom('order' as const, 'external' as const, 'maintenance' as const),
        from: fc.integer({ min: -600, max: 1_800 }),
        length: fc.integer({ min: 1, max: 400 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(anyRules, anyDay, anyHeld, fc.integer({ min: -1, max: 40 }), (rules, date, blocks, ahead) => {
        const now = new Date(at(addDays(date, -ahead), '08:17'));
        const start = at(date, '00:00');
        const all = blocks.map(({ by, from, length }) =>
          held(by, start + from * 60_000, start + (from + length) * 60_000, 'theirs'),
        );
        const free = dayOf(rules, date, { now, held: all }).buckets.filter(({ state }) => state === 'free');
        const covered = (minute: number) => free.some(({ from, to }) => from <= minute && minute < to);

        // The model: each whole bucket of the open hours in which no minute is closed or held.
        const open = rules.hours.find(({ weekday }) => weekday === weekdayOf(date));
        const inHorizon = date >= shanghaiDay(now) && date <= addDays(shanghaiDay(now), rules.horizon_days);
        const closedAt = (minute: number): boolean =>
          minute < now.getTime() + rules.lead_hours * 3_600_000 ||
          all.some(({ from, to }) => from <= minute && minute < to) ||
          (rules.lunch_from !== null &&
            rules.lunch_to !== null &&
            minute >= at(date, rules.lunch_from) &&
            minute < at(date, rules.lunch_to));
        for (
          let from = open ? at(date, open.opens) : start;
          from < start + 86_400_000;
          from += rules.bucket_minutes * 60_000
        ) {
          const minutes = Array.from({ length: rules.bucket_minutes }, (_, index) => from + index * 60_000);
          const whole = open !== undefined && from + rules.bucket_minutes * 60_000 <= at(date, open.closes);
          const expected = inHorizon && whole && !minutes.some(closedAt);
          if (covered(from) !== expected) return false;
        }
        return true;
      }),
      { numRuns: 400 },
    );
  });

  it('is in stretches that can be booked: the rules refuse none that is short enough', () => {
    fc.assert(
      fc.property(anyRules, anyDay, (rules, date) => {
        const now = new Date(at(addDays(date, -3), '08:00'));
        const loose = { ...rules, longest_minutes: 1_440 };
        return freeSpans(loose, dayOf(loose, date, { now, held: [] })).every(
          (span) => choiceProblems(loose, span, { now, maintenance: [] }).length === 0,
        );
      }),
    );
  });
});

describe('a choice', () => {
  const choose = (date: string, from: string, to: string): Interval => ({ from: at(date, from), to: at(date, to) });
  const problems = (chosen: Interval, rules = makeRules(), maintenance: readonly Held[] = []) =>
    choiceProblems(rules, chosen, { now: NOW, maintenance }).map(({ en }) => en);

  it('within the rules has no problem', () => {
    expect(problems(choose('2026-11-25', '13:00', '16:00'))).toEqual([]);
  });

  it('is told to stay on one side of the break', () => {
    const [said] = choiceProblems(
      makeRules({ lunch_to: '13:30', bucket_minutes: 30 }),
      choose('2026-11-25', '11:00', '14:00'),
      {
        now: NOW,
        maintenance: [],
      },
    );
    expect(said).toEqual({
      'zh-CN': '12:00–13:30 午休不开放：请只选午休的一侧',
      en: 'The lunch break 12:00–13:30 is closed: choose one side of it',
    });
  });

  it.each([
    ['too short', choose('2026-11-25', '09:00', '10:00'), 'at least 2 hours'],
    ['too long', choose('2026-11-25', '09:00', '17:00'), 'at most 6 hours'],
    ['too soon', choose('2026-11-20', '14:00', '16:00'), '24 hours ahead: the first possible time is 11-21 10:00'],
    ['over', choose('2026-11-19', '14:00', '16:00'), 'has begun'],
    ['too far', choose('2026-12-22', '14:00', '16:00'), 'Bookable until 2026-12-20'],
    ['on a closed weekday', choose('2026-11-22', '09:00', '11:00'), 'choose Mon, Tue, Wed, Thu, Fri'],
    ['before the open hours', choose('2026-11-25', '07:00', '10:00'), '09:00 to 18:00'],
    ['between two buckets', choose('2026-11-25', '13:30', '15:30'), 'buckets of 60 minutes'],
    ['over two days', { from: at('2026-11-25', '16:00'), to: at('2026-11-26', '10:00') }, 'on one day'],
    ['backwards', choose('2026-11-25', '16:00', '14:00'), 'after the start'],
  ] as const)('that is %s is told what to do', (_, chosen, words) => {
    expect(problems(chosen).join(' ')).toContain(words);
  });

  it('under maintenance, on a disabled day and of a suspended instrument is told so', () => {
    const chosen = choose('2026-11-25', '13:00', '16:00');
    const down = held('maintenance', at('2026-11-25', '15:00'), at('2026-11-25', '17:00'));
    expect(problems(chosen, makeRules(), [down])).toEqual([
      'Under maintenance from 11-25 15:00 to 17:00: choose another time',
    ]);
    const disabled = [{ date: '2026-11-25', note: { zh: '核查', en: 'Inspection' } }];
    expect(problems(chosen, makeRules({ disabled }))[0]).toContain('Inspection');
    expect(problems(chosen, makeRules({ booking: 'suspended' }))).toHaveLength(1);
  });

  it('counts in the week from Monday to Sunday', () => {
    expect(weekOf(at('2026-11-29', '23:00'))).toEqual({
      from: at('2026-11-23', '00:00'),
      to: at('2026-11-30', '00:00'),
    });
  });
});
