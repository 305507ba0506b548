import type { Locale } from '@zonekit/api-client/contract';
import type { RatingDetail, ShopCard, ShopDetail, ShopSummary } from '@zonekit/api-client/shop/contract';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import { textsOf } from '../content/bilingual.ts';
import { summaryOf } from './rating/rating.ts';
import type { RatingSums, ShopRow } from './shop.tables.ts';

const TEXTS = ['name', 'headline', 'address'] as const;

/** A row in the requested language. Search terms are marked. */
export const presentShop = (
  row: ShopRow,
  ratings: ReadonlyMap<string, RatingSums>,
  { locale, terms }: { locale: Locale; terms: Terms | null },
): ShopSummary => {
  const { name, headline, address, lang } = textsOf(row, locale, TEXTS);
  const { id, areas, fields, district, phone, since, confirm_hours } = row;
  return {
    ...{ id, name, lang, areas, fields, district, address, phone, headline, since, confirm_hours },
    rating: summaryOf(ratings.get(id)),
    title_hits: terms && markAll(name, terms),
    snippet: terms && snippetOf(headline, terms),
  };
};

export const presentShopDetail = (row: ShopRow, rating: RatingDetail, locale: Locale): ShopDetail => {
  const { introduction, hours } = textsOf(row, locale, ['name', 'introduction', 'hours']);
  const { longitude, latitude, staff, licences } = row;
  const shown = presentShop(row, new Map(), { locale, terms: null });
  return {
    ...shown,
    ...{ introduction, hours, longitude, latitude, staff },
    licences: licences.map(({ name_zh, name_en, number, valid_until }) => ({
      name: (shown.lang === 'en' && name_en) || name_zh,
      number,
      valid_until,
    })),
    rating,
  };
};

/** A provider on the page of something that it sells. */
export const presentShopCard = (row: ShopRow, locale: Locale): ShopCard => {
  const { name, address, hours } = textsOf(row, locale, ['name', 'address', 'hours']);
  const { id, phone, since, staff, confirm_hours } = row;
  return { id, name, address, phone, hours, since, staff, confirm_hours };
};
