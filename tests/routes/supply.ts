import type { ManifestRoute } from './route.types.ts';

export const supplyRoutes: readonly ManifestRoute[] = [
  { path: '/enterpriseSupply/demandList', access: 'public', state: 19 },
  { path: '/homePage/components/demandHall/$id', access: 'public', state: 19 },
  { path: '/enterpriseSupply/companyList', access: 'public', state: 19 },
  { path: '/enterpriseSupply/companyList/$id', access: 'public', state: 19 },
  { path: '/enterpriseSupply/productList', access: 'public', state: 19 },
  { path: '/enterpriseSupply/productList/$id', access: 'public', state: 19 },
  { path: '/userCenter/user/enterpriseDemandList/release', access: 'login', state: 19 },
  { path: '/userCenter/user/enterpriseDemandList/unveiling', access: 'login', state: 19 },
];
