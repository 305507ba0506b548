import { incubatorEndpoints } from '@zonekit/api-client/space/incubator/endpoints';
import { useIncubators } from '@zonekit/api-client/space/incubator/hooks';
import { incubatorList } from '@zonekit/api-client/space/incubator/lists';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import type { HostSearch } from './host.types.ts';
import { HostRow } from './host-row.tsx';
import { useHostList } from './use-host-list.tsx';

/** Incubators with their vacant seats. */
export function IncubatorListPage({ search }: { search: HostSearch }) {
  return (
    <ListPage
      {...useHostList('incubator')}
      list={incubatorList}
      file={incubatorEndpoints.incubatorsFile}
      search={search}
      read={useIncubators(listQuery(incubatorList, search))}
      row={(incubator) => <HostRow type="incubator" host={incubator} />}
    />
  );
}
