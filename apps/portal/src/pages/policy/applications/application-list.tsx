import type { FacetValue } from '@zonekit/api-client/contract';
import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { Application, ApplicationStatus } from '@zonekit/api-client/policy/contract';
import { useApplications, useSaveApplications } from '@zonekit/api-client/policy/hooks';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Pagination } from '@zonekit/ui/pagination';
import { Time } from '@zonekit/ui/time';
import { Download } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import * as rows from '../../shared/user-centre/user-centre.css.ts';
import { Loaded } from '../../shared/user-centre/user-centre-page.tsx';
import { applicationHref } from './application-address.ts';
import * as css from './applications.css.ts';

const PAGE_SIZE = 10;
const CALLS = '/policy/policyDeclaration?status=open&status=closing';

export interface ApplicationListProps {
  status: ApplicationStatus | undefined;
  page: number;
}

const listHref = (status: string | undefined, page = 1): string => {
  const search = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return search.size > 0 ? `${applicationHref()}?${search}` : applicationHref();
};

/** The enterprise's applications, the last touched first, by state; as a table too. */
export function ApplicationList({ status, page }: ApplicationListProps) {
  const t = useWords('policyApplications');
  const formWords = useWords('form');
  const centreWords = useWords('userCentre');
  const query = status ? { status: [status] } : {};
  const read = useApplications({ ...query, page_index: page, page_size: PAGE_SIZE });
  const { state, save } = useSaveApplications();
  return (
    <Loaded read={read}>
      {({ data, facets, page: { total } }) =>
        total === 0 && status === undefined ? (
          <EmptyState
            headingLevel={2}
            title={t('empty')}
            action={
              <Button asChild kind="primary">
                <Link href={CALLS}>{t('toCalls')}</Link>
              </Button>
            }
          >
            {t('emptyHint')}
          </EmptyState>
        ) : (
          <>
            <div className={css.tools}>
              <States values={facets.status} status={status} />
              <Button
                kind="quiet"
                size="sm"
                loading={state.status === 'fetching'}
                onClick={() => void save('csv', query)}
              >
                <Icon as={Download} />
                {t('download')}
              </Button>
            </div>
            {state.status === 'failed' && <p role="alert">{state.error.serverMessage ?? formWords('noAnswer')}</p>}
            {data.length === 0 && <EmptyState headingLevel={2} title={t('noneSo')} />}
            <ul className={rows.list}>
              {data.map((application) => (
                <ApplicationRow key={application.id} application={application} />
              ))}
            </ul>
            <Pagination
              className={rows.pages}
              page={page}
              pageCount={Math.ceil(total / PAGE_SIZE)}
              hrefFor={(number) => listHref(status, number)}
              label={t('pages')}
              previous={centreWords('previous')}
              next={centreWords('next')}
              pageLabel={(number) => centreWords('page', { page: String(number) })}
            />
          </>
        )
      }
    </Loaded>
  );
}

/** Each state that there is, with how many. */
function States({ values, status }: { values: readonly FacetValue[]; status: string | undefined }) {
  const t = useWords('policyApplications');
  const present = values.filter(({ count, value }) => count > 0 || value === status);
  const all = present.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={t('byState')} className={css.states}>
      {[{ value: undefined, label: t('all'), count: all }, ...present].map(({ value, label, count }) => (
        <Link
          key={value ?? ''}
          href={listHref(value)}
          className={css.state}
          aria-current={value === status ? 'true' : undefined}
        >
          {label} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const t = useWords('policyApplications');
  const locale = useLocale();
  const { id, declaration, number, status, amount, updated_at, allowed } = application;
  return (
    <li className={rows.row} data-status={status}>
      <div className={rows.rowHead}>
        <h2>
          <Link href={applicationHref(id)}>{declaration.title}</Link>
        </h2>
        <StateChip of={policyApplication} state={status} />
      </div>
      <DescriptionList
        items={[
          { label: t('number'), value: number },
          { label: t('closes'), value: <Time value={declaration.closes_at} format="datetime" /> },
          ...(amount ? [{ label: t('amount'), value: <Money fen={amount.amount} locale={locale} precise /> }] : []),
        ]}
      />
      <div className={rows.rowFoot}>
        <span>{t.rich('updated', { time: () => <Time value={updated_at} format="datetime" /> })}</span>
        {allowed.includes('submitted') && (
          <Button asChild size="sm">
            <Link href={applicationHref(id)}>{t(status === 'returned' ? 'correct' : 'goOn')}</Link>
          </Button>
        )}
      </div>
    </li>
  );
}
