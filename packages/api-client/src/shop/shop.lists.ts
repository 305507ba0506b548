import { defineList } from '../list/list-definition.ts';
import { ORDER_AREAS } from '../order/order.lists.ts';

// The words of these values are in `shop.labels.ts` of the service.
/** Areas of providers: testing and research, enterprise services, goods. */
export const SHOP_FIELDS = [
  'materials',
  'mechanical',
  'electronics',
  'life_science',
  'environment',
  'digital',
  'registration',
  'finance_tax',
  'hr',
  'ip',
  'legal',
  'design',
  'reagents',
  'components',
] as const;
/** Parts of the zone in which providers sit; `outside` for those that come to the enterprise. */
export const SHOP_DISTRICTS = ['core', 'bonded', 'bay', 'port', 'outside'] as const;
/** What an enterprise may rate besides the whole: how well it was done, in time, answered, and for the price. */
export const RATING_ASPECTS = ['expertise', 'punctuality', 'replies', 'value'] as const;
/** Subject of a rating. */
export const RATED_KINDS = ['instrument', 'facility', 'service', 'material'] as const;

const sorts = ['relevance', 'position', 'rating', 'since'] as const;
const formats = ['json', 'csv'] as const;

export const shopList = defineList({
  facets: { area: ORDER_AREAS, field: SHOP_FIELDS, district: SHOP_DISTRICTS },
  sorts,
  formats,
});

/** Providers of technology resources. */
export const industrialShopList = defineList({
  facets: { field: SHOP_FIELDS, district: SHOP_DISTRICTS },
  sorts,
  formats,
});
