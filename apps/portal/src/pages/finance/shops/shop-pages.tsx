import type { InstitutionDetail } from '@zonekit/api-client/finance/institution/contract';
import { institutionEndpoints } from '@zonekit/api-client/finance/institution/endpoints';
import { institutionList } from '@zonekit/api-client/finance/institution/lists';
import type { Data } from '../../../platform/data/data.ts';
import { latePage } from '../../shared/late-page.tsx';
import { listAnswer } from '../../shared/list/list-answer.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import type { ShopListPageProps } from './shop-list-page.tsx';
import type { ShopPageProps } from './shop-page.tsx';

export const shopListPage = latePage<ShopListPageProps>(
  'list',
  async () => (await import('./shop-list-page.tsx')).ShopListPage,
);

/** One shop, at the address of their list. */
export const shopPage = latePage<ShopPageProps>('shop', async () => (await import('./shop-page.tsx')).ShopPage);

interface Input {
  context: { data: Data };
  deps: { id: string | undefined; search: ShopListPageProps['search'] };
  cause: string;
}

export type ShopsData = { shows: 'shop'; shop: InstitutionDetail } | { shows: 'list' };

export const loadShops = async ({ context: { data }, deps: { id, search }, cause }: Input): Promise<ShopsData> => {
  if (id !== undefined) {
    const [shop] = await Promise.all([
      data.load(institutionEndpoints.getInstitution, { params: { obj_id: id } }),
      shopPage.load(),
    ]);
    return { shows: 'shop', shop: shop.data };
  }
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  const shops =
    cause === 'stay'
      ? undefined
      : data.prefetch(institutionEndpoints.listInstitutions, { query: listQuery(institutionList, search) });
  await Promise.all([shops && listAnswer(shops), shopListPage.load()]);
  return { shows: 'list' };
};
