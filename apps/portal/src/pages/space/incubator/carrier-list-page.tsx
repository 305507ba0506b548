import { incubatorEndpoints } from '@zonekit/api-client/space/incubator/endpoints';
import { useCarriers } from '@zonekit/api-client/space/incubator/hooks';
import { carrierList } from '@zonekit/api-client/space/incubator/lists';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import type { HostSearch } from './host.types.ts';
import { HostRow } from './host-row.tsx';
import { useHostList } from './use-host-list.tsx';

/** Innovation carriers with their vacant seats. */
export function CarrierListPage({ search }: { search: HostSearch }) {
  return (
    <ListPage
      {...useHostList('carrier')}
      list={carrierList}
      file={incubatorEndpoints.carriersFile}
      search={search}
      read={useCarriers(listQuery(carrierList, search))}
      row={(carrier) => <HostRow type="carrier" host={carrier} />}
    />
  );
}
