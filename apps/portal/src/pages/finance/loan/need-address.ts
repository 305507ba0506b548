import type { LoanNeed } from '@zonekit/api-client/finance/matching/client';
import { MATCH_SORTS } from '@zonekit/api-client/finance/matching/lists';
import type { Collateral, LoanPurpose } from '@zonekit/api-client/finance/product/contract';
import { COLLATERALS, LOAN_PURPOSES } from '@zonekit/api-client/finance/product/lists';
import { oneOf, stringifySearch } from '../../../platform/data/search-params.ts';
import { LOAN_CENTER } from './loan-paths.ts';

/** Ten-thousand yuan and months. What an address does not say is undefined. */
export interface NeedSearch {
  amount?: number | undefined;
  term?: number | undefined;
  purpose?: LoanPurpose | undefined;
  collateral?: Collateral | undefined;
  sort: (typeof MATCH_SORTS)[number];
  page: number;
}

const SIZE = 20;

/** The limits of the endpoint. */
export const NEED_LIMITS = { amount: 1_000_000, term: 360 } as const;

const figure = (value: unknown, most: number): number | undefined => {
  const number = Number(oneOf(value));
  return number > 0 && number <= most ? number : undefined;
};

export const readNeed = (search: Record<string, unknown>): NeedSearch => {
  const term = figure(search.term, NEED_LIMITS.term);
  return {
    amount: figure(search.amount, NEED_LIMITS.amount),
    term: term === undefined ? undefined : Math.max(1, Math.round(term)),
    purpose: LOAN_PURPOSES.find((value) => value === oneOf(search.purpose)),
    collateral: COLLATERALS.find((value) => value === oneOf(search.collateral)),
    sort: MATCH_SORTS.find((value) => value === oneOf(search.sort)) ?? 'fit',
    page: Math.max(1, Math.min(500, Math.floor(figure(search.page, 500) ?? 1))),
  };
};

/** Null where nothing is asked for yet. */
export const needQuery = ({ page, collateral, sort, ...need }: NeedSearch): LoanNeed | null =>
  Object.values({ ...need, collateral }).every((value) => value === undefined)
    ? null
    : {
        ...Object.fromEntries(Object.entries(need).filter(([, value]) => value !== undefined)),
        ...(collateral && { collateral: [collateral] }),
        ...{ sort, page_index: page, page_size: SIZE },
      };

export const pagesOf = (total: number): number => Math.ceil(total / SIZE);

/** Defaults are left out. */
export const needHref = (need: Partial<NeedSearch>): string =>
  `${LOAN_CENTER}${stringifySearch({
    ...need,
    sort: need.sort === 'fit' ? undefined : need.sort,
    page: need.page === 1 ? undefined : need.page,
  })}`;
