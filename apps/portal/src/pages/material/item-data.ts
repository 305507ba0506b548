import type { ProductDetail } from '@zonekit/api-client/material/product/contract';
import { describes, type ItemData } from '../../platform/item-data.ts';

const product = describes<ProductDetail>(
  ({ title, lang, model, headline, shop, price, price_from, stock, rating }) => ({
    '@type': 'Product',
    name: title,
    inLanguage: lang,
    mpn: model,
    description: headline,
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: price_from.amount / 100,
      highPrice: price.amount / 100,
      priceCurrency: price.currency,
      availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      seller: { '@type': 'Organization', name: shop.name },
    },
    ...(rating.average !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, ratingCount: rating.count },
    }),
  }),
);

export const materialItems: ItemData = { '/material/product/$id': product };
