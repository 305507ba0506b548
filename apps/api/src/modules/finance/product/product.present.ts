import type { Locale } from '@zonekit/api-client/contract';
import type { DebtProductDetail, DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import { inLocale } from '../../policy/matching/criterion-data.ts';
import type { InstitutionNames } from '../institution/institution.repository.ts';
import type { InstitutionRow } from '../institution/institution.tables.ts';
import type { ProductRow } from './product.tables.ts';

const yuan = (amount: number) => ({ amount, currency: 'CNY' as const });

/** A row in the requested language. Search terms are marked. */
export const presentProduct = (
  row: ProductRow,
  shops: InstitutionNames,
  { locale, terms }: { locale: Locale; terms: Terms | null },
): DebtProductSummary => {
  const { title, lang, headline, description } = textsOf(row, locale, ['title', 'headline', 'description']);
  const { id, category, open, collaterals, purposes, repayments, days, subsidised } = row;
  return {
    ...{ id, title, lang, category, headline, open, collaterals, purposes, repayments, days, subsidised },
    institution: {
      id: row.institution_id,
      name: (lang === 'en' && row.institution_en) || row.institution_zh,
      // The foreign key holds every shop.
      kind: shops.get(row.institution_id)?.kind ?? 'bank',
    },
    rate: { min: row.rate_min, max: row.rate_max },
    amount: { min: yuan(row.amount_min), max: yuan(row.amount_max) },
    term: { min: row.term_min, max: row.term_max },
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(description, terms),
  };
};

export const presentProductDetail = (
  row: ProductRow,
  more: { shops: InstitutionNames; shop: InstitutionRow; related: readonly ProductRow[] },
  locale: Locale,
): DebtProductDetail => {
  const how = { locale, terms: null };
  const { title, lang, ...texts } = textsOf(row, locale, ['title', 'description', 'fees', 'early_repayment']);
  const say = (zh: string | null, en: string | null) => (lang === 'en' && en) || zh;
  const { contact, address } = textsOf(more.shop, lang, ['contact', 'address']);
  return {
    ...presentProduct(row, more.shops, how),
    ...texts,
    title,
    conditions: row.conditions.map((condition) => inLocale(condition, locale)),
    documents: row.documents.map(({ id, name_zh, name_en, note_zh, note_en, required }) => ({
      id,
      name: say(name_zh, name_en) ?? name_zh,
      note: say(note_zh, note_en),
      required,
    })),
    steps: row.steps.map(({ name_zh, name_en, days }) => ({ name: say(name_zh, name_en) ?? name_zh, days })),
    contact: { name: contact, phone: more.shop.phone, address },
    related: more.related.map((other) => presentProduct(other, more.shops, how)),
  };
};
