import type { ManifestRoute } from './route.types.ts';

export const financeRoutes: readonly ManifestRoute[] = [
  { path: '/finance/investment', access: 'public', state: 19, title: 'financeInvestment.title' },
  { path: '/finance/investmentDetails', access: 'public', state: 19, title: 'financeInvestmentDetails.title' },
  { path: '/finance/bond', access: 'public', state: 19, title: 'financeBond.title' },
  { path: '/finance/bondDetails', access: 'public', state: 19, title: 'financeBondDetails.title' },
  { path: '/finance/bondSubmit', access: 'public', state: 19, title: 'financeBondSubmit.title' },
  { path: '/finance/funds', access: 'public', state: 19, title: 'financeFunds.title' },
  { path: '/finance/funds/introduction', access: 'public', state: 19, title: 'financeFundsIntroduction.title' },
  { path: '/finance/funds/list', access: 'public', state: 19, title: 'financeFundsList.title' },
  { path: '/finance/funds/list/$id', access: 'public', state: 19, title: { from: 'data' } },
  { path: '/finance/funds/rules', access: 'public', state: 19, title: 'financeFundsRules.title' },
  { path: '/finance/funds/apply', access: 'public', state: 19, title: 'financeFundsApply.title' },
  { path: '/finance/funds/results', access: 'public', state: 19, title: 'financeFundsResults.title' },
  { path: '/finance/loanCenter', access: 'public', state: 19, title: 'financeLoanCenter.title' },
  { path: '/financeSupermarket', access: 'public', state: 19, title: 'financeSupermarket.title' },
  { path: '/supermarket', access: 'public', state: 19, title: 'supermarket.title' },
];
