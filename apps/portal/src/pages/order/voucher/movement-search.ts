import type { MovementKind } from '@zonekit/api-client/order/voucher/contract';
import { MOVEMENT_KINDS } from '@zonekit/api-client/order/voucher/lists';
import { VOUCHERS, type VoucherParams } from './voucher-address.ts';

export const MOVEMENTS_PER_PAGE = 10;

export interface MovementSearch {
  kind?: MovementKind;
  /** Four digits. */
  year?: string;
  /** From 1. */
  page: number;
}

/** Ignores what the list does not have. */
export const readMovements = ({ kind, year, moves }: VoucherParams): MovementSearch => {
  const known = MOVEMENT_KINDS.find((each) => each === kind);
  return {
    ...(known && { kind: known }),
    ...(year !== undefined && /^\d{4}$/.test(year) && { year }),
    page: Math.max(1, Math.trunc(Number(moves)) || 1),
  };
};

/** Query of the file. */
export const movementFilter = ({ kind, year }: Partial<MovementSearch>) => ({
  ...(kind && { kind: [kind] }),
  ...(year && { year: [year] }),
});

export const movementQuery = (search: MovementSearch) => ({
  ...movementFilter(search),
  page_index: search.page,
  page_size: MOVEMENTS_PER_PAGE,
});

/** The address of a search, at its place on the page; another filter begins with the first page. */
export const movementsHref = ({ kind, year, page = 1 }: Partial<MovementSearch>, place = 'movements'): string => {
  const query = new URLSearchParams({
    ...(year && { year }),
    ...(kind && { kind }),
    ...(page > 1 && { moves: String(page) }),
  });
  return `${VOUCHERS}${query.size > 0 ? `?${query}` : ''}#${place}`;
};
