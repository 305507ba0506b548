import type { Locale } from '@zonekit/api-client/contract';
import type { InvestorDetail, InvestorSummary } from '@zonekit/api-client/finance/investor/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import type { InvestorRow } from './investor.tables.ts';

const fen = (amount: number) => ({ amount, currency: 'CNY' }) as const;

/** A row in the requested language. Search terms are marked. */
export const presentInvestor = (
  row: InvestorRow,
  { locale, terms }: { locale: Locale; terms: Terms | null },
): InvestorSummary => {
  const { name, offer, city, lang } = textsOf(row, locale, ['name', 'offer', 'city']);
  return {
    id: row.id,
    name,
    lang,
    kind: row.kind,
    stages: row.stages,
    fields: row.fields,
    offer,
    amount_min: fen(row.amount_min),
    amount_max: fen(row.amount_max),
    cases: row.case_count,
    city,
    founded_year: row.founded_year,
    title_hits: terms && markAll(name, terms),
    snippet: terms && snippetOf(offer, terms),
  };
};

export const presentInvestorDetail = (row: InvestorRow, locale: Locale): InvestorDetail => {
  const summary = presentInvestor(row, { locale, terms: null });
  const say = (zh: string, en: string | null): string => (summary.lang === 'en' && en) || zh;
  return {
    ...summary,
    introduction: say(row.introduction_zh, row.introduction_en),
    managed: fen(row.managed),
    address: say(row.address_zh, row.address_en),
    contact_person: say(row.contact_zh, row.contact_en),
    phone: row.phone,
    email: row.email,
    reply_workdays: row.reply_workdays,
    materials: row.materials.map(({ text_zh, text_en }) => say(text_zh, text_en)),
    case_list: row.cases
      .map(({ name_zh, name_en, note_zh, note_en, ...rest }) => ({
        ...rest,
        name: say(name_zh, name_en),
        note: say(note_zh, note_en),
      }))
      .sort((a, b) => b.year - a.year),
  };
};
