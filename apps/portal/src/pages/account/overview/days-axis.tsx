import { OVERVIEW_DAYS, type OverviewRecord } from '@zonekit/api-client/overview/contract';
import { addDays, daysBetween } from '@zonekit/ui/day';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './overview.css.ts';

/** Days between two labels of the axis. */
const STEP = 5;
/** Terms within so many days have the colour of deadlines. */
export const CLOSING_DAYS = 7;

/** The terms of the next 30 days on one axis; what is overdue stands at today. */
export function DaysAxis({ tasks, now }: { tasks: readonly OverviewRecord[]; now: number }) {
  const t = useWords('accountOverview');
  const today = shanghaiDate(now);
  const days = Array.from({ length: OVERVIEW_DAYS }, (_, index) => addDays(today, index));
  const due = new Set(
    tasks.flatMap(({ due_at }) => (due_at === null ? [] : [Math.max(0, daysBetween(today, due_at.slice(0, 10)))])),
  );
  const named = days.filter((_, index) => due.has(index)).map((day) => day.slice(5));
  return (
    <div className={css.axis} role="img" aria-label={t('axis', { count: named.length, days: named.join(', ') })}>
      <div className={css.axisBar}>
        {days.map((day, index) => (
          <i key={day} data-due={due.has(index) ? (index <= CLOSING_DAYS ? 'closing' : 'open') : undefined} />
        ))}
      </div>
      <div className={css.axisDays}>
        {days
          .filter((_, index) => index % STEP === 0)
          .map((day, index) => (
            <span key={day}>{index === 0 ? t('today') : day.slice(5)}</span>
          ))}
      </div>
    </div>
  );
}
