import type { Locale } from '@zonekit/api-client/contract';
import type { InstitutionDetail, InstitutionSummary } from '@zonekit/api-client/finance/institution/contract';
import type { DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import { DEBT_CATEGORIES } from '@zonekit/api-client/finance/product/lists';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import type { InstitutionRow } from './institution.tables.ts';

/** A row in the requested language. Search terms are marked. */
export const presentInstitution = (
  row: InstitutionRow,
  { locale, terms }: { locale: Locale; terms: Terms | null },
): InstitutionSummary => {
  const texts = textsOf(row, locale, ['name', 'headline', 'address', 'introduction']);
  const { name, lang, headline, address, introduction } = texts;
  const { id, kind, area, logo, phone, products } = row;
  return {
    ...{ id, name, lang, kind, area, headline, address, phone, products },
    shop_logo: logo === null ? null : { object_name: logo },
    categories: DEBT_CATEGORIES.filter((category) => row.categories.includes(category)),
    rate_from: products === 0 ? null : row.rate_from,
    title_hits: terms && markAll(name, terms),
    snippet: terms && snippetOf(introduction, terms),
  };
};

export const presentInstitutionDetail = (
  row: InstitutionRow,
  products: readonly DebtProductSummary[],
  locale: Locale,
): InstitutionDetail => {
  const { lang: _lang, ...more } = textsOf(row, locale, ['name', 'introduction', 'hours', 'contact']);
  return { ...presentInstitution(row, { locale, terms: null }), ...more, product_list: [...products] };
};
