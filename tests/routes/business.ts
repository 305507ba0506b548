import type { ManifestRoute } from './route.types.ts';

export const businessRoutes: readonly ManifestRoute[] = [
  {
    path: '/business',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/business?category_ids=1' },
      { address: '/business?category_ids=2&sort=price&voucher=accepted' },
      { address: '/business?category_ids=4', picture: { name: 'services', setting: 'desktop' } },
      { address: '/business?category_ids=5&price_min=1000&price_max=20000' },
      { address: '/business?category_ids=9' },
      { address: '/business?compare=service-001&compare=service-002&compare=service-003' },
    ],
  },
  {
    path: '/business/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/business/service-001', picture: { name: 'service', setting: 'desktop' } },
      { address: '/business/service-002?options=service-002-english&quantity=2', signedIn: true },
      { address: '/business/none', status: 404 },
    ],
  },
  {
    path: '/businessService/details',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/businessService/details?id=test-001' },
      { address: '/businessService/details', status: 404 },
    ],
  },
  {
    path: '/business/newTechnique',
    access: 'public',
    state: 'built',
    title: 'businessNewTechnique.title',
    examples: [{ address: '/business/newTechnique' }, { address: '/business/newTechnique?stage=series&offer=licence' }],
  },
  {
    path: '/business/recommendProducts',
    access: 'public',
    state: 'built',
    title: 'businessRecommendProducts.title',
    examples: [{ address: '/business/recommendProducts' }],
  },
  {
    path: '/business/recommendProducts/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/business/recommendProducts/recommended-001' },
      { address: '/business/recommendProducts/none', status: 404 },
    ],
  },
  {
    path: '/innovation-voucher',
    access: 'public',
    state: 'built',
    title: 'orderVoucher.title',
    examples: [
      { address: '/innovation-voucher' },
      { address: '/innovation-voucher?kind=deduct', signedIn: true },
      { address: '/innovation-voucher?redemption=new', signedIn: true },
      { address: '/innovation-voucher?redemption=redemption-4', signedIn: true },
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
