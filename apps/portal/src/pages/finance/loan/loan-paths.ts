import { stringifySearch } from '../../../platform/data/search-params.ts';

export const BOND = '/finance/bond';
export const LOAN_CENTER = '/finance/loanCenter';
export const SUPERMARKET = '/financeSupermarket';
export const SHOPS = '/supermarket';

export const productHref = (id: string): string => `/finance/bondDetails${stringifySearch({ id })}`;
export const bondSubmitHref = (id: string): string => `/finance/bondSubmit${stringifySearch({ id })}`;
export const shopHref = (id: string): string => `${SHOPS}${stringifySearch({ id })}`;

/** `3.35`: basis points as percent. */
export const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2);
