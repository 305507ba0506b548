import type { Overview } from '@zonekit/api-client/overview/contract';
import { useOverview } from '@zonekit/api-client/overview/hooks';
import { Page } from '@zonekit/portal-kit/user-centre-frame';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { EmptyState } from '@zonekit/ui/empty-state';
import { SectionHead } from '@zonekit/ui/section-head';
import { useWords } from '../../../platform/words/use-words.ts';
import { Loaded } from '../../shared/user-centre/loaded.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import { DaysAxis } from './days-axis.tsx';
import { LatestRecords } from './latest-records.tsx';
import { Matches } from './matches.tsx';
import { NextDates } from './next-dates.tsx';
import * as css from './overview.css.ts';
import { TaskList } from './task-list.tsx';

/** What waits for the user by its term, the latest record of each kind, and what the next 30 days bring. */
export function OverviewPage() {
  const t = useWords('accountOverview');
  const read = useOverview();
  const shell = useWords('shell');
  const trail = useTrail();
  const count = read.status === 'ready' ? read.data.tasks.length : 0;
  return (
    <Page
      title={count > 0 ? t('tasks', { count }) : t('title')}
      place={<Breadcrumb label={shell('breadcrumb')} items={trail} />}
    >
      <Loaded read={read}>{(overview) => <Content {...overview} />}</Loaded>
    </Page>
  );
}

function Content({ tasks, latest, dates }: Overview) {
  const t = useWords('accountOverview');
  const now = Date.now();
  return (
    <>
      {tasks.length > 0 ? (
        <section aria-label={t('taskList')}>
          <DaysAxis tasks={tasks} now={now} />
          <TaskList tasks={tasks} now={now} />
        </section>
      ) : (
        <p className={css.nothing}>{t('noTasks')}</p>
      )}
      <section className={css.block} aria-labelledby="latest-records">
        <SectionHead id="latest-records" title={t('latest')} />
        {latest.length > 0 ? (
          <LatestRecords records={latest} tasks={tasks} />
        ) : (
          <EmptyState headingLevel={3} title={t('noRecords')}>
            {t('noRecordsHint')}
          </EmptyState>
        )}
      </section>
      <div className={css.columns}>
        <NextDates dates={dates} />
        <Matches />
      </div>
    </>
  );
}
