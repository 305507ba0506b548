import type { Locale } from '@zonekit/api-client/contract';
import type { FundDetail, FundResult, FundSummary, FundWindow } from '@zonekit/api-client/finance/fund/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import type { FundResultRow, FundRow, FundWindowRow } from './fund.tables.ts';
import { currentWindow, stateOfWindow } from './fund.window.ts';

interface Shown {
  locale: Locale;
  terms: Terms | null;
  /** `YYYY-MM-DD`. */
  today: string;
}

const fen = (amount: number) => ({ amount, currency: 'CNY' }) as const;
const sayIn =
  (lang: Locale) =>
  (zh: string, en: string | null): string =>
    (lang === 'en' && en) || zh;

const presentWindow = (row: FundWindowRow, lang: Locale, today: string): FundWindow => ({
  id: row.id,
  name: sayIn(lang)(row.name_zh, row.name_en),
  opens_on: row.opens_on,
  closes_on: row.closes_on,
  budget: fen(row.budget),
  state: stateOfWindow(row, today),
});

/** A row in the requested language. Search terms are marked. */
export const presentFund = (row: FundRow, { locale, terms, today }: Shown): FundSummary => {
  const { name, offer, manager, lang } = textsOf(row, locale, ['name', 'offer', 'manager']);
  const current = currentWindow(row.windows, today);
  const window = current && presentWindow(current, lang, today);
  return {
    id: row.id,
    name,
    lang,
    kind: row.kind,
    support: row.support,
    fields: row.fields,
    offer,
    size: fen(row.size),
    amount_min: fen(row.amount_min),
    amount_max: fen(row.amount_max),
    manager,
    state: window?.state ?? 'closed',
    window,
    title_hits: terms && markAll(name, terms),
    snippet: terms && snippetOf(offer, terms),
  };
};

export const presentFundDetail = (
  row: FundRow,
  { locale, today }: Omit<Shown, 'terms'>,
  results: { count: number; amount: number },
): FundDetail => {
  const summary = presentFund(row, { locale, today, terms: null });
  const { lang } = summary;
  const say = sayIn(lang);
  const line = ({ text_zh, text_en }: { text_zh: string; text_en: string | null }) => say(text_zh, text_en);
  const titled = (part: FundRow['rules'][number]) => ({ title: say(part.title_zh, part.title_en), text: line(part) });
  return {
    ...summary,
    introduction: say(row.introduction_zh, row.introduction_en),
    established_on: row.established_on,
    phone: row.phone,
    conditions: row.conditions.map(line),
    materials: row.materials.map(line),
    rules: row.rules.map(titled),
    steps: row.steps.map(titled),
    windows: [...row.windows]
      .sort((a, b) => (a.opens_on < b.opens_on ? 1 : -1))
      .map((window) => presentWindow(window, lang, today)),
    results: { count: results.count, amount: fen(results.amount) },
  };
};

export const presentFundResult = (
  row: FundResultRow,
  names: readonly Pick<FundRow, 'id' | 'name_zh' | 'name_en'>[],
  { locale, terms }: Omit<Shown, 'today'>,
): FundResult => {
  const { project, enterprise, lang } = textsOf(row, locale, ['project', 'enterprise']);
  const fund = names.find(({ id }) => id === row.fund_id);
  return {
    id: row.id,
    fund: { id: row.fund_id, name: fund ? sayIn(locale)(fund.name_zh, fund.name_en) : '' },
    enterprise,
    project,
    amount: fen(row.amount),
    decided_on: row.decided_on,
    lang,
    title_hits: terms && markAll(project, terms),
    snippet: terms && snippetOf(enterprise, terms),
  };
};
