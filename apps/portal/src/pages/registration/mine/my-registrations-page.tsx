import type { Registration } from '@zonekit/api-client/registration/contract';
import { useRegistrations } from '@zonekit/api-client/registration/hooks';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { REGISTRATIONS, registrationHref } from '../registration-address.ts';
import type { RegistrationSearch } from '../registration-search.types.ts';
import * as css from './mine.css.ts';
import { listQuery, readListSearch } from './registration-list-search.ts';
import { RegistrationTable } from './registration-table.tsx';
import { StepTabs } from './step-tabs.tsx';

const BeginDialog = lazy(async () => ({ default: (await import('./begin-dialog.tsx')).BeginDialog }));
const RunningLead = lazy(async () => ({ default: (await import('./running-lead.tsx')).RunningLead }));

/** My registrations; the one that is under way leads. */
export function MyRegistrationsPage({ search }: { search: RegistrationSearch }) {
  const t = useWords('registration');
  const listSearch = readListSearch(search);
  const read = useRegistrations(listQuery(listSearch));
  const begin = (
    <Button asChild kind="primary">
      <Link href={`${REGISTRATIONS}?begin=1`}>{t('begin')}</Link>
    </Button>
  );
  return (
    <UserCentrePage title={t('titles.mine')} action={begin}>
      <Loaded read={read}>
        {({ data, facets, page }) =>
          page.total === 0 && listSearch.status === undefined ? (
            <EmptyState headingLevel={2} title={t('empty')} action={begin}>
              {t('emptyHint')}
            </EmptyState>
          ) : (
            <>
              <Lead rows={data} running={runningOf(facets.status)} />
              <StepTabs />
              <RegistrationTable
                path={REGISTRATIONS}
                caption={t('titles.mine')}
                search={listSearch}
                values={facets.status}
                {...{ page, read }}
                rows={data}
                href={({ id }) => registrationHref(id)}
                columns={[
                  {
                    key: 'progress',
                    label: t('progress'),
                    cell: ({ done, steps }) => t('progressOf', { done, total: steps.length }),
                  },
                  { key: 'turn', label: t('turn'), cell: ({ status }) => t(`turns.${status}`) },
                  {
                    key: 'expected',
                    label: t('expected'),
                    cell: ({ expected_on }) => (expected_on ? <Time value={expected_on} /> : '—'),
                  },
                  { key: 'updated', label: t('updated'), cell: ({ updated_at }) => <Time value={updated_at} /> },
                ]}
              />
            </>
          )
        }
      </Loaded>
      {search.begin !== undefined && (
        <Suspense fallback={null}>
          <BeginDialog />
        </Suspense>
      )}
    </UserCentrePage>
  );
}

/** How many are under way, whatever the filter. */
const runningOf = (values: readonly { value: string; count: number }[]): number =>
  values.reduce((sum, { value, count }) => (value === 'done' ? sum : sum + count), 0);

/** Where several are under way, the list alone says which. */
function Lead({ rows, running }: { rows: readonly Registration[]; running: number }) {
  const current = running === 1 && rows.find(({ status }) => status !== 'done');
  if (!current) return null;
  return (
    <Suspense fallback={<div className={css.leadWaiting} aria-busy="true" />}>
      <RunningLead registration={current} />
    </Suspense>
  );
}
