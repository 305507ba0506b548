import type { ManifestRoute } from './route.types.ts';

export const supplyRoutes: readonly ManifestRoute[] = [
  {
    path: '/enterpriseSupply/demandList',
    access: 'public',
    state: 'built',
    title: 'supplyHall.title',
    examples: [
      { address: '/enterpriseSupply/demandList', picture: { name: 'demands', setting: 'desktop' } },
      { address: '/enterpriseSupply/demandList?active=0' },
      { address: '/enterpriseSupply/demandList?q=激光雷达&status=released' },
    ],
  },
  {
    path: '/homePage/components/demandHall/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/homePage/components/demandHall/demand-1', picture: { name: 'demand', setting: 'phone' } },
      { address: '/homePage/components/demandHall/demand-3' },
      { address: '/homePage/components/demandHall/unknown', status: 404 },
    ],
  },
  {
    path: '/enterpriseSupply/companyList',
    access: 'public',
    state: 'built',
    title: 'supply.company.title',
    examples: [{ address: '/enterpriseSupply/companyList' }, { address: '/enterpriseSupply/companyList?field=robots' }],
  },
  {
    path: '/enterpriseSupply/companyList/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [{ address: '/enterpriseSupply/companyList/supplier-1' }],
  },
  {
    path: '/enterpriseSupply/productList',
    access: 'public',
    state: 'built',
    title: 'supply.product.title',
    examples: [{ address: '/enterpriseSupply/productList' }, { address: '/enterpriseSupply/productList?q=激光雷达' }],
  },
  {
    path: '/enterpriseSupply/productList/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [{ address: '/enterpriseSupply/productList/supply-product-1' }],
  },
  {
    path: '/userCenter/user/enterpriseDemandList/release',
    access: 'login',
    state: 'built',
    title: 'supplyOwn.released.title',
    examples: [
      { address: '/userCenter/user/enterpriseDemandList/release' },
      {
        address: '/userCenter/user/enterpriseDemandList/release?tab=form',
        picture: { name: 'demand-form', setting: 'desktop' },
      },
      { address: '/userCenter/user/enterpriseDemandList/release?demand=demand-3' },
      { address: '/userCenter/user/enterpriseDemandList/release?demand=none', missing: true },
      { address: '/userCenter/user/enterpriseDemandList/release?tab=form&demand=none', missing: true },
    ],
  },
  {
    path: '/userCenter/user/enterpriseDemandList/unveiling',
    access: 'login',
    state: 'built',
    title: 'supplyOwn.unveiling.title',
    examples: [
      { address: '/userCenter/user/enterpriseDemandList/unveiling' },
      { address: '/userCenter/user/enterpriseDemandList/unveiling?response=none', missing: true },
    ],
  },
];
