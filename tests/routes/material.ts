import type { ManifestRoute } from './route.types.ts';

export const materialRoutes: readonly ManifestRoute[] = [
  {
    path: '/material/product',
    access: 'public',
    state: 'built',
    title: 'materialProduct.title',
    examples: [
      { address: '/material/product' },
      { address: '/material/product?category=fasteners&stock=in_stock&sort=price' },
    ],
  },
  {
    path: '/material/product/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/material/product/product-002', picture: { name: 'product', setting: 'phone' } },
      { address: '/material/product/product-001' },
      { address: '/material/product/product-003?quantity=9999' },
      { address: '/material/product/none', status: 404 },
    ],
  },
  {
    path: '/material/product/$id/order',
    access: 'login',
    state: 'built',
    title: 'orderFlow.productTitle',
    examples: [
      {
        address: '/material/product/product-009/order?spec=product-009-s1&warehouse=wh-bay&quantity=3',
        picture: { name: 'order', setting: 'desktop' },
      },
    ],
  },
  {
    path: '/userCenter/user/material',
    access: 'login',
    state: 'built',
    title: 'orderList.pages.material.title',
    examples: [{ address: '/userCenter/user/material' }],
  },
  {
    path: '/userCenter/user/material/demands',
    access: 'login',
    state: 'built',
    title: 'materialDemands.title',
    examples: [
      { address: '/userCenter/user/material/demands' },
      { address: '/userCenter/user/material/demands?message=none', missing: true },
    ],
  },
];
