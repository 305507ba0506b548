import type { Lifecycle } from '@zonekit/api-client/lifecycle';

const PAGE_SIZE = 10;

/** Parameters of the address of a list of the user's own records, not validated. */
export type OwnListParams = Partial<Record<'status' | 'page', string>>;

export interface OwnListSearch<S extends string = string> {
  /** Absent for all states. */
  status?: S;
  /** From 1. */
  page: number;
}

/** Ignores a state that the lifecycle does not have, and what is no number of a page. */
export const readOwnList = <S extends string>(
  { states }: Pick<Lifecycle<S>, 'states'>,
  { status, page }: OwnListParams,
): OwnListSearch<S> => ({
  ...(status !== undefined && Object.hasOwn(states, status) && { status: status as S }),
  page: Math.max(1, Math.trunc(Number(page)) || 1),
});

/** Query of the page that the address names. */
export const ownListQuery = <S extends string>(search: OwnListSearch<S>) => ({
  ...ownListFilter(search),
  page_index: search.page,
  page_size: PAGE_SIZE,
});

/** Query of the list's file. */
export const ownListFilter = <S extends string>({ status }: OwnListSearch<S>): { status?: S[] } =>
  status === undefined ? {} : { status: [status] };

export const ownListHref = (path: string, { status, page }: Partial<OwnListSearch>): string => {
  const search = new URLSearchParams({
    ...(status !== undefined && { status }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path;
};

export const ownListPages = (total: number): number => Math.ceil(total / PAGE_SIZE);
