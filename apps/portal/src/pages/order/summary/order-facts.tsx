import type { Order } from '@zonekit/api-client/order/contract';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';

type Choice = Pick<Order, 'kind' | 'offer' | 'spec' | 'options' | 'shop' | 'quantity' | 'unit' | 'warehouse'>;

/** Choice in one line: package, quantity, extras, warehouse. */
export const useChoiceText = () => {
  const t = useWords('order');
  return ({ spec, options, quantity, unit, warehouse }: Choice): string =>
    [
      spec?.name,
      t('amount', { quantity, unit }),
      options.length > 0 && t('options', { names: options.map(({ name }) => name).join(t('separator')) }),
      warehouse && t('from', { warehouse: warehouse.name }),
    ]
      .filter(Boolean)
      .join(t('separator'));
};

/** The seller with the phone number to call. */
export function Seller({ shop: { name, phone } }: Pick<Order, 'shop'>): ReactNode {
  const t = useWords('order');
  if (!phone) return name;
  return t.rich('seller', { name, phone: () => <Link href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</Link> });
}

/** From when to when a reservation is, or the day that was wished for. */
export function OrderTime({
  order: { starts_at, ends_at, starts_on },
}: {
  order: Pick<Order, 'starts_at' | 'ends_at' | 'starts_on'>;
}) {
  if (starts_at && ends_at) return <Time value={starts_at} to={ends_at} format="datetime" />;
  return starts_on && <Time value={starts_on} />;
}
