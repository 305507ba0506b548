import { useOrders } from '@zonekit/api-client/order/hooks';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';
import { allOrdersHref, ORDER_PAGES, type OrderPageName } from '../../shared/order/orders-address.ts';
import * as css from './orders.css.ts';
import { type OrdersView, viewCounts } from './orders-search.ts';

const PAGES = Object.keys(ORDER_PAGES) as OrderPageName[];

/** The lists of orders, each with its number; an order is in one of them. */
export function OrdersTabs({ view }: { view: OrdersView }) {
  const t = useWords('orderList');
  const all = useOrders({ page_size: 1 });
  const technology = useOrders({ area: ['technology'], page_size: 1 });
  const counts =
    all.status === 'ready' && technology.status === 'ready'
      ? viewCounts(all.data.facets, technology.data.facets)
      : undefined;
  return (
    <TabLinks
      className={css.tabs}
      label={t('tabs')}
      items={(['all', ...PAGES] as const).map((each) => ({
        label: t(`pages.${each}.tab`),
        href: each === 'all' ? allOrdersHref : ORDER_PAGES[each],
        ...(counts && { count: counts[each] }),
        current: each === view,
      }))}
    />
  );
}
