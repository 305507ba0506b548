import { useAddresses } from '@zonekit/api-client/account/hooks';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { MapPin } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as card from '../../shared/offer/price-card.css.ts';
import * as css from './buy-card.css.ts';

const ADDRESSES = '/userCenter/user/material/address';

/** Where goods are delivered by default; the order may choose another one. */
export function DefaultAddress() {
  const t = useWords('materialProductDetail');
  const read = useAddresses();
  if (read.status !== 'ready') return null;
  const address = read.data.find(({ is_default }) => is_default) ?? read.data[0];
  return (
    <li className={css.way}>
      <Icon as={MapPin} size={20} className={css.icon} />
      {address ? (
        <span>
          <b>
            {address.contact} {address.phone}
          </b>
          <small className={card.small}>
            {[...new Set([address.province_name, address.city_name, address.county_name]), address.detail].join(' ')}
          </small>
        </span>
      ) : (
        <span>{t('noAddress')}</span>
      )}
      <Link kind="text" href={ADDRESSES}>
        {t(address ? 'changeAddress' : 'addAddress')}
      </Link>
    </li>
  );
}
