import type { Locale } from '@zonekit/api-client/contract';
import type { SupplyProductSummary } from '@zonekit/api-client/supply/product/contract';
import type { Db, Tx } from '../../../frame/context.ts';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import { companyTable } from '../company/company.repository.ts';
import type { ProductRow } from './product.repository.ts';

/** Rows in the requested language, with their companies. Search terms are marked. */
export const presentProducts = async (
  db: Db | Tx,
  rows: readonly ProductRow[],
  { locale, terms }: { locale: Locale; terms: Terms | null },
): Promise<SupplyProductSummary[]> => {
  const companies = await companyTable.find(db, [...new Set(rows.map(({ company_id }) => company_id))]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  return rows.flatMap((row) => {
    const company = byId.get(row.company_id);
    if (!company) return [];
    const { id, field, stage, published_on } = row;
    const { title, summary, unit, lang } = textsOf(row, locale, ['title', 'summary', 'unit']);
    return [
      {
        ...{ id, title, lang, summary, field, stage, unit, published_on },
        region: company.region,
        company: { id: company.id, name: textsOf(company, locale, ['name']).name },
        price: row.price === null ? null : { amount: row.price, currency: 'CNY' as const },
        title_hits: terms && markAll(title, terms),
        snippet: terms && snippetOf(summary, terms),
      },
    ];
  });
};
