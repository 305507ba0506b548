import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { useBases } from '@zonekit/api-client/content/hooks';
import { institutionList } from '@zonekit/api-client/content/lists';
import { useWords } from '../../../platform/words/use-words.ts';
import { listQuery } from '../../shared/list/list-query.ts';
import { InstitutionList, type InstitutionSearch } from './institution-list.tsx';

export function BaseListPage({ search }: { search: InstitutionSearch }) {
  const t = useWords('contentBase');
  return (
    <InstitutionList
      path="/info/base"
      file={contentEndpoints.basesFile}
      search={search}
      read={useBases(listQuery(institutionList, search))}
      title={t('title')}
      lede={t('description')}
      searchLabel={t('search')}
    />
  );
}
