import { serviceOrder } from '@zonekit/api-client/lifecycle/service-order';
import type { OrderQuery } from '@zonekit/api-client/order/client';
import type { OrderKind, OrderStatus } from '@zonekit/api-client/order/contract';
import { ORDER_PAGES, type OrderPageName } from '../../shared/order/orders-address.ts';
import type { OrdersParams } from './order-params.ts';

export const ORDERS_PER_PAGE = 10;

export type OrdersView = OrderPageName | 'all';

export interface OrdersSearch {
  view: OrdersView;
  kind?: OrderKind;
  status?: OrderStatus;
  q?: string;
  /** From 1. */
  page: number;
  /** Id of the order that is open. */
  order?: string;
}

/** Filters of each view. Orders of consumables are in the view of experimental services. */
const PRESETS = {
  all: {},
  instrument: { kind: ['instrument'] },
  facility: { kind: ['facility'] },
  experimental: { area: ['technology'], kind: ['service', 'material'] },
  commodity: { area: ['business'] },
  material: { area: ['mall'] },
} as const satisfies Record<OrdersView, OrdersFilter>;

type OrdersFilter = { area?: readonly NonNullable<OrderQuery['area']>[number][]; kind?: readonly OrderKind[] };

/** The kinds among which a view can be narrowed; empty where it has one. */
export const kindsOf = (view: OrdersView): readonly OrderKind[] => {
  if (view === 'all') return ['instrument', 'facility', 'service', 'material'];
  return view === 'experimental' ? ['service', 'material'] : [];
};

/** Ignores what the lists do not have. @param name of the page at the address */
export const readOrders = (name: OrderPageName, params: OrdersParams): OrdersSearch => {
  const view = params.view === 'all' ? 'all' : name;
  const kind = kindsOf(view).find((each) => each === params.kind);
  const { status, q, order } = params;
  return {
    view,
    ...(kind && { kind }),
    ...(status !== undefined && Object.hasOwn(serviceOrder.states, status) && { status: status as OrderStatus }),
    ...(q !== undefined && { q: q.slice(0, 100) }),
    page: Math.max(1, Math.trunc(Number(params.page)) || 1),
    ...(order !== undefined && { order }),
  };
};

/** Query of the file. */
export const ordersFilter = ({ view, kind, status, q }: Omit<OrdersSearch, 'page' | 'order'>) => {
  const preset: OrdersFilter = PRESETS[view];
  const kinds = kind ? [kind] : preset.kind;
  return {
    ...(preset.area && { area: [...preset.area] }),
    ...(kinds && { kind: [...kinds] }),
    ...(status && { status: [status] }),
    ...(q && { q }),
  };
};

/** Query of the page that the address names; those that have not ended first, also of a search. */
export const ordersQuery = (search: OrdersSearch): OrderQuery => ({
  ...ordersFilter(search),
  sort: 'running',
  page_index: search.page,
  page_size: ORDERS_PER_PAGE,
});

/** The address of a search; another filter begins with the first page and without an open order. */
export const ordersHref = (
  name: OrderPageName,
  { view, kind, status, q, page = 1, order }: Partial<OrdersSearch>,
): string => {
  const query = new URLSearchParams({
    ...(view === 'all' && { view }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
    ...(order && { order }),
  });
  return query.size > 0 ? `${ORDER_PAGES[name]}?${query}` : ORDER_PAGES[name];
};

interface Count {
  value: string;
  count: number;
}

/** Number of orders by view. @param all facets of all orders @param technology facets of the orders of technology resources */
export const viewCounts = (
  all: { area: readonly Count[] },
  technology: { kind: readonly Count[] },
): Record<OrdersView, number> => {
  const of = (counts: readonly Count[], ...values: string[]) =>
    counts.reduce((sum, { value, count }) => (values.includes(value) ? sum + count : sum), 0);
  return {
    all: of(all.area, 'technology', 'business', 'mall'),
    instrument: of(technology.kind, 'instrument'),
    facility: of(technology.kind, 'facility'),
    experimental: of(technology.kind, 'service', 'material'),
    commodity: of(all.area, 'business'),
    material: of(all.area, 'mall'),
  };
};
