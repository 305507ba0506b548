import { oneOf } from '../../../platform/data/search-params.ts';

export const VOUCHERS = '/innovation-voucher';
/** In place of an id, the form of a new one. */
export const NEW = 'new';

/** Parameters of the address, not validated. */
export type VoucherParams = Partial<
  Record<'redemption' | 'edit' | 'file' | 'status' | 'page' | 'kind' | 'moves' | 'year', string | undefined>
>;

/** For `validateSearch` of the route. */
export const readVoucherSearch = (search: Record<string, unknown>) => ({
  redemption: oneOf(search.redemption),
  edit: oneOf(search.edit),
  file: oneOf(search.file),
  status: oneOf(search.status),
  page: oneOf(search.page),
  kind: oneOf(search.kind),
  moves: oneOf(search.moves),
  year: oneOf(search.year),
});

/** A redemption, or the form of a new one. */
export const redemptionHref = (id: string): string => `${VOUCHERS}?${new URLSearchParams({ redemption: id })}`;
/** The form that corrects a returned one. */
export const correctHref = (id: string): string => `${redemptionHref(id)}&edit=1`;
