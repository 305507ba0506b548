import type { Locale } from '@zonekit/api-client/contract';
import type { LoanCombination, LoanMatch, LoanTally, MatchSort } from '@zonekit/api-client/finance/matching/contract';
import type { Eligibility, ProfileInput } from '@zonekit/api-client/policy/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import { outcomeOf } from '../../../frame/matching/outcome.ts';
import { loadCatalogue, nameOf } from '../../policy/policy.catalogue.ts';
import { blankProfile } from '../../policy/recommend.service.ts';
import { productTable } from '../product/product.repository.ts';
import { presentProducts } from '../product/product.service.ts';
import type { ProductRow } from '../product/product.tables.ts';
import { combinationsOf, type Lending } from './combination.ts';
import { judgeLoan, type Need } from './need.ts';
import { rulesOf, WAN } from './rules.ts';
import { loanWords } from './words.ts';

/** A question may be answered at once; a need is changed afterwards. */
const ORDER: Record<Eligibility, number> = { eligible: 0, unknown: 1, near: 2, not: 3 };

const outcomes = (rows: readonly ProductRow[], need: Need, profile: ProfileInput, now: Date) =>
  rows.map((row) => ({ row, ...outcomeOf(rulesOf(row), (rule) => judgeLoan(rule, need, profile, now)) }));
type Judged = ReturnType<typeof outcomes>[number];

/** Within one verdict, fewer missed come first, then the lower rate. */
const compare: Record<MatchSort, (a: Judged, b: Judged) => number> = {
  fit: (a, b) => ORDER[a.eligibility] - ORDER[b.eligibility] || a.unmet - b.unmet || a.unknown - b.unknown,
  rate: (a, b) => a.row.rate_min - b.row.rate_min,
  days: (a, b) => a.row.days - b.row.days,
};

const tallyOf = (judged: readonly Judged[]): LoanTally => {
  const count = (eligibility: Eligibility) => judged.filter((each) => each.eligibility === eligibility).length;
  return { eligible: count('eligible'), near: count('near'), unknown: count('unknown'), not: count('not') };
};

/** Products whose other conditions a need meets or may meet. */
const lendings = (judged: readonly Judged[]): Lending<ProductRow>[] =>
  judged
    .filter(({ judgements }) =>
      judgements.every(({ rule, judgement }) => rule.field === 'need.amount' || judgement.verdict !== 'unmet'),
    )
    .map(({ row, unknown }) => ({
      ...{ product: row, rate: row.rate_min, min: row.amount_min, max: row.amount_max, unknown },
      ...{ id: row.id },
    }));

interface Asked {
  need: Need;
  /** Null where the enterprise has none or is not signed in: its conditions are then unknown. */
  profile: ProfileInput | null;
  sort: MatchSort;
  page: { page_index: number; page_size: number };
}

/** Every product on sale held against the need, a page of them. */
export const matchLoans = async (
  db: Db | Tx,
  { need, profile, sort, page }: Asked,
  { locale, now }: { locale: Locale; now: Date },
): Promise<{ matches: LoanMatch[]; tally: LoanTally; total: number; combinations: LoanCombination[] }> => {
  const rows = await productTable.select(db, sql`open`, sql`order by position`);
  const judged = outcomes(rows, need, profile ?? blankProfile, now).sort(
    (a, b) => compare[sort](a, b) || a.row.rate_min - b.row.rate_min || (a.row.id < b.row.id ? -1 : 1),
  );
  const from = (page.page_index - 1) * page.page_size;
  const shown = judged.slice(from, from + page.page_size);
  const combined = need.amount === undefined ? [] : combinationsOf(lendings(judged), Math.round(need.amount * WAN));
  const [products, catalogue] = await Promise.all([
    presentProducts(
      db,
      [
        ...new Map(
          [...shown.map(({ row }) => row), ...combined.flatMap(({ parts }) => parts.map(({ product }) => product))].map(
            (row) => [row.id, row],
          ),
        ).values(),
      ],
      { locale, terms: null },
    ),
    loadCatalogue(db),
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const industry = (id: string) => {
    const tag = catalogue.industry(id);
    return tag ? nameOf(tag, locale) : id;
  };
  return {
    tally: tallyOf(judged),
    total: judged.length,
    combinations: combined.map(({ parts, rate, single }) => ({
      parts: parts.flatMap(({ product: { id }, amount, unknown }) => {
        const product = byId.get(id);
        return product ? [{ product, amount: { amount, currency: 'CNY' as const }, unknown }] : [];
      }),
      rate,
      single_rate: single,
    })),
    matches: shown.flatMap(({ row, eligibility, judgements, met, unmet, unknown }) => {
      const product = byId.get(row.id);
      if (!product) return [];
      const verdicts = judgements.map(({ rule, judgement }) => loanWords(rule, judgement, locale, industry));
      return [{ product, eligibility, verdicts, met, unmet, unknown }];
    }),
  };
};
