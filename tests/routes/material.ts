import type { ManifestRoute } from './route.types.ts';

export const materialRoutes: readonly ManifestRoute[] = [
  { path: '/material/product', access: 'public', state: 18, title: 'materialProduct.title' },
  { path: '/material/product/$id', access: 'public', state: 18, title: { from: 'data' } },
  {
    path: '/material/product/$id/order',
    access: 'login',
    state: 'built',
    title: 'orderFlow.productTitle',
    examples: [{ address: '/material/product/product-1/order' }],
  },
  {
    path: '/userCenter/user/material',
    access: 'login',
    state: 'built',
    title: 'orderList.pages.material.title',
    examples: [{ address: '/userCenter/user/material' }],
  },
  { path: '/userCenter/user/material/demands', access: 'login', state: 18, title: 'materialDemands.title' },
];
