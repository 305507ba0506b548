import type { Locale } from '@zonekit/api-client/contract';
import type { SupplyCompanySummary } from '@zonekit/api-client/supply/company/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import type { CompanyRow } from './company.repository.ts';

/** A row in the requested language. Search terms are marked. */
export const presentCompany = (
  row: CompanyRow,
  products: number,
  { locale, terms }: { locale: Locale; terms: Terms | null },
): SupplyCompanySummary => {
  const { id, fields, region, qualifications, founded_on, staff } = row;
  const { name, summary, place, lang } = textsOf(row, locale, ['name', 'summary', 'place']);
  return {
    ...{ id, name, lang, summary, fields, region, place, qualifications, founded_on, staff, products },
    title_hits: terms && markAll(name, terms),
    snippet: terms && snippetOf(summary, terms),
  };
};
