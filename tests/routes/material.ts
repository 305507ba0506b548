import type { ManifestRoute } from './route.types.ts';

export const materialRoutes: readonly ManifestRoute[] = [
  { path: '/material/product', access: 'public', state: 18 },
  { path: '/material/product/$id', access: 'public', state: 18 },
  { path: '/material/product/$id/order', access: 'login', state: 18 },
  { path: '/userCenter/user/material', access: 'login', state: 18 },
  { path: '/userCenter/user/material/demands', access: 'login', state: 18 },
];
