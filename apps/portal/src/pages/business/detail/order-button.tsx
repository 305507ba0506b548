import type { ServiceDetail } from '@zonekit/api-client/business/service/contract';
import { Button, type ButtonProps } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { hasPage } from '../../../shell/route-areas.ts';
import type { OfferChoice } from '../../shared/offer/offer-choice.ts';
import { orderAddress } from '../../shared/order/order-address.ts';

interface OrderButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'children'> {
  service: ServiceDetail;
  choice: OfferChoice;
}

/** Leads to the order of what is chosen, or to a call of the provider where it takes no orders now. */
export function OrderButton({ service: { id, shop, open }, choice, children, ...looks }: OrderButtonProps) {
  return (
    <Button asChild kind="primary" {...looks}>
      {open && hasPage('/order') ? (
        <Link href={orderAddress({ kind: 'service', offer: id, ...choice })}>{children}</Link>
      ) : (
        <a href={`tel:${shop.phone}`}>{shop.phone}</a>
      )}
    </Button>
  );
}
