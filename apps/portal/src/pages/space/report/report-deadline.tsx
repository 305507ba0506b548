import type { Report } from '@zonekit/api-client/space/report/contract';
import { daysBetween } from '@zonekit/ui/day';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { DaysLeft } from './days-left.tsx';
import * as css from './report.css.ts';

/** Until when a report is due; nothing once it was submitted. */
export function ReportDeadline({ report }: { report: Pick<Report, 'status' | 'due_on'> }) {
  const t = useWords('spaceBusinessStatus');
  if (report.status !== 'due' && report.status !== 'overdue') return null;
  return (
    <DeadlineBar
      className={css.deadline}
      daysLeft={daysBetween(shanghaiDate(Date.now()), report.due_on)}
      date={t.rich('dueOn', { date: () => <Time value={report.due_on} /> })}
      remaining={<DaysLeft report={report} />}
    />
  );
}
