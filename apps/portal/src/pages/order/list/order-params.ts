import { oneOf } from '../../../platform/data/search-params.ts';

/** Parameters of the address of a list of orders, not validated. */
export type OrdersParams = Partial<
  Record<'view' | 'kind' | 'status' | 'q' | 'page' | 'order' | 'file', string | undefined>
>;

/** For `validateSearch` of the lists' routes. */
export const readOrderSearch = ({ view, kind, status, q, page, order, file }: Record<string, unknown>) => ({
  view: oneOf(view),
  kind: oneOf(kind),
  status: oneOf(status),
  q: oneOf(q),
  page: oneOf(page),
  order: oneOf(order),
  file: oneOf(file),
});
