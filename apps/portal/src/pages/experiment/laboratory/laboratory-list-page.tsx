import { laboratoryEndpoints } from '@zonekit/api-client/experiment/laboratory/endpoints';
import { useLaboratories } from '@zonekit/api-client/experiment/laboratory/hooks';
import { laboratoryList } from '@zonekit/api-client/experiment/laboratory/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { LABORATORIES, LANDING } from '../resource-paths.ts';
import { LaboratoryCard } from './laboratory-card.tsx';

/** Laboratories that are open to enterprises. */
export function LaboratoryListPage({ search }: { search: ListSearch<keyof typeof laboratoryList.facets> }) {
  const t = useWords('experimentLaboratory');
  const area = useWords('experiment');
  return (
    <ListPage
      path={LABORATORIES}
      trail={[{ label: area('title'), href: LANDING }]}
      list={laboratoryList}
      layout="cards"
      file={laboratoryEndpoints.laboratoriesFile}
      search={search}
      read={useLaboratories(listQuery(laboratoryList, search))}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(laboratory) => <LaboratoryCard laboratory={laboratory} />}
    />
  );
}
