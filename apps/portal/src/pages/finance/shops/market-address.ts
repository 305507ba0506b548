import type { SupermarketFilter } from '@zonekit/api-client/finance/institution/client';
import type { InstitutionKind } from '@zonekit/api-client/finance/institution/contract';
import { INSTITUTION_KINDS } from '@zonekit/api-client/finance/institution/lists';
import type { DebtCategory } from '@zonekit/api-client/finance/product/contract';
import { DEBT_CATEGORIES } from '@zonekit/api-client/finance/product/lists';
import { oneOf, stringifySearch } from '../../../platform/data/search-params.ts';
import { SUPERMARKET } from '../loan/loan-paths.ts';

export interface MarketSearch {
  category?: DebtCategory | undefined;
  kind?: InstitutionKind | undefined;
  page: number;
}

const SIZE = 10;

export const readMarket = (search: Record<string, unknown>): MarketSearch => {
  const page = Math.floor(Number(oneOf(search.page)));
  return {
    category: DEBT_CATEGORIES.find((value) => value === oneOf(search.category)),
    kind: INSTITUTION_KINDS.find((value) => value === oneOf(search.kind)),
    page: page > 1 && page <= 100 ? page : 1,
  };
};

export const marketFilter = ({ category, kind, page }: MarketSearch): SupermarketFilter => ({
  ...(category && { category: [category] }),
  ...(kind && { kind: [kind] }),
  ...{ page_index: page, page_size: SIZE },
});

export const marketPages = (total: number): number => Math.ceil(total / SIZE);

export const marketHref = ({ category, kind, page }: Partial<MarketSearch>): string =>
  `${SUPERMARKET}${stringifySearch({ category, kind, page: page === 1 ? undefined : page })}`;
