import type { RecommendedProductDetail } from '@zonekit/api-client/business/recommendation/contract';
import type { ServiceDetail } from '@zonekit/api-client/business/service/contract';
import { describes, type ItemData } from '../../platform/item-data.ts';

const service = describes<ServiceDetail>(({ title, lang, headline, category, shop, packages, rating, open }) => ({
  '@type': 'Service',
  name: title,
  inLanguage: lang,
  description: headline,
  serviceType: category.name,
  provider: { '@type': 'Organization', name: shop.name, address: shop.address, telephone: shop.phone },
  offers: packages.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: price.amount / 100,
    priceCurrency: price.currency,
    availability: open ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  })),
  ...(rating.average !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, ratingCount: rating.count },
  }),
}));

const recommended = describes<RecommendedProductDetail>(
  ({ title, lang, headline, maker, price_from, cover }, { fileUrl }) => ({
    '@type': 'Product',
    name: title,
    inLanguage: lang,
    description: headline,
    manufacturer: { '@type': 'Organization', name: maker },
    ...(price_from !== null && {
      offers: { '@type': 'AggregateOffer', lowPrice: price_from.amount / 100, priceCurrency: price_from.currency },
    }),
    ...(cover !== null && { image: fileUrl(cover) }),
  }),
);

export const businessItems: ItemData = {
  '/business/$id': service,
  '/businessService/details': service,
  '/business/recommendProducts/$id': recommended,
};
