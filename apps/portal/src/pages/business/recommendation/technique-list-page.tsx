import { recommendationEndpoints } from '@zonekit/api-client/business/recommendation/endpoints';
import { useTechniques } from '@zonekit/api-client/business/recommendation/hooks';
import { techniqueList } from '@zonekit/api-client/business/recommendation/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { RecommendationTabs, TECHNIQUES } from './recommendation-tabs.tsx';
import { TechniqueRow } from './technique-row.tsx';

/** Techniques that enterprises can take over, with what was measured. */
export function TechniqueListPage({ search }: { search: ListSearch<keyof typeof techniqueList.facets> }) {
  const t = useWords('businessNewTechnique');
  return (
    <ListPage
      path={TECHNIQUES}
      list={techniqueList}
      file={recommendationEndpoints.techniquesFile}
      search={search}
      read={useTechniques(listQuery(techniqueList, search))}
      tabs={<RecommendationTabs current="techniques" />}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(technique) => <TechniqueRow technique={technique} />}
    />
  );
}
