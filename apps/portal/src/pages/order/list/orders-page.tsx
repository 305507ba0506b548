import type { OrderSummary } from '@zonekit/api-client/order/contract';
import { useOrders, useSaveOrders } from '@zonekit/api-client/order/hooks';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { lazy, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OrderPageName } from '../../shared/order/orders-address.ts';
import { OwnListTools } from '../../shared/user-centre/own-list-tools.tsx';
import { Loaded, Opened, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { KindFilter } from './kind-filter.tsx';
import type { OrdersParams } from './order-params.ts';
import { OrderRows } from './order-rows.tsx';
import * as css from './orders.css.ts';
import {
  ORDERS_PER_PAGE,
  type OrdersSearch,
  ordersFilter,
  ordersHref,
  ordersQuery,
  readOrders,
} from './orders-search.ts';
import { OrdersSearchForm } from './orders-search-form.tsx';
import { OrdersTabs } from './orders-tabs.tsx';

// Its history, its documents and its forms come when an order is open.
const OrderPanel = lazy(async () => ({ default: (await import('./order-panel.tsx')).OrderPanel }));

export interface OrdersPageProps {
  name: OrderPageName;
  params: OrdersParams;
}

/** My orders of one area or of all of them: the list, and beside it the order that is open. */
export function OrdersPage({ name, params }: OrdersPageProps) {
  const t = useWords('orderList');
  const search = readOrders(name, params);
  const read = useOrders(ordersQuery(search));
  const title = t(`pages.${search.view === 'all' ? 'all' : name}.title`);
  const found = read.status === 'ready' || read.status === 'failed' ? (read.data?.data ?? []) : [];
  const open = search.order ?? found[0]?.id;
  return (
    <UserCentrePage title={title}>
      <div className={css.split} data-open={search.order ? '' : undefined}>
        <div className={css.list}>
          <OrdersTabs view={search.view} />
          <OrdersSearchForm name={name} search={search} />
          <Loaded read={read}>{(answer) => <Found name={name} search={search} answer={answer} openId={open} />}</Loaded>
        </div>
        {open !== undefined && (
          <aside className={css.aside} aria-label={t('open')}>
            {search.order && (
              <Link kind="text" className={css.back} href={ordersHref(name, { ...search, order: '' })}>
                {t('back')}
              </Link>
            )}
            <Opened>
              <OrderPanel
                key={open}
                id={open}
                listedAt={found.find(({ id }) => id === open)?.updated_at}
                fileId={params.file}
              />
            </Opened>
          </aside>
        )}
      </div>
    </UserCentrePage>
  );
}

interface FoundProps {
  name: OrderPageName;
  search: OrdersSearch;
  answer: NonNullable<Extract<ReturnType<typeof useOrders>, { status: 'ready' }>['data']>;
  openId: string | undefined;
}

function Found({ name, search, answer: { data, facets, page }, openId }: FoundProps) {
  const t = useWords('orderList');
  const centre = useWords('userCentre');
  const { state, save } = useSaveOrders();
  const [now] = useState(Date.now);
  const { order: _, page: __, status, ...filter } = search;
  const isFiltered = status !== undefined || filter.kind !== undefined || filter.q !== undefined;
  const path = ordersHref(name, filter);
  const orders: readonly OrderSummary[] = data;
  if (page.total === 0 && !isFiltered) {
    return (
      <EmptyState
        headingLevel={2}
        title={t('empty')}
        action={
          <Button asChild kind="primary">
            <Link href={t(`pages.${search.view}.href`)}>{t(`pages.${search.view}.go`)}</Link>
          </Button>
        }
      >
        {t('emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <KindFilter name={name} search={search} values={facets.kind} />
      <OwnListTools
        path={path}
        values={facets.status}
        status={status}
        files={{
          state,
          csv: () => void save('csv', ordersFilter(search)),
          ics: () => void save('ics', ordersFilter(search)),
        }}
      />
      {orders.length > 0 ? (
        <OrderRows
          orders={orders}
          now={now}
          openId={openId}
          hrefOf={(order) => ordersHref(name, { ...search, order })}
        />
      ) : (
        <EmptyState
          headingLevel={2}
          title={centre('list.none')}
          action={
            <Button asChild>
              <Link href={ordersHref(name, { view: search.view })}>{centre('list.toAll')}</Link>
            </Button>
          }
        />
      )}
      <Pagination
        className={css.pages}
        page={search.page}
        pageCount={Math.ceil(page.total / ORDERS_PER_PAGE)}
        hrefFor={(number) => ordersHref(name, { ...filter, ...(status && { status }), page: number })}
        label={centre('list.pages')}
        previous={centre('previous')}
        next={centre('next')}
        pageLabel={(number) => centre('page', { page: String(number) })}
      />
    </>
  );
}
