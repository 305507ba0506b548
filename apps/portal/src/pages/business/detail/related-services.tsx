import type { ServiceDetail } from '@zonekit/api-client/business/service/contract';
import { servicePath } from '@zonekit/api-client/business/service-path';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RelatedOffers } from '../../shared/offer/related-offers.tsx';

/** Services of the same category. */
export function RelatedServices({ service: { related, catalogue } }: { service: ServiceDetail }) {
  const t = useWords('businessService');
  const locale = useLocale();
  return (
    <RelatedOffers
      title={t('related')}
      offers={related.map(({ id, title, lang, shop, price_from, rating }) => ({
        id,
        title,
        lang,
        href: servicePath({ id, catalogue }),
        line: shop.name,
        price: price_from.amount === 0 ? t('free') : t('from', { price: moneyText(price_from.amount, locale) }),
        note: rating.average === null ? null : `${rating.average.toFixed(1)} / 5`,
      }))}
    />
  );
}
