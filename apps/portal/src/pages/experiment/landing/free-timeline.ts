import type { EarliestInstruments } from '@zonekit/api-client/experiment/instrument/contract';
import type { FreeSpan } from '@zonekit/api-client/experiment/resource/contract';

/** Percent of the width of all days. */
export interface Stretch {
  left: number;
  width: number;
}

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
/** Minute of the day on which a span begins; midnight at its end is 24:00. */
const minuteOn = (time: string, date: string): number =>
  time.slice(0, 10) > date ? 1440 : minuteOf(time.slice(11, 16));

type Frame = Pick<EarliestInstruments, 'days' | 'opens' | 'closes'>;

/** Where free spans lie on one line of days, of which each shows its open hours alone. Spans of other days are left out. */
export const stretches = ({ days, opens, closes }: Frame, spans: readonly FreeSpan[]): Stretch[] => {
  const [from, to] = [minuteOf(opens), minuteOf(closes)];
  const day = to - from;
  const share = 100 / (day * days.length);
  return spans.flatMap(({ starts_at, ends_at }) => {
    const date = starts_at.slice(0, 10);
    const place = days.indexOf(date);
    const [start, end] = [Math.max(from, minuteOn(starts_at, date)), Math.min(to, minuteOn(ends_at, date))];
    if (place < 0 || end <= start) return [];
    return [{ left: (place * day + start - from) * share, width: (end - start) * share }];
  });
};

/** Hours of a span. */
export const hoursOf = ({ starts_at, ends_at }: FreeSpan): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / 3_600_000;

/** The spans of each day as clock times. */
export const spansByDay = (days: readonly string[], spans: readonly FreeSpan[]): string[][] =>
  days.map((date) =>
    spans
      .filter(({ starts_at }) => starts_at.startsWith(date))
      .map(({ starts_at, ends_at }) => {
        const end = ends_at.slice(0, 10) > date ? '24:00' : ends_at.slice(11, 16);
        return `${starts_at.slice(11, 16)}–${end}`;
      }),
  );

/** Hours of which a voucher can pay its share. @param balance fen */
export const hoursPaid = (
  balance: number,
  { price, voucher_rate }: { price: { amount: number }; voucher_rate: number },
): number => {
  const share = (price.amount * voucher_rate) / 100;
  return share > 0 ? Math.floor(balance / share) : 0;
};
