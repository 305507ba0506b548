import type {
  RecommendedProductDetail,
  RecommendedProductSummary,
  Technique,
} from '@zonekit/api-client/business/recommendation/contract';
import type { Locale } from '@zonekit/api-client/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import type { RecommendedProductRow, TechniqueRow } from './recommendation.tables.ts';

interface How {
  locale: Locale;
  terms: Terms | null;
}

const sayIn = (lang: Locale) => (zh: string, en: string | null) => (lang === 'en' && en) || zh;

export const presentRecommendedProduct = (
  row: RecommendedProductRow,
  { locale, terms }: How,
): RecommendedProductSummary => {
  const texts = textsOf(row, locale, ['title', 'headline', 'maker', 'description']);
  const { title, lang, headline, maker, description } = texts;
  const say = sayIn(lang);
  const { id, field, recommended_by, published_on, cover, price_from } = row;
  return {
    ...{ id, title, lang, field, recommended_by, maker, headline, published_on, cover },
    price_from: price_from === null ? null : { amount: price_from, currency: 'CNY' },
    figures: row.figures.map((each) => ({
      name: say(each.name_zh, each.name_en),
      value: say(each.value_zh, each.value_en),
    })),
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(description, terms),
  };
};

export const presentRecommendedDetail = (
  row: RecommendedProductRow,
  related: readonly RecommendedProductRow[],
  locale: Locale,
): RecommendedProductDetail => {
  const shown = presentRecommendedProduct(row, { locale, terms: null });
  const say = sayIn(shown.lang);
  return {
    ...shown,
    description: say(row.description_zh, row.description_en),
    specs: row.specs.map((each) => ({
      name: say(each.name_zh, each.name_en),
      value: say(each.value_zh, each.value_en),
      note: each.note_zh === null ? null : say(each.note_zh, each.note_en),
    })),
    cases: row.cases.map(({ customer_zh, customer_en, result_zh, result_en }) => ({
      customer: say(customer_zh, customer_en),
      result: say(result_zh, result_en),
    })),
    proofs: row.proofs.map(({ zh, en }) => say(zh, en)),
    phone: row.phone,
    address: say(row.address_zh, row.address_en),
    related: related.map((other) => ({
      id: other.id,
      ...textsOf(other, locale, ['title', 'maker']),
      cover: other.cover,
    })),
  };
};

export const presentTechnique = (row: TechniqueRow, { locale, terms }: How): Technique => {
  const texts = textsOf(row, locale, ['title', 'headline', 'introduction', 'holder', 'price', 'rights']);
  const say = sayIn(texts.lang);
  const { id, field, stage, maturity, offer, phone, published_on, result } = row;
  return {
    ...{ id, field, stage, maturity, offer, phone, published_on },
    ...texts,
    result: {
      name: say(result.name_zh, result.name_en),
      before: say(result.before_zh, result.before_en),
      after: say(result.after_zh, result.after_en),
    },
    uses: row.uses.map(({ zh, en }) => say(zh, en)),
    title_hits: terms && markAll(texts.title, terms),
    snippet: terms && snippetOf(texts.introduction, terms),
  };
};
