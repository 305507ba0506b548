import { statusReport } from '@zonekit/api-client/lifecycle/status-report';
import type { Report } from '@zonekit/api-client/space/report/contract';
import { useReports, useSaveReports } from '@zonekit/api-client/space/report/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { DaysLeft } from './days-left.tsx';
import { reportHref } from './report-address.ts';
import { useReportText } from './use-report-text.ts';

/** The enterprise's reports, those that are due first. */
export function ReportList({ params }: { params: OwnListParams }) {
  const t = useWords('spaceBusinessStatus');
  const text = useReportText();
  const search = readOwnList(statusReport, params);
  const read = useReports(ownListQuery(search));
  const { state, save } = useSaveReports();
  return (
    <OwnList
      path={reportHref()}
      search={search}
      read={read}
      lifecycle={statusReport}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{ caption: t('title'), name: t('report'), empty: t('empty'), emptyHint: t('emptyHint') }}
      name={({ id, period, number }) => ({ text: text.period(period), href: reportHref(id), note: number })}
      facts={[
        {
          key: 'due',
          label: t('due'),
          cell: (report) => (
            <>
              <Time value={report.due_on} /> <DaysLeft report={report} />
            </>
          ),
        },
        {
          key: 'submitted',
          label: t('submitted'),
          cell: ({ submitted_at }) =>
            submitted_at ? <Time value={submitted_at} format="datetime" /> : t('notSubmitted'),
        },
      ]}
      action={(report) => <Action {...report} />}
      emptyAction={
        <Button asChild>
          <Link href="/userCenter/user/space/contract">{t('toContracts')}</Link>
        </Button>
      }
    />
  );
}

/** Fills in what is due, or corrects what was returned. */
function Action({ id, period, status, allowed }: Report) {
  const t = useWords('spaceBusinessStatus');
  const text = useReportText();
  if (!allowed.includes('submitted')) return null;
  const words = status === 'returned' ? 'correct' : 'fill';
  return (
    <Button asChild size="sm" kind={status === 'overdue' ? 'primary' : 'secondary'}>
      <Link href={reportHref(id)} aria-label={t(`${words}Of`, { period: text.period(period) })}>
        {t(words)}
      </Link>
    </Button>
  );
}
