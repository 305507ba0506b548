import type { ServiceCategory, ServiceSummary } from '@zonekit/api-client/business/service/contract';
import { serviceEndpoints } from '@zonekit/api-client/business/service/endpoints';
import type { Data } from '../../platform/data/data.ts';
import type { Compared } from '../shared/compare/compare-address.ts';
import { listAnswer } from '../shared/list/list-answer.tsx';
import { serviceComparePage, serviceListPage } from './business-pages.tsx';
import { type CategoryId, type CategorySearch, categoryQuery } from './list/categories.ts';

interface Input {
  context: { data: Data };
  deps: { category: CategoryId; search: CategorySearch; compared: Compared | null };
  cause: string;
}

export type BusinessData =
  | { shows: 'comparison'; services: ServiceSummary[] }
  | { shows: 'list'; categories: ServiceCategory[] };

export const loadBusiness = async ({
  context: { data },
  deps: { category, search, compared },
  cause,
}: Input): Promise<BusinessData> => {
  if (compared) {
    const [services] = await Promise.all([
      data.load(serviceEndpoints.compareServices, { query: { ids: [...compared.ids] } }),
      serviceComparePage.load(),
    ]);
    return { shows: 'comparison', services: services.data };
  }
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  const services =
    cause === 'stay'
      ? undefined
      : data.prefetch(serviceEndpoints.listServices, { query: categoryQuery(category, search) });
  const [categories] = await Promise.all([
    data.load(serviceEndpoints.serviceCategories, {}),
    services && listAnswer(services),
    serviceListPage.load(),
  ]);
  return { shows: 'list', categories: categories.data };
};
