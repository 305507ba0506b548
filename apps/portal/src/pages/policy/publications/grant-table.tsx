import { useNavigate } from '@tanstack/react-router';
import { listFilter } from '@zonekit/api-client/list/definition';
import type { Grant } from '@zonekit/api-client/policy/publication/contract';
import { publicationEndpoints } from '@zonekit/api-client/policy/publication/endpoints';
import { useGrants } from '@zonekit/api-client/policy/publication/hooks';
import { grantList } from '@zonekit/api-client/policy/publication/lists';
import { DEFAULT_SIZE, listHref, pageCount, withPage } from '@zonekit/portal-kit/list-page/core';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Money } from '@zonekit/ui/money';
import { Pagination } from '@zonekit/ui/pagination';
import type { TableColumn } from '@zonekit/ui/table';
import { Table } from '@zonekit/ui/table';
import { TextInput } from '@zonekit/ui/text-input';
import type { FormEvent } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListFiles } from '../../shared/list/list-files.tsx';
import { type GrantSearch, grantQuery } from './grant-query.ts';
import { GrantsRead } from './grants-read.tsx';
import { RESULTS } from './publication-href.ts';
import * as css from './publications.css.ts';

export interface GrantTableProps {
  search: GrantSearch;
  /** The page's own address. */
  path: string;
  /** Of one list; all lists without it. */
  listId?: string;
}

/** Projects, enterprises and amounts, with a search in them and their file. */
export function GrantTable({ search, path, listId }: GrantTableProps) {
  const t = useWords('policyPublicity');
  const read = useGrants(grantQuery(search, listId));
  const columns = useColumns(listId);
  const { q } = search;
  const order = q ? 'byRelevance' : listId === undefined ? 'byDate' : 'byAmount';
  return (
    <section aria-label={t('table')}>
      <div className={css.tools}>
        <GrantSearchForm path={path} q={q} />
        <ListFiles
          endpoint={publicationEndpoints.grantsFile}
          query={{ ...listFilter(grantList, search), ...(listId !== undefined && { publicity: [listId] }) }}
          formats={grantList.formats}
        />
      </div>
      <GrantsRead read={read}>
        {({ data, page }) => (
          <>
            <p className={css.bar}>
              <span>{q ? t('foundFor', { count: page.total, q }) : t('found', { count: page.total })}</span>
              <span>{t(order)}</span>
            </p>
            {data.length === 0 ? (
              <EmptyState
                title={t('empty')}
                action={
                  <Button asChild>
                    <Link href={path}>{t('clear')}</Link>
                  </Button>
                }
              >
                {t('emptyHint')}
              </EmptyState>
            ) : (
              <Table
                caption={t('table')}
                captionHidden
                rows={data}
                rowKey={({ id }) => id}
                columns={columns(Math.max(...data.map(({ amount }) => amount.amount), 1))}
              />
            )}
            <Pagination
              page={search.page ?? 1}
              pageCount={pageCount(page.total, search.size ?? DEFAULT_SIZE)}
              hrefFor={(number) => listHref(path, withPage(search, number))}
              label={t('pages')}
              previous={t('previous')}
              next={t('next')}
              pageLabel={(number) => t('page', { page: String(number) })}
            />
          </>
        )}
      </GrantsRead>
    </section>
  );
}

const useColumns = (listId: string | undefined) => {
  const t = useWords('policyPublicity');
  const locale = useLocale();
  return (largest: number): TableColumn<Grant>[] => [
    ...(listId === undefined
      ? []
      : [{ key: 'position', label: t('position'), align: 'end' as const, cell: ({ position }: Grant) => position }]),
    {
      key: 'project',
      label: t('project'),
      primary: true,
      cell: ({ project, title_hits }) => (title_hits ? <MarkedText pieces={title_hits} /> : project),
    },
    {
      key: 'enterprise',
      label: t('enterprise'),
      cell: ({ enterprise, enterprise_hits }) =>
        enterprise_hits ? <MarkedText pieces={enterprise_hits} /> : enterprise,
    },
    ...(listId === undefined
      ? [
          {
            key: 'list',
            label: t('list'),
            cell: ({ publicity }: Grant) => (
              <Link kind="text" href={`${RESULTS}/${publicity.id}`} lang={publicity.lang}>
                {publicity.title}
              </Link>
            ),
          },
        ]
      : []),
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      cell: ({ amount }) => (
        <span className={css.amount}>
          <i className={css.share} style={{ width: `${(amount.amount / largest) * 100}%` }} aria-hidden="true" />
          <Money fen={amount.amount} locale={locale} />
        </span>
      ),
    },
  ];
};

function GrantSearchForm({ path, q }: { path: string; q: string | undefined }) {
  const t = useWords('policyPublicity');
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q')).trim();
    void navigate({ href: words === '' ? path : `${path}?q=${encodeURIComponent(words)}` });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to older screen readers
    <form role="search" className={css.search} action={path} onSubmit={submit} data-unprinted="">
      <TextInput
        key={q}
        name="q"
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={q}
        maxLength={100}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  );
}
