import type { ManifestRoute } from './route.types.ts';

export const financeRoutes: readonly ManifestRoute[] = [
  { path: '/finance/investment', access: 'public', state: 19 },
  { path: '/finance/investmentDetails', access: 'public', state: 19 },
  { path: '/finance/bond', access: 'public', state: 19 },
  { path: '/finance/bondDetails', access: 'public', state: 19 },
  { path: '/finance/bondSubmit', access: 'public', state: 19 },
  { path: '/finance/funds', access: 'public', state: 19 },
  { path: '/finance/funds/introduction', access: 'public', state: 19 },
  { path: '/finance/funds/list', access: 'public', state: 19 },
  { path: '/finance/funds/list/$id', access: 'public', state: 19 },
  { path: '/finance/funds/rules', access: 'public', state: 19 },
  { path: '/finance/funds/apply', access: 'public', state: 19 },
  { path: '/finance/funds/results', access: 'public', state: 19 },
  { path: '/finance/loanCenter', access: 'public', state: 19 },
  { path: '/financeSupermarket', access: 'public', state: 19 },
  { path: '/supermarket', access: 'public', state: 19 },
];
