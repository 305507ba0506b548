import { spaceEndpoints } from '@zonekit/api-client/space/endpoints';
import { useParks } from '@zonekit/api-client/space/hooks';
import { parkList } from '@zonekit/api-client/space/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { areaScale } from './area-cells.ts';
import { AreaLegend } from './area-legend.tsx';
import { ParkRow } from './park-row.tsx';

/** Parks with the area that they have, and what of it is vacant. */
export function ParkListPage({ search }: { search: ListSearch<keyof typeof parkList.facets> }) {
  const t = useWords('spaceParks');
  const area = useWords('space');
  const read = useParks(listQuery(parkList, search));
  const scale = areaScale(read.status === 'ready' ? read.data.data : []);
  return (
    <ListPage
      path="/space/park"
      trail={[{ label: area('title'), href: '/space' }]}
      list={parkList}
      file={spaceEndpoints.parksFile}
      search={search}
      read={read}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      lead={<AreaLegend cell={scale.cell} />}
      row={(park) => (
        <ParkRow
          park={{ ...park, title: park.name }}
          line={park.house_types.map((type) => area(`houseTypes.${type}`)).join(t('separator'))}
          scale={scale}
        />
      )}
    />
  );
}
