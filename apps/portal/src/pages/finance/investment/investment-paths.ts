export const INVESTMENT = '/finance/investment';
export const FUNDS = '/finance/funds';

export const investorHref = (id: string): string => `/finance/investmentDetails?${new URLSearchParams({ id })}`;
