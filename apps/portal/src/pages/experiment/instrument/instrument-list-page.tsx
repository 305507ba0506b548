import { instrumentEndpoints } from '@zonekit/api-client/experiment/instrument/endpoints';
import { useInstruments } from '@zonekit/api-client/experiment/instrument/hooks';
import { instrumentList } from '@zonekit/api-client/experiment/instrument/lists';
import { RangeFacet } from '@zonekit/portal-kit/facet-filter/range-facet';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { INSTRUMENTS, LANDING } from '../resource-paths.ts';
import { InstrumentRow } from './instrument-row.tsx';

/** Shared instruments with their price and the first time that is free. */
export function InstrumentListPage({ search }: { search: ListSearch<keyof typeof instrumentList.facets> }) {
  const t = useWords('experimentInstrument');
  const area = useWords('experiment');
  return (
    <ListPage
      path={INSTRUMENTS}
      trail={[{ label: area('title'), href: LANDING }]}
      list={instrumentList}
      plainRanges={[{ name: 'price', label: t('price'), unit: area('yuan'), Control: RangeFacet }]}
      file={instrumentEndpoints.instrumentsFile}
      search={search}
      read={useInstruments(listQuery(instrumentList, search))}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(instrument) => <InstrumentRow instrument={instrument} />}
    />
  );
}
