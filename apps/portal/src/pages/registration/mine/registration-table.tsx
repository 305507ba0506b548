import type { FacetValue, PageInfo } from '@zonekit/api-client/contract';
import type { Read } from '@zonekit/api-client/react';
import type { Registration } from '@zonekit/api-client/registration/contract';
import { useSaveRegistrations } from '@zonekit/api-client/registration/hooks';
import type { RegistrationStep } from '@zonekit/api-client/registration/steps';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { Table, type TableColumn } from '@zonekit/ui/table';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/user-centre/own-list.css.ts';
import { ownListHref, ownListPages } from '../../shared/user-centre/own-list-search.ts';
import { OwnListTools } from '../../shared/user-centre/own-list-tools.tsx';
import { type ListSearch, listFilter } from './registration-list-search.ts';

interface RegistrationTableProps {
  path: string;
  caption: string;
  search: ListSearch;
  /** Of a list by one step. */
  step?: RegistrationStep;
  /** States that can be filtered by. */
  values: readonly FacetValue[];
  page: PageInfo;
  rows: readonly Registration[];
  read: Pick<Read<unknown>, 'status'> & { stale?: boolean };
  /** Link of the name. */
  href: (row: Registration) => string;
  /** Behind the name. */
  columns: readonly TableColumn<Registration>[];
}

/** Registrations of companies: a table, cards on a phone; by state, and as a file. */
export function RegistrationTable(props: RegistrationTableProps) {
  const { path, caption, search, step, values, page, rows, read, href, columns } = props;
  const t = useWords('registration');
  const centreWords = useWords('userCentre');
  const { state, save } = useSaveRegistrations();
  return (
    <>
      <OwnListTools
        path={path}
        values={values}
        status={search.status}
        files={{ state, csv: () => void save('csv', listFilter(search, step)) }}
      />
      {rows.length > 0 ? (
        <Table
          className={css.records}
          caption={caption}
          captionHidden
          rows={rows}
          rowKey={({ id }) => id}
          aria-busy={read.status === 'ready' && read.stale === true}
          columns={[
            {
              key: 'name',
              label: t('company'),
              primary: true,
              cell: (row) => (
                <div>
                  <Link href={href(row)}>{row.name}</Link>
                  <small className={css.note}>{row.number}</small>
                </div>
              ),
            },
            ...columns,
          ]}
        />
      ) : (
        <EmptyState
          headingLevel={3}
          title={t('list.none')}
          action={
            <Button asChild>
              <Link href={path}>{centreWords('list.toAll')}</Link>
            </Button>
          }
        />
      )}
      <Pagination
        className={css.pages}
        page={search.page}
        pageCount={ownListPages(page.total)}
        hrefFor={(number) => ownListHref(path, { ...search, page: number })}
        label={centreWords('list.pages')}
        previous={centreWords('previous')}
        next={centreWords('next')}
        pageLabel={(number) => centreWords('page', { page: String(number) })}
      />
    </>
  );
}
