import { stageOf } from '@zonekit/api-client/lifecycle';
import { statusReport } from '@zonekit/api-client/lifecycle/status-report';
import { useSession } from '@zonekit/api-client/react';
import type { Report } from '@zonekit/api-client/space/report/contract';
import { Alert } from '@zonekit/ui/alert';
import { Time } from '@zonekit/ui/time';
import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { Opened } from '../../shared/user-centre/loaded.tsx';
import { ReportCharts } from './charts/report-charts.tsx';
import * as css from './report.css.ts';
import { ReportFacts } from './report-facts.tsx';

const ReportForm = lazy(async () => ({ default: (await import('./form/report-form.tsx')).ReportForm }));

export interface ReportContentProps {
  report: Report;
  figure: string | undefined;
  onReload: () => void;
}

/** A report that is to be filled in or corrected as its form, any other as it was submitted. */
export function ReportContent({ report, figure, onReload }: ReportContentProps) {
  const t = useWords('spaceBusinessStatus');
  const { user } = useSession();
  const { events, number, status, allowed } = report;
  const isOpen = allowed.includes('submitted');
  return (
    <>
      <p className={css.line}>
        <StateChip of={statusReport} state={status} /> {t('numbered', { number })}
      </p>
      <div className={css.notices}>
        <Standing report={report} />
      </div>
      {isOpen && user ? (
        <Opened>
          <ReportForm key={`${user.user_id} ${status}`} {...{ user, report, figure, onReload }} />
        </Opened>
      ) : (
        <>
          <ReportFacts report={report} />
          <ReportCharts reportId={report.id} figure={figure} />
        </>
      )}
      <div className={css.section}>
        <RecordHistory title={t('history')} of={statusReport} events={events} />
      </div>
    </>
  );
}

const TONES = { submitted: 'info', accepted: 'success', returned: 'warning', due: 'info', overdue: 'danger' } as const;

/** Whose turn it is and until when, or what came of it. */
function Standing({ report: { events, status } }: { report: Report }) {
  const t = useWords('spaceBusinessStatus');
  const due = status === 'submitted' || status === 'returned' ? stageOf(events, Date.now())?.due_at : null;
  const reason = status === 'returned' || status === 'accepted' ? events.at(-1)?.reason : null;
  if (status === 'due') return null;
  return (
    <Alert tone={TONES[status]} title={t(`standing.${status}`)}>
      {reason && <p>{reason}</p>}
      {status === 'overdue' && <p>{t('lateHint')}</p>}
      {due && (
        <p>{t.rich(status === 'returned' ? 'correctUntil' : 'expected', { time: () => <Time value={due} /> })}</p>
      )}
    </Alert>
  );
}
