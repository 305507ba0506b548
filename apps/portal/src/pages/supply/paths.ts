export const HALL = '/enterpriseSupply/demandList';
export const COMPANIES = '/enterpriseSupply/companyList';
export const PRODUCTS = '/enterpriseSupply/productList';
export const RELEASED = '/userCenter/user/enterpriseDemandList/release';
export const UNVEILING = '/userCenter/user/enterpriseDemandList/unveiling';
export const DEMAND_FORM = `${RELEASED}?tab=form`;

export const demandPath = (id: string): string => `/homePage/components/demandHall/${encodeURIComponent(id)}`;
export const companyPath = (id: string): string => `${COMPANIES}/${encodeURIComponent(id)}`;
export const productPath = (id: string): string => `${PRODUCTS}/${encodeURIComponent(id)}`;
export const ownDemandHref = (id: string): string => `${RELEASED}?${new URLSearchParams({ demand: id })}`;
export const draftHref = (id: string): string => `${RELEASED}?${new URLSearchParams({ demand: id, tab: 'form' })}`;
export const responseHref = (id: string): string => `${UNVEILING}?${new URLSearchParams({ response: id })}`;

export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
