export const FUND_TABS = ['introduction', 'list', 'rules', 'apply', 'results'] as const;
export type FundTab = (typeof FUND_TABS)[number];

export const fundTabHref = (tab: FundTab): string => `/finance/funds/${tab}`;
export const fundHref = (id: string): string => `${fundTabHref('list')}/${encodeURIComponent(id)}`;
/** Rules of one fund. */
export const rulesHref = (id: string): string => `${fundTabHref('rules')}?${new URLSearchParams({ fund: id })}`;
/** More funds than there are: a tab shows all of them. */
export const ALL_FUNDS = { page_size: 50 } as const;
