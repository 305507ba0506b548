import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { usePlatforms } from '@zonekit/api-client/content/hooks';
import { institutionList } from '@zonekit/api-client/content/lists';
import { useWords } from '../../../platform/words/use-words.ts';
import { listQuery } from '../../shared/list/list-query.ts';
import { InstitutionList, type InstitutionSearch } from './institution-list.tsx';

export function PlatformListPage({ search }: { search: InstitutionSearch }) {
  const t = useWords('contentPlatform');
  return (
    <InstitutionList
      path="/info/platform"
      file={contentEndpoints.platformsFile}
      search={search}
      read={usePlatforms(listQuery(institutionList, search))}
      title={t('title')}
      lede={t('description')}
      searchLabel={t('search')}
    />
  );
}
