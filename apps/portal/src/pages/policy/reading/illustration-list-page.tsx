import { readingEndpoints } from '@zonekit/api-client/policy/reading/endpoints';
import { useIllustrations } from '@zonekit/api-client/policy/reading/hooks';
import { illustrationList } from '@zonekit/api-client/policy/reading/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { ILLUSTRATIONS, IllustrationCard } from './illustration-card.tsx';

/** Policies told in pictures. */
export function IllustrationListPage({ search }: { search: ListSearch<keyof typeof illustrationList.facets> }) {
  const t = useWords('policyReading');
  return (
    <ListPage
      path={ILLUSTRATIONS}
      trail={[{ label: t('policy'), href: '/policy' }]}
      list={illustrationList}
      file={readingEndpoints.illustrationsFile}
      search={search}
      layout="cards"
      read={useIllustrations(listQuery(illustrationList, search))}
      words={{
        title: t('illustration.title'),
        lede: t('illustration.description'),
        searchLabel: t('illustration.search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(illustration) => <IllustrationCard illustration={illustration} />}
    />
  );
}
