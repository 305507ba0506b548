import { useSession } from '@zonekit/api-client/session/hooks';
import { demandEndpoints } from '@zonekit/api-client/supply/demand/endpoints';
import { useDemandFits, useHallDemands } from '@zonekit/api-client/supply/demand/hooks';
import { demandList } from '@zonekit/api-client/supply/demand/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { DEMAND_FORM, HALL } from '../paths.ts';
import { Sides } from '../sides.tsx';
import * as css from '../supply.css.ts';
import { DeadlineChart } from './deadline-chart.tsx';
import { HallRow } from './hall-row.tsx';

/** The demand hall; who is signed in for a company sees how it compares with each demand. */
export function HallPage({ search }: { search: ListSearch<keyof typeof demandList.facets> }) {
  const t = useWords('supplyHall');
  const { user } = useSession();
  const read = useHallDemands(listQuery(demandList, search));
  const demands = read.status === 'ready' ? read.data.data : [];
  const ids = user?.enterprise ? demands.map(({ id }) => id) : [];
  const fits = useDemandFits(ids.length > 0 ? ids : null);
  const known = fits.status === 'ready' ? fits.data : [];
  return (
    <ListPage
      path={HALL}
      trail={[]}
      tabs={
        <div className={css.tabs}>
          <Sides current={HALL} />
          <Button asChild kind="primary">
            <Link href={DEMAND_FORM}>{t('publish')}</Link>
          </Button>
        </div>
      }
      list={demandList}
      file={demandEndpoints.hallDemandsFile}
      search={search}
      read={read}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      lead={<DeadlineChart demands={demands} />}
      row={(demand) => (
        <HallRow
          demand={demand}
          number={demands.indexOf(demand) + 1}
          fit={known.find(({ demand_id }) => demand_id === demand.id)}
        />
      )}
    />
  );
}
