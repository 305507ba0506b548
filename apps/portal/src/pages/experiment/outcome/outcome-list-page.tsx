import { outcomeEndpoints } from '@zonekit/api-client/experiment/outcome/endpoints';
import { useOutcomes } from '@zonekit/api-client/experiment/outcome/hooks';
import { outcomeList } from '@zonekit/api-client/experiment/outcome/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { LANDING, OUTCOMES } from '../resource-paths.ts';
import { OutcomeRow } from './outcome-row.tsx';

/** Research outcomes with their readiness and their terms. */
export function OutcomeListPage({ search }: { search: ListSearch<keyof typeof outcomeList.facets> }) {
  const t = useWords('experimentOutcome');
  const area = useWords('experiment');
  return (
    <ListPage
      path={OUTCOMES}
      trail={[{ label: area('title'), href: LANDING }]}
      list={outcomeList}
      file={outcomeEndpoints.outcomesFile}
      search={search}
      read={useOutcomes(listQuery(outcomeList, search))}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(outcome) => <OutcomeRow outcome={outcome} />}
    />
  );
}
