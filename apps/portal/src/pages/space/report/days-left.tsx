import type { Report } from '@zonekit/api-client/space/report/contract';
import { daysBetween } from '@zonekit/ui/day';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './report.css.ts';

/** Days from which the time left has the signal colour. Source: visual.md, "Deadline bar". */
const SOON = 7;

/** How long a report can be submitted in time, or for how long it is overdue; nothing of what was submitted. */
export function DaysLeft({ report: { status, due_on } }: { report: Pick<Report, 'status' | 'due_on'> }) {
  const t = useWords('spaceBusinessStatus');
  if (status !== 'due' && status !== 'overdue') return null;
  const left = daysBetween(shanghaiDate(Date.now()), due_on);
  const values = { days: Math.abs(left), b: (chunks: ReactNode) => <b>{chunks}</b> };
  if (left < 0) return <span className={css.late}>{t.rich('daysLate', values)}</span>;
  return (
    <span className={left <= SOON ? css.soon : undefined}>
      {left === 0 ? t('dueToday') : t.rich('daysLeft', values)}
    </span>
  );
}
