import type { FacilitySummary } from '@zonekit/api-client/experiment/facility/contract';
import { facilityEndpoints } from '@zonekit/api-client/experiment/facility/endpoints';
import { useFacilities } from '@zonekit/api-client/experiment/facility/hooks';
import { facilityList } from '@zonekit/api-client/experiment/facility/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { BookableRow } from '../bookable-row.tsx';
import { FACILITIES, facilityPath, LANDING } from '../resource-paths.ts';

/** Clusters of instruments, pilot lines, basins and the like, which are booked as a whole. */
export function FacilityListPage({ search }: { search: ListSearch<keyof typeof facilityList.facets> }) {
  const t = useWords('experimentRegion');
  const area = useWords('experiment');
  return (
    <ListPage
      path={FACILITIES}
      trail={[{ label: area('title'), href: LANDING }]}
      list={facilityList}
      file={facilityEndpoints.facilitiesFile}
      search={search}
      read={useFacilities(listQuery(facilityList, search))}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(facility) => <FacilityRow facility={facility} />}
    />
  );
}

function FacilityRow({ facility }: { facility: FacilitySummary }) {
  const t = useWords('experimentRegion');
  const words = useWords('experiment');
  return (
    <BookableRow
      item={facility}
      href={facilityPath(facility.id)}
      line={
        <>
          <span>{t('area', { area: facility.area })}</span>
          <span>{t('capacity', { count: facility.capacity })}</span>
          {facility.instruments > 0 && <span>{t('instruments', { count: facility.instruments })}</span>}
        </>
      }
      tags={
        <>
          <Tag>{t(`kinds.${facility.kind}`)}</Tag>
          <Tag>{words(`fields.${facility.field}`)}</Tag>
        </>
      }
    />
  );
}
