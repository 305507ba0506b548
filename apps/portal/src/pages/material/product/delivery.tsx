import type { StockRow } from '@zonekit/api-client/material/product/contract';
import { Icon } from '@zonekit/ui/icon';
import { moneyText } from '@zonekit/ui/money/parts';
import { Truck } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as card from '../../shared/offer/price-card.css.ts';
import * as css from './buy-card.css.ts';

interface DeliveryProps {
  stock: StockRow;
  signedIn: boolean;
}

/** Where the goods come from and when; to the default address of who is signed in. */
export function Delivery({ stock: { warehouse, arrival }, signedIn }: DeliveryProps) {
  const t = useWords('materialProductDetail');
  const locale = useLocale();
  const [Address, setAddress] = useState<ComponentType>();
  useEffect(() => {
    if (signedIn) void import('./default-address.tsx').then(({ DefaultAddress }) => setAddress(() => DefaultAddress));
  }, [signedIn]);
  const { shipping_fee, free_from } = warehouse;
  return (
    <ul className={css.delivery} aria-label={t('delivery')}>
      {signedIn && Address && <Address />}
      <li className={css.way}>
        <Icon as={Truck} size={20} className={css.icon} />
        <span>
          <b>{t('arrives', { arrival })}</b>
          <small className={card.small}>
            {t('leaves', { warehouse: warehouse.name, cutoff: warehouse.cutoff })}
            {shipping_fee.amount === 0
              ? t('freeShipping')
              : t('shipping', {
                  fee: moneyText(shipping_fee.amount, locale),
                  free: moneyText(free_from.amount, locale),
                })}
          </small>
        </span>
      </li>
    </ul>
  );
}
