import type { OverviewRecord } from '@zonekit/api-client/overview/contract';
import { Chip } from '@zonekit/ui/chip';
import { Link } from '@zonekit/ui/link';
import { Table } from '@zonekit/ui/table';
import { useWords } from '../../../platform/words/use-words.ts';
import { subjectPage } from '../../shared/user-centre/subject-pages.ts';
import * as css from './overview.css.ts';

export interface LatestRecordsProps {
  records: readonly OverviewRecord[];
  /** Those of them that wait for the user. */
  tasks: readonly OverviewRecord[];
}

/** The record of each kind that changed last. */
export function LatestRecords({ records, tasks }: LatestRecordsProps) {
  const t = useWords('accountOverview');
  const turn = ({ subject, id, waiting_for, due_at }: OverviewRecord) => {
    if (waiting_for === null) return t('nobody');
    const who = tasks.some((task) => task.subject === subject && task.id === id) ? t('you') : waiting_for;
    return due_at === null ? who : t('until', { who, date: due_at.slice(5, 10) });
  };
  return (
    <Table
      caption={t('latest')}
      captionHidden
      rows={records}
      rowKey={({ subject, actor }) => `${subject} ${actor}`}
      columns={[
        { key: 'kind', label: t('kind'), cell: ({ kind }) => kind },
        {
          key: 'title',
          label: t('record'),
          primary: true,
          cell: ({ subject, id, actor, title, reason }) => {
            const page = subjectPage(subject);
            return (
              <div>
                {page ? <Link href={page.href(id, actor)}>{title}</Link> : title}
                {reason !== null && <p className={css.reason}>{t('reason', { reason })}</p>}
              </div>
            );
          },
        },
        { key: 'state', label: t('state'), cell: ({ state }) => <Chip tone={state.tone}>{state.label}</Chip> },
        { key: 'turn', label: t('turn'), cell: turn },
        { key: 'updated', label: t('updated'), align: 'end', cell: ({ updated_at }) => updated_at.slice(5, 10) },
      ]}
    />
  );
}
