import type { FinanceTarget } from '@zonekit/api-client/finance/application/contract';

const APPLICATIONS = '/userCenter/user/finance';

/** Where an application is; without an id, the list of them. */
export const applicationHref = (id?: string): string =>
  id === undefined ? APPLICATIONS : `${APPLICATIONS}/${encodeURIComponent(id)}`;

/** The form that corrects a returned one. */
export const correctHref = (id: string): string => `${applicationHref(id)}?edit=1`;

/** The form of a new application. A debt product is the target where the address names none. */
export const applyHref = (target: FinanceTarget, id: string): string =>
  `/finance/bondSubmit?${new URLSearchParams({ id, ...(target !== 'product' && { target }) })}`;
