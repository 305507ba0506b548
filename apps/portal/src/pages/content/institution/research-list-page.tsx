import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { useResearch } from '@zonekit/api-client/content/hooks';
import { institutionList } from '@zonekit/api-client/content/lists';
import { useWords } from '../../../platform/words/use-words.ts';
import { listQuery } from '../../shared/list/list-query.ts';
import { InstitutionList, type InstitutionSearch } from './institution-list.tsx';

export function ResearchListPage({ search }: { search: InstitutionSearch }) {
  const t = useWords('contentResearch');
  return (
    <InstitutionList
      path="/info/research"
      file={contentEndpoints.researchFile}
      search={search}
      read={useResearch(listQuery(institutionList, search))}
      title={t('title')}
      lede={t('description')}
      searchLabel={t('search')}
    />
  );
}
