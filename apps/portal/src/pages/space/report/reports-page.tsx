import { useReport } from '@zonekit/api-client/space/report/hooks';
import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { isMissing, Loaded, NotFound, Opened, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { reportHref } from './report-address.ts';
import { ReportDeadline } from './report-deadline.tsx';
import { ReportList } from './report-list.tsx';
import { useReportText } from './use-report-text.ts';

const ReportContent = lazy(async () => ({ default: (await import('./report-content.tsx')).ReportContent }));
const ReportCharts = lazy(async () => ({ default: (await import('./charts/report-charts.tsx')).ReportCharts }));

export interface ReportsPageProps {
  /** Of a report; absent for the list. */
  id: string | undefined;
  /** As the address says it. */
  search: Partial<Record<'status' | 'page' | 'figure', string>>;
}

/** My operating status reports, or one of them. Source: pages.md, space/businessStatus. */
export function ReportsPage({ id, search: { figure, ...params } }: ReportsPageProps) {
  const t = useWords('spaceBusinessStatus');
  if (id !== undefined) return <OneReport key={id} id={id} figure={figure} />;
  return (
    <UserCentrePage title={t('title')}>
      <ReportList params={params} />
      <Opened>
        <ReportCharts figure={figure} />
      </Opened>
    </UserCentrePage>
  );
}

function OneReport({ id, figure }: { id: string; figure: string | undefined }) {
  const t = useWords('spaceBusinessStatus');
  const text = useReportText();
  const read = useReport(id);
  const report = read.status === 'ready' ? read.data : undefined;
  if (isMissing(read)) return <NotFound />;
  return (
    <UserCentrePage
      title={report ? t('reportOf', { period: text.period(report.period) }) : t('title')}
      above={[{ label: t('title'), href: reportHref() }]}
      action={report && <ReportDeadline report={report} />}
    >
      <Loaded read={read}>
        {(loaded) => (
          <Opened>
            <ReportContent report={loaded} figure={figure} onReload={read.reload} />
          </Opened>
        )}
      </Loaded>
    </UserCentrePage>
  );
}
