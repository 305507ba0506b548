import type { DebtProductDetail, Repayment } from '@zonekit/api-client/finance/product/contract';
import { oneOf, stringifySearch } from '../../../platform/data/search-params.ts';

/** Ten-thousand yuan, months, basis points. Undefined where the address does not say. */
export interface CalculatorSearch {
  open: boolean;
  amount: number | undefined;
  term: number | undefined;
  rate: number | undefined;
  method: string | undefined;
}

const figure = (value: unknown): number | undefined => {
  const number = Number(oneOf(value));
  return Number.isFinite(number) && number > 0 ? number : undefined;
};

/** `?calculate=1&amount=500&term=24&rate=335&method=equal_principal`. */
export const readCalculator = (search: Record<string, unknown>): CalculatorSearch => ({
  open: oneOf(search.calculate) === '1',
  amount: figure(search.amount),
  term: figure(search.term),
  rate: figure(search.rate),
  method: oneOf(search.method),
});

export interface Calculation {
  amount: number;
  term: number;
  rate: number;
  method: Repayment;
}

const WAN = 1_000_000;
export const LIMITS = { amount: [1, 100_000], term: [1, 360], rate: [1, 2_400] } as const;

/** Half of the largest sum over the longest term is a start that the product gives. */
export const calculationOf = (
  { amount, term, rate, repayments }: Pick<DebtProductDetail, 'amount' | 'term' | 'rate' | 'repayments'>,
  search: CalculatorSearch,
): Calculation => {
  const within = (name: keyof typeof LIMITS, value: number | undefined, otherwise: number) =>
    value !== undefined && value >= LIMITS[name][0] && value <= LIMITS[name][1] ? value : otherwise;
  const start = Math.max(amount.min.amount, Math.round(amount.max.amount / 2)) / WAN;
  return {
    amount: within('amount', search.amount, start),
    term: Math.round(within('term', search.term, Math.min(term.max, Math.max(term.min, 24)))),
    rate: within('rate', search.rate, rate.min),
    method: repayments.find((each) => each === search.method) ?? repayments[0] ?? 'equal_instalments',
  };
};

export const calculatorHref = (id: string, calculation?: Calculation): string =>
  `/finance/bondDetails${stringifySearch({ id, calculate: '1', ...calculation })}`;
