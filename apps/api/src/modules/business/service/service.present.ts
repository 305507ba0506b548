import type {
  ServiceDetail,
  ServicePackage,
  ServicePrice,
  ServiceSpec,
  ServiceSummary,
} from '@zonekit/api-client/business/service/contract';
import type { Locale } from '@zonekit/api-client/contract';
import type { RatingDetail } from '@zonekit/api-client/shop/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import { summaryOf } from '../../shop/rating/rating.ts';
import { presentShopCard } from '../../shop/shop.present.ts';
import type { ShopName } from '../../shop/shop.repository.ts';
import type { RatingSums, ShopRow } from '../../shop/shop.tables.ts';
import { categoryWords } from './service.repository.ts';
import type { PackageData, ServiceRow } from './service.tables.ts';

/** Sources of a service's texts besides its row. */
export interface ServiceContext {
  shops: ReadonlyMap<string, ShopName>;
  topics: ReadonlyMap<string, { id: string; name_zh: string; name_en: string }>;
  ratings: ReadonlyMap<string, RatingSums>;
}

const yuan = (amount: number) => ({ amount, currency: 'CNY' as const });

/** A word of a part in the language in which the row is shown. */
const sayIn = (lang: Locale) => (zh: string, en: string | null) => (lang === 'en' && en) || zh;
const maybeIn = (lang: Locale) => (zh: string | null, en: string | null) => (lang === 'en' && en) || zh;

const nameOf = (lang: Locale, row: { id: string; name_zh: string; name_en: string | null }) => ({
  id: row.id,
  name: sayIn(lang)(row.name_zh, row.name_en),
});

const presentPrice = (data: PackageData, lang: Locale): ServicePrice => ({
  ...nameOf(lang, data),
  price: yuan(data.price),
  unit: sayIn(lang)(data.unit_zh, data.unit_en),
  days: data.days,
  max_quantity: data.max_quantity,
  recommended: data.recommended,
});

const presentPackage = (data: PackageData, lang: Locale, taken: ReadonlyMap<string, number>): ServicePackage => {
  const total = [...taken.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...presentPrice(data, lang),
    note: sayIn(lang)(data.note_zh, data.note_en),
    share: total === 0 ? null : Math.round((100 * (taken.get(data.id) ?? 0)) / total),
  };
};

const shopOf = (row: ServiceRow, lang: Locale, shops: ServiceContext['shops']) =>
  nameOf(lang, shops.get(row.shop_id) ?? { id: row.shop_id, name_zh: row.shop_id, name_en: null });

/** A row in the requested language. Search terms are marked. */
export const presentService = (
  row: ServiceRow,
  { shops, topics, ratings }: ServiceContext,
  { locale, terms }: { locale: Locale; terms: Terms | null },
): ServiceSummary => {
  const texts = textsOf(row, locale, ['title', 'headline', 'on_failure', 'invoice', 'description']);
  const { title, lang, headline, on_failure, invoice, description } = texts;
  const topic = topics.get(row.topic_id ?? '');
  const { id, catalogue, open, standards, services, qualifications, voucher_rate, median_days } = row;
  return {
    ...{ id, title, lang, catalogue, open, headline, on_failure, invoice, standards, services, qualifications },
    category: {
      id: row.category as ServiceSummary['category']['id'],
      name: categoryWords(row.category)?.[lang] ?? row.category,
    },
    topic: topic ? nameOf(lang, topic) : null,
    shop: shopOf(row, lang, shops),
    packages: row.packages.map((each) => presentPrice(each, lang)),
    voucher_rate,
    median_days,
    rating: summaryOf(ratings.get(id)),
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(description, terms),
  };
};

const contentsOf = (row: ServiceRow, lang: Locale): ServiceDetail['contents'] =>
  row.contents.map(({ name_zh, name_en, cells }) => ({
    name: sayIn(lang)(name_zh, name_en),
    cells: cells.map(({ included, text_zh, text_en }) => ({ included, text: maybeIn(lang)(text_zh, text_en) })),
  }));

export const presentServiceDetail = (
  row: ServiceRow,
  more: ServiceContext & {
    shop: ShopRow;
    rating: RatingDetail;
    taken: ReadonlyMap<string, number>;
    related: readonly ServiceRow[];
  },
  locale: Locale,
): ServiceDetail => {
  const shown = presentService(row, more, { locale, terms: null });
  const { lang } = shown;
  const say = sayIn(lang);
  return {
    ...shown,
    description: say(row.description_zh, row.description_en),
    shop: presentShopCard(more.shop, lang),
    packages: row.packages.map((each) => presentPackage(each, lang, more.taken)),
    contents: contentsOf(row, lang),
    options: row.options.map((option) => ({
      ...nameOf(lang, option),
      price: yuan(option.price),
      note: maybeIn(lang)(option.note_zh, option.note_en),
    })),
    stages: row.stages.map(({ name_zh, name_en, from_day, to_day, deliverable_zh, deliverable_en }) => ({
      name: say(name_zh, name_en),
      from_day,
      to_day,
      deliverable: say(deliverable_zh, deliverable_en),
    })),
    terms: row.terms.map(({ kind, text_zh, text_en, figure }) => ({ kind, text: say(text_zh, text_en), figure })),
    materials: row.materials.map(({ zh, en }) => say(zh, en)),
    contract_text: say(row.contract_zh, row.contract_en),
    rating: more.rating,
    related: more.related.map((other) => {
      const texts = textsOf(other, locale, ['title']);
      return {
        id: other.id,
        ...texts,
        shop: shopOf(other, texts.lang, more.shops),
        price_from: yuan(other.price),
        rating: summaryOf(more.ratings.get(other.id)),
      };
    }),
  };
};

/** A package with its contents. */
export const presentSpec = (
  row: ServiceRow,
  specId: string,
  { shops, taken }: Pick<ServiceContext, 'shops'> & { taken: ReadonlyMap<string, number> },
  locale: Locale,
): ServiceSpec | null => {
  const place = row.packages.findIndex(({ id }) => id === specId);
  const data = row.packages[place];
  if (!data) return null;
  const { title, lang } = textsOf(row, locale, ['title']);
  return {
    ...presentPackage(data, lang, taken),
    service: { id: row.id, title, catalogue: row.catalogue },
    shop: shopOf(row, lang, shops),
    contents: contentsOf(row, lang).flatMap(({ name, cells }) => {
      const cell = cells[place];
      return cell ? [{ name, ...cell }] : [];
    }),
  };
};
