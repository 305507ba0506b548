import type { ManifestRoute } from './route.types.ts';

export const businessRoutes: readonly ManifestRoute[] = [
  {
    path: '/business',
    access: 'public',
    state: 18,
    title: 'business.title',
    addresses: [
      '/business?category_ids=1',
      '/business?category_ids=2',
      '/business?category_ids=3',
      '/business?category_ids=4',
      '/business?category_ids=5',
      '/business?category_ids=6',
    ],
  },
  { path: '/business/$id', access: 'public', state: 18, title: { from: 'data' } },
  { path: '/businessService/details', access: 'public', state: 18, title: 'businessServiceDetails.title' },
  { path: '/business/newTechnique', access: 'public', state: 18, title: 'businessNewTechnique.title' },
  { path: '/business/recommendProducts', access: 'public', state: 18, title: 'businessRecommendProducts.title' },
  { path: '/business/recommendProducts/$id', access: 'public', state: 18, title: { from: 'data' } },
  {
    path: '/innovation-voucher',
    access: 'public',
    state: 'built',
    title: 'orderVoucher.title',
    examples: [
      { address: '/innovation-voucher' },
      { address: '/innovation-voucher?kind=deduct', signedIn: true },
      { address: '/innovation-voucher?redemption=new', signedIn: true },
    ],
  },
  {
    path: '/order',
    access: 'public',
    state: 'built',
    title: 'orderFlow.title',
    examples: [{ address: '/order' }],
  },
  {
    path: '/userCenter/user/commodity',
    access: 'login',
    state: 'built',
    title: 'orderList.pages.commodity.title',
    examples: [{ address: '/userCenter/user/commodity' }],
  },
];
