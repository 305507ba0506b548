import type { ManifestRoute } from './route.types.ts';

export const supplyRoutes: readonly ManifestRoute[] = [
  { path: '/enterpriseSupply/demandList', access: 'public', state: 19, title: 'enterpriseSupplyDemandList.title' },
  { path: '/homePage/components/demandHall/$id', access: 'public', state: 19, title: { from: 'data' } },
  { path: '/enterpriseSupply/companyList', access: 'public', state: 19, title: 'enterpriseSupplyCompanyList.title' },
  { path: '/enterpriseSupply/companyList/$id', access: 'public', state: 19, title: { from: 'data' } },
  { path: '/enterpriseSupply/productList', access: 'public', state: 19, title: 'enterpriseSupplyProductList.title' },
  { path: '/enterpriseSupply/productList/$id', access: 'public', state: 19, title: { from: 'data' } },
  {
    path: '/userCenter/user/enterpriseDemandList/release',
    access: 'login',
    state: 19,
    title: 'enterpriseDemandListRelease.title',
  },
  {
    path: '/userCenter/user/enterpriseDemandList/unveiling',
    access: 'login',
    state: 19,
    title: 'enterpriseDemandListUnveiling.title',
  },
];
