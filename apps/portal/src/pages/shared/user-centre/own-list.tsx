import type { FacetValue, PageInfo } from '@zonekit/api-client/contract';
import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import type { Read } from '@zonekit/api-client/react';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { Table, type TableColumn } from '@zonekit/ui/table';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { StateChip } from '../state-chip.tsx';
import { Loaded } from './loaded.tsx';
import * as css from './own-list.css.ts';
import type { OwnListFilesProps } from './own-list-files.tsx';
import { type OwnListSearch, ownListHref, ownListPages } from './own-list-search.ts';
import { OwnListTools } from './own-list-tools.tsx';

/** A record with a lifecycle. */
interface OwnRecord<S extends string> {
  id: string;
  status: S;
  /** Left out by a list whose states have no reasons, or that gives the last alone. */
  events?: readonly { reason: string | null }[];
  /** Of the last change. */
  reason?: string | null;
}

interface RecordName {
  text: string;
  href?: string;
  /** One line below the text. */
  note: ReactNode;
  /** Instead of the reason of the last change: an answer, for one. */
  reason?: string | null;
}

export interface OwnListProps<Item extends OwnRecord<S>, S extends string> {
  path: string;
  /** `readOwnList` of the address. */
  search: OwnListSearch<S>;
  /** Of the list with `ownListQuery`. */
  read: Read<{ data: Item[]; page: PageInfo; facets: { status: FacetValue[] } }>;
  lifecycle: Lifecycle<S>;
  files: OwnListFilesProps;
  /** Other ways to see the records, before the files. */
  views?: ReactNode;
  words: { caption: string; name: string; empty: string; emptyHint: string };
  /** Names a record. */
  name: (item: Item) => RecordName;
  /** Between the name and the state. */
  facts: readonly TableColumn<Item>[];
  /** Action on a record, shown beside its state. */
  action?: (item: Item) => ReactNode;
  emptyAction?: ReactNode;
}

/**
 * The user's own records of one kind: a table, cards on a phone, those that have not ended first; by state, and as a
 * file.
 */
export function OwnList<Item extends OwnRecord<S>, S extends string>(props: OwnListProps<Item, S>) {
  const { path, search, read, files, views, words, emptyAction } = props;
  const t = useWords('userCentre');
  return (
    <Loaded read={read}>
      {({ data, facets, page: { total } }) =>
        total === 0 && search.status === undefined ? (
          <EmptyState headingLevel={2} title={words.empty} action={emptyAction}>
            {words.emptyHint}
          </EmptyState>
        ) : (
          <>
            <OwnListTools path={path} values={facets.status} status={search.status} files={files} views={views} />
            {data.length > 0 ? (
              <Records {...props} records={data} />
            ) : (
              <EmptyState
                headingLevel={2}
                title={t('list.none')}
                action={
                  <Button asChild>
                    <Link href={path}>{t('list.toAll')}</Link>
                  </Button>
                }
              />
            )}
            <Pagination
              className={css.pages}
              page={search.page}
              pageCount={ownListPages(total)}
              hrefFor={(page) => ownListHref(path, { ...search, page })}
              label={t('list.pages')}
              previous={t('previous')}
              next={t('next')}
              pageLabel={(number) => t('page', { page: String(number) })}
            />
          </>
        )
      }
    </Loaded>
  );
}

function Records<Item extends OwnRecord<S>, S extends string>({
  records,
  read,
  lifecycle,
  words,
  name,
  facts,
  action,
}: OwnListProps<Item, S> & { records: readonly Item[] }) {
  const t = useWords('userCentre');
  return (
    <Table
      className={css.records}
      caption={words.caption}
      captionHidden
      rows={records}
      rowKey={({ id }) => id}
      aria-busy={read.status === 'ready' && read.stale}
      columns={[
        { key: 'name', label: words.name, primary: true, cell: (item) => <Name item={item} name={name} /> },
        ...facts,
        {
          key: 'state',
          label: t('list.state'),
          cell: (item) => (
            <div className={css.standing}>
              <StateChip of={lifecycle} state={item.status} />
              {action?.(item)}
            </div>
          ),
        },
      ]}
    />
  );
}

function Name<Item extends OwnRecord<string>>({ item, name }: { item: Item; name: (item: Item) => RecordName }) {
  const t = useWords('userCentre');
  const { text, href, note, reason: own } = name(item);
  const reason = item.reason ?? item.events?.at(-1)?.reason;
  const said = own ?? (reason && t('list.reason', { reason }));
  return (
    <div>
      {href === undefined ? text : <Link href={href}>{text}</Link>}
      <small className={css.note}>{note}</small>
      {said && <small className={css.note}>{said}</small>}
    </div>
  );
}
