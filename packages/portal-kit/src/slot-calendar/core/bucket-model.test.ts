import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MOVES } from '../../booking-calendar/core/grid-move.ts';
import { makeDay } from '../slot-calendar.fixtures.ts';
import { moveBucket } from './bucket-move.ts';
import { bucketsOf, intervalOf, selectBucket, unavailability } from './bucket-selection.ts';
import { bucketViews } from './bucket-view.ts';
import type { BucketSelection, PlacedBucket, SlotCalendarData } from './slot-calendar.types.ts';

/**
 * The plain model: half hours are integers since 1970, what can be had is a set of them, and a booking is a stretch of
 * integers that all lie in it. It reads times by the platform's own calendar, and knows nothing of days or buckets.
 */
const HALF_HOUR = 30 * 60_000;
const at = (date: string, time: string) =>
  (time === '24:00' ? Date.parse(`${date}T00:00Z`) + 48 * HALF_HOUR : Date.parse(`${date}T${time}Z`)) / HALF_HOUR;
const spanOf = ({ date, start, end }: PlacedBucket) => [at(date, start), at(date, end)] as const;
const integers = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

const plainModel = (calendar: SlotCalendarData) => {
  const free = new Set(
    calendar.days.flatMap(({ date, buckets }) =>
      buckets
        .filter(({ status }) => status === 'free')
        .flatMap(({ start, end }) => integers(at(date, start), at(date, end))),
    ),
  );
  const min = (calendar.minMinutes ?? 0) / 30;
  const max = (calendar.maxMinutes ?? Number.POSITIVE_INFINITY) / 30;
  const open = ([from, to]: readonly [number, number]) => {
    if (!integers(from, to).every((half) => free.has(half))) return false;
    let [first, last] = [from, to];
    while (free.has(first - 1)) first--;
    while (free.has(last)) last++;
    return last - first >= min;
  };
  type State = { from: number; to: number; ended: boolean } | null;
  const next = (state: State, [from, to]: readonly [number, number]): State => {
    if (!open([from, to])) return state;
    if (!state || state.ended) return { from, to, ended: false };
    const whole = { from: Math.min(state.from, from), to: Math.max(state.to, to), ended: true };
    const length = whole.to - whole.from;
    const held = integers(whole.from, whole.to).every((half) => free.has(half));
    return held && length >= min && length <= max ? whole : { from, to, ended: false };
  };
  return { open, next };
};

const trapDay = fc.constantFrom('2028-02-28', '2027-02-28', '2027-12-30', '2026-03-28', '2026-10-24', '2026-09-05');
const letters = fc.array(fc.constantFrom(...'fffffftmc-'), { maxLength: 12 }).map((all) => all.join(''));
const calendars = fc.record({
  first: trapDay,
  days: fc.array(
    fc.record({ letters, from: fc.constantFrom('00:00', '09:00', '18:00'), minutes: fc.constantFrom(30, 60) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  min: fc.constantFrom(undefined, 60, 120),
  max: fc.constantFrom(undefined, 180, 600),
});

const build = ({
  first,
  days,
  min,
  max,
}: typeof calendars extends fc.Arbitrary<infer T> ? T : never): SlotCalendarData => ({
  days: days.map(({ letters, from, minutes }, i) =>
    makeDay(
      new Date(Date.parse(`${first}T00:00Z`) + i * 48 * HALF_HOUR).toISOString().slice(0, 10),
      letters.slice(0, from === '18:00' ? 6 : 12),
      from,
      minutes,
    ),
  ),
  ...(min && { minMinutes: min }),
  ...(max && { maxMinutes: max }),
});

describe.each(['Asia/Shanghai', 'America/Santiago', 'Pacific/Apia'])('with the browser in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  test('every walk of clicks agrees with the plain model', () => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(
      fc.property(calendars, fc.array(fc.nat(60), { maxLength: 8 }), (shape, clicks) => {
        const calendar = build(shape);
        const all = bucketsOf(calendar);
        if (all.length === 0) return;
        const plain = plainModel(calendar);
        let state: ReturnType<typeof plain.next> = null;
        let selection: BucketSelection = { kind: 'empty' };
        for (const click of clicks) {
          const bucket = all[click % all.length];
          if (!bucket) continue;
          state = plain.next(state, spanOf(bucket));
          selection = selectBucket(selection, bucket, calendar);
          expect(unavailability(bucket, calendar) === null).toBe(plain.open(spanOf(bucket)));
          const interval = intervalOf(selection);
          expect(interval && [at(...split(interval.start)), at(...split(interval.end))]).toEqual(
            state && [state.from, state.to],
          );
          expect(selection.kind).toBe(state ? (state.ended ? 'range' : 'start') : 'empty');
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

const split = (moment: string) => [moment.slice(0, 10), moment.slice(11)] as const;

test('keys never leave what is shown, and exactly what is selected shows as such', () => {
  fc.assert(
    fc.property(
      calendars,
      fc.array(fc.constantFrom(...MOVES), { maxLength: 20 }),
      fc.boolean(),
      (shape, moves, list) => {
        const calendar = build(shape);
        const [first] = bucketsOf(calendar);
        if (!first) return;
        const { date, start, end } = first;
        const walk = moves.reduce((here, move) => moveBucket(here, move, calendar, list ? 'list' : 'week'), {
          date,
          start,
          end,
        });
        expect(bucketsOf(calendar).map(({ date, start, end }) => ({ date, start, end }))).toContainEqual(walk);
        const selection = selectBucket({ kind: 'empty' }, walk, calendar);
        const view = bucketViews({ calendar, selection, previewAt: null, refused: null });
        const shown = bucketsOf(calendar).filter((bucket) => view(bucket)?.inRange);
        expect(shown.map(spanOf)).toEqual(selection.kind === 'start' ? [spanOf(walk)] : []);
      },
    ),
    { numRuns: 300 },
  );
});
