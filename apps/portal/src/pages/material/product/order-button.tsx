import type { ProductDetail } from '@zonekit/api-client/material/product/contract';
import { Button, type ButtonProps } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { hasPage } from '../../../shell/route-areas.ts';
import { orderAddress, productOrderAddress } from '../../shared/order/order-address.ts';
import type { ProductChoice } from './product-choice.ts';

interface OrderButtonProps extends Pick<ButtonProps, 'size'> {
  product: ProductDetail;
  choice: ProductChoice;
}

/** Leads to the order of what is chosen; where no warehouse has as much, or this build takes no orders, to a call. */
export function OrderButton({ product, choice, size }: OrderButtonProps) {
  const t = useWords('materialProductDetail');
  const { spec, options, quantity, chosen } = choice;
  const order = { spec, options, quantity, warehouse: chosen?.warehouse.id };
  const href =
    product.catalogue === 'mall'
      ? productOrderAddress(product.id, order)
      : orderAddress({ kind: 'material', offer: product.id, ...order });
  return (
    <Button asChild kind="primary" size={size ?? 'md'}>
      {product.open && chosen && hasPage('/order') ? (
        <Link href={href}>{t('order')}</Link>
      ) : (
        <a href={`tel:${product.shop.phone}`}>{t('call', { phone: product.shop.phone })}</a>
      )}
    </Button>
  );
}
