import type { ManifestRoute } from './route.types.ts';

export const financeRoutes: readonly ManifestRoute[] = [
  {
    path: '/finance/investment',
    access: 'public',
    state: 'built',
    title: 'financeInvestment.title',
    examples: [
      { address: '/finance/investment' },
      { address: '/finance/investment?stage=early&field=robots&amount=5m_to_20m&sort=cases' },
      { address: '/finance/investment?q=机器人' },
    ],
  },
  {
    path: '/finance/investmentDetails',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/finance/investmentDetails?id=investor-01' },
      { address: '/finance/investmentDetails?id=none', status: 404 },
      { address: '/finance/investmentDetails', status: 404 },
    ],
  },
  {
    path: '/finance/bond',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/finance/bond', picture: { name: 'debt-products', setting: 'desktop' } },
      { address: '/finance/bond?collateral=none&rate_max=4&sort=rate' },
      { address: '/finance/bond?compare=debt-product-001&compare=debt-product-002&compare=debt-product-003' },
    ],
  },
  {
    path: '/finance/bondDetails',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/finance/bondDetails?id=debt-product-001' },
      { address: '/finance/bondDetails?id=debt-product-001&calculate=1&amount=100&term=24&method=equal_principal' },
      { address: '/finance/bondDetails?id=none', status: 404 },
    ],
  },
  {
    path: '/finance/bondSubmit',
    access: 'public',
    state: 'built',
    title: 'financeApplication.apply',
    examples: [
      { address: '/finance/bondSubmit' },
      { address: '/finance/bondSubmit?id=fund-02&target=fund' },
      { address: '/finance/bondSubmit?id=fund-02&target=fund', signedIn: true },
    ],
  },
  { path: '/finance/funds', access: 'public', state: 'redirect' },
  {
    path: '/finance/funds/introduction',
    access: 'public',
    state: 'built',
    title: 'financeFunds.tabs.introduction',
    examples: [{ address: '/finance/funds/introduction' }],
  },
  {
    path: '/finance/funds/list',
    access: 'public',
    state: 'built',
    title: 'financeFunds.tabs.list',
    examples: [
      { address: '/finance/funds/list' },
      { address: '/finance/funds/list?state=open&support=equity&sort=size' },
    ],
  },
  {
    path: '/finance/funds/list/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/finance/funds/list/fund-01' },
      { address: '/finance/funds/list/fund-04' },
      { address: '/finance/funds/list/none', status: 404 },
    ],
  },
  {
    path: '/finance/funds/rules',
    access: 'public',
    state: 'built',
    title: 'financeFunds.tabs.rules',
    examples: [{ address: '/finance/funds/rules' }, { address: '/finance/funds/rules?fund=fund-09' }],
  },
  {
    path: '/finance/funds/apply',
    access: 'public',
    state: 'built',
    title: 'financeFunds.tabs.apply',
    examples: [{ address: '/finance/funds/apply' }],
  },
  {
    path: '/finance/funds/results',
    access: 'public',
    state: 'built',
    title: 'financeFunds.tabs.results',
    examples: [{ address: '/finance/funds/results' }, { address: '/finance/funds/results?fund=fund-02' }],
  },
  {
    path: '/finance/loanCenter',
    access: 'public',
    state: 'built',
    title: 'financeLoanCenter.title',
    examples: [
      { address: '/finance/loanCenter' },
      {
        address: '/finance/loanCenter?amount=500&term=24&purpose=equipment',
        picture: { name: 'loan-match', setting: 'desktop' },
      },
      { address: '/finance/loanCenter?amount=4000&term=24&purpose=equipment&sort=rate' },
      {
        address: '/finance/loanCenter?amount=500&term=24&purpose=equipment&collateral=patent&sort=rate',
        signedIn: true,
      },
    ],
  },
  {
    path: '/financeSupermarket',
    access: 'public',
    state: 'built',
    title: 'financeSupermarket.title',
    examples: [
      { address: '/financeSupermarket' },
      { address: '/financeSupermarket?category=green&kind=leasing' },
      { address: '/financeSupermarket?category=mortgage&kind=factoring' },
    ],
  },
  {
    path: '/supermarket',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/supermarket' },
      { address: '/supermarket?kind=leasing&sort=rate' },
      { address: '/supermarket?id=finance-shop-01' },
      { address: '/supermarket?id=none', status: 404 },
    ],
  },
  {
    path: '/userCenter/user/finance/{-$id}',
    access: 'login',
    state: 'built',
    title: 'financeApplication.title',
    examples: [
      { address: '/userCenter/user/finance' },
      { address: '/userCenter/user/finance/finance-application-1' },
      { address: '/userCenter/user/finance/finance-application-1?edit=1' },
    ],
  },
  {
    path: '/userCenter/user/finance/inquiry',
    access: 'login',
    state: 'built',
    title: 'financeInquiry.title',
    examples: [
      { address: '/userCenter/user/finance/inquiry' },
      { address: '/userCenter/user/finance/inquiry?inquiry=finance-inquiry-2' },
      { address: '/userCenter/user/finance/inquiry?inquiry=none', missing: true },
    ],
  },
];
