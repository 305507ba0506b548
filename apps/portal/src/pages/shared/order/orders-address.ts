import type { OrderArea, OrderKind } from '@zonekit/api-client/order/contract';

const CENTRE = '/userCenter/user';

/** The lists of orders in the user centre, each with what it shows. Source: specification, section 2. */
export const ORDER_PAGES = {
  instrument: `${CENTRE}/technical`,
  facility: `${CENTRE}/technical/facility`,
  experimental: `${CENTRE}/technical/experimental`,
  commodity: `${CENTRE}/commodity`,
  material: `${CENTRE}/material`,
} as const;
export type OrderPageName = keyof typeof ORDER_PAGES;

/** View of all orders. */
export const allOrdersHref = `${ORDER_PAGES.instrument}?view=all`;

/** The list that an order belongs to: each order is in one of them. */
const orderPageOf = ({ kind, area }: { kind: OrderKind; area: OrderArea }): OrderPageName => {
  if (kind === 'instrument' || kind === 'facility') return kind;
  if (area === 'technology') return 'experimental';
  return area === 'business' ? 'commodity' : 'material';
};

/** An order in its list. */
export const orderHref = (order: { id: string; kind: OrderKind; area: OrderArea }): string =>
  `${ORDER_PAGES[orderPageOf(order)]}?${new URLSearchParams({ order: order.id })}`;
