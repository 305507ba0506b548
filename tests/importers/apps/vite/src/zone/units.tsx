import { listFilter, listSort } from '@zonekit/api-client/list/definition';
import { useUnits } from '@zonekit/api-client/space/hooks';
import { unitList } from '@zonekit/api-client/space/lists';
import { ListPage, type ListState } from '@zonekit/portal-kit/list-page';
import { type ListSearch, readListSearch } from '@zonekit/portal-kit/list-page/core';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';

type Units = ReturnType<typeof useUnits>;
type Unit = { id: string; title: string; area: number; rent: { amount: number } };

const stateOf = (read: Units): ListState<Unit, 'house_type'> => {
  if (read.status === 'failed') return { status: 'failed', onRetry: read.reload };
  if (read.status !== 'ready') return { status: 'loading' };
  const { data: items, page, facets } = read.data;
  return {
    status: 'ready',
    items,
    total: page.total,
    capped: page.total_capped,
    busy: read.stale,
    facets: [{ name: 'house_type', label: 'Kind', options: facets.house_type }],
  };
};

/** The list's own definition says which facets, sorts and values an address may have. @param query of the address */
export function Units({ query }: { query: string }) {
  const { sorts, ranges } = unitList;
  const shape = { facets: { house_type: unitList.facets.house_type }, sorts, ranges };
  const search: ListSearch<'house_type'> = readListSearch(new URLSearchParams(query), shape);
  const read = useUnits({ ...listFilter(unitList, search), page_index: search.page ?? 1, page_size: 20 });
  return (
    <ListPage
      path="/units"
      trail={[{ label: 'Home', href: '/' }]}
      title="Units to rent"
      lede="What is vacant in the bay, with its rent per square metre and month."
      searchLabel="Search units"
      search={search}
      state={stateOf(read)}
      sorts={[
        { value: 'rent', label: 'Lowest rent' },
        { value: 'area_desc', label: 'Largest' },
      ]}
      sort={listSort(unitList, search)}
      row={({ id, title, area, rent }) => (
        <p>
          <Link kind="text" href={`/units/${id}`}>
            {title}
          </Link>{' '}
          {area} m² <Money fen={rent.amount} locale="en" />
        </p>
      )}
    />
  );
}
