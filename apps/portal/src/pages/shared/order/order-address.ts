import type { OrderKind } from '@zonekit/api-client/order/contract';

/** Choice in the address of the order page. Fields that the kind lacks, or that are not chosen yet, are absent. */
export interface OrderChoice {
  kind: OrderKind;
  /** Of the instrument, the facility, the service or the product. */
  offer: string;
  /** Of a service or goods: the package or specification. */
  spec?: string | undefined;
  /** Ids of the extras. */
  options?: readonly string[] | undefined;
  /** Of a service or goods; 1 by default. */
  quantity?: number | undefined;
  /** Of goods. */
  warehouse?: string | undefined;
  /** Of a reservation: bounds of its buckets, ISO 8601. */
  start?: string | undefined;
  end?: string | undefined;
  /** Of a reservation with extras that are paid per sample; 1 by default. */
  samples?: number | undefined;
}

/** `?kind=…&offer=…`: the choice as a query. */
const choiceQuery = ({
  options = [],
  quantity,
  samples,
  ...texts
}: Omit<OrderChoice, 'kind' | 'offer'>): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(texts)) if (value) query.set(name, value);
  if (options.length > 0) query.set('options', options.join(','));
  if (quantity !== undefined && quantity !== 1) query.set('quantity', String(quantity));
  if (samples !== undefined && samples !== 1) query.set('samples', String(samples));
  return query;
};

/**
 * Where a choice is ordered: `<Link href={orderAddress({ kind: 'service', offer: id, spec })}>`. The address holds the whole
 * choice; the page asks for the price, and for a login.
 */
export const orderAddress = ({ kind, offer, ...choice }: OrderChoice): string => {
  const query = choiceQuery(choice);
  return `/order?${new URLSearchParams([['kind', kind], ['offer', offer], ...query])}`;
};

/** The same for a product of the mall, whose order has an address of its own. Source: specification, section 2. */
export const productOrderAddress = (offer: string, choice: Omit<OrderChoice, 'kind' | 'offer'>): string => {
  const query = choiceQuery(choice);
  return `/material/product/${encodeURIComponent(offer)}/order${query.size > 0 ? `?${query}` : ''}`;
};
