import type { Booking } from '@zonekit/api-client/roadshow/contract';
import { useWords } from '../../../platform/words/use-words.ts';
import { rangesOf } from './booking-ranges.ts';
import * as css from './bookings.css.ts';

/** The ranges of a booking, the first and the last half-day of each: `2026-11-25 afternoon`, `11-27 morning`. */
export const useUsageTime = () => {
  const t = useWords('roadshow');
  const half = (date: string, period: 1 | 2) => t('half', { date, period: String(period) });
  return ({ appointment_dates }: Pick<Booking, 'appointment_dates'>): string[][] =>
    rangesOf(appointment_dates).map(({ from, to }) => {
      const [first, last] = [from.appointment_date, to.appointment_date];
      if (from === to) return [half(first, from.period)];
      if (first === last) return [t('wholeDay', { date: first })];
      const isSameYear = first.slice(0, 4) === last.slice(0, 4);
      return [half(first, from.period), half(last.slice(isSameYear ? 5 : 0), to.period)];
    });
};

export const timeAsText = (time: string[][]) => time.map((range) => range.join(' – ')).join('; ');

/** Lines break between half-days. */
export function UsageTime({ time }: { time: string[][] }) {
  return time.map((range) => (
    <div key={range.join()}>
      {range.map((half, index) => (
        <span key={half} className={css.whole}>
          {index > 0 && '– '}
          {half}{' '}
        </span>
      ))}
    </div>
  ));
}
