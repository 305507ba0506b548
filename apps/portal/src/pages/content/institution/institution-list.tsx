import type { Institution } from '@zonekit/api-client/content/contract';
import type { usePlatforms } from '@zonekit/api-client/content/hooks';
import { institutionList } from '@zonekit/api-client/content/lists';
import type { Endpoint } from '@zonekit/api-client/contract';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { InstitutionRow } from './institution-row.tsx';

export type InstitutionSearch = ListSearch<keyof typeof institutionList.facets>;

interface InstitutionListProps {
  path: string;
  file: Endpoint;
  search: InstitutionSearch;
  read: ReturnType<typeof usePlatforms>;
  title: string;
  lede: string;
  searchLabel: string;
}

/** One kind of institution as a list. */
export function InstitutionList({ path, file, search, read, title, lede, searchLabel }: InstitutionListProps) {
  const t = useWords('contentInstitution');
  return (
    <ListPage
      {...{ path, file, search, read }}
      list={institutionList}
      words={{
        title,
        lede,
        searchLabel,
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(institution: Institution) => <InstitutionRow institution={institution} />}
    />
  );
}
