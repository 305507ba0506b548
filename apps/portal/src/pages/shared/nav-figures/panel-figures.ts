import { recommendationEndpoints } from '@zonekit/api-client/business/recommendation/endpoints';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { eventEndpoints } from '@zonekit/api-client/event/endpoints';
import { experimentEndpoints } from '@zonekit/api-client/experiment/endpoints';
import { expertEndpoints } from '@zonekit/api-client/expert/endpoints';
import { fundEndpoints } from '@zonekit/api-client/finance/fund/endpoints';
import { institutionEndpoints } from '@zonekit/api-client/finance/institution/endpoints';
import { investorEndpoints } from '@zonekit/api-client/finance/investor/endpoints';
import { productEndpoints } from '@zonekit/api-client/material/product/endpoints';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { planEndpoints } from '@zonekit/api-client/space/plan/endpoints';
import { supplyCompanyEndpoints } from '@zonekit/api-client/supply/company/endpoints';
import { demandEndpoints } from '@zonekit/api-client/supply/demand/endpoints';
import { supplyProductEndpoints } from '@zonekit/api-client/supply/product/endpoints';
import type { Data } from '../../../platform/data/data.ts';
import type { NavFigure } from './nav-figure.types.ts';

/** None where the count could not be read. */
export const figureOf = (href: string, kind: NavFigure['kind'], count: number | undefined): NavFigure[] =>
  count === undefined ? [] : [{ href, kind, count }];

/** The size of a list, of whose answer a page of one row is enough. */
const totalOf = async (answer: Promise<{ page: { total: number } } | undefined>): Promise<number | undefined> =>
  (await answer)?.page.total;

const ONE = { page_size: 1 } as const;

export const readPolicyFigures = async (data: Data) => {
  const totals = await data.read(policyEndpoints.totalCount, {});
  return [
    ...figureOf('/policy/policyDocument', 'effective', totals?.data.policies_effective),
    ...figureOf('/policy/policyDeclaration', 'open', totals?.data.declarations_open),
  ];
};

export interface SpaceFigures {
  figures: NavFigure[];
  /** Undefined where it could not be read. */
  vacant: { units: number; area: number; parks: number } | undefined;
}

export const readSpaceFigures = async (data: Data): Promise<SpaceFigures> => {
  const base = (await data.read(planEndpoints.getBaseData, {}))?.data;
  const vacantOf = (type: string) => base?.types.find(({ house_type }) => house_type === type)?.vacant;
  return {
    vacant: base && { units: base.vacant, area: base.vacant_area, parks: base.parks.length },
    figures: [
      ...figureOf('/space/search', 'vacant', base?.vacant),
      ...figureOf('/space/office', 'vacant', vacantOf('office')),
      ...figureOf('/space/factory', 'vacant', vacantOf('factory')),
      ...figureOf('/space/briefIntroduction?type=1', 'vacant', vacantOf('office')),
      ...figureOf('/space/briefIntroduction?type=2', 'vacant', vacantOf('factory')),
      ...figureOf('/space/Incubator', 'total', base?.incubators),
    ],
  };
};

export const readResourceFigures = async (data: Data) => {
  const counts = await data.read(experimentEndpoints.getResourceCounts, { query: {} });
  return (counts?.data.kinds ?? []).flatMap(({ path, total }) => figureOf(path, 'total', total));
};

export const readInstitutionFigures = async (data: Data) => {
  const [platforms, bases, centres, research] = await Promise.all([
    totalOf(data.read(contentEndpoints.listPlatforms, { query: ONE })),
    totalOf(data.read(contentEndpoints.listBases, { query: ONE })),
    data.read(contentEndpoints.listCenters, {}),
    totalOf(data.read(contentEndpoints.listResearch, { query: ONE })),
  ]);
  return [
    ...figureOf('/info/platform', 'total', platforms),
    ...figureOf('/info/base', 'total', bases),
    ...figureOf(
      '/info/innovation',
      'total',
      centres?.data.reduce((sum, { centerList }) => sum + centerList.length, 0),
    ),
    ...figureOf('/info/research', 'total', research),
  ];
};

export const readTechniqueFigures = async (data: Data) =>
  figureOf(
    '/business/newTechnique',
    'total',
    await totalOf(data.read(recommendationEndpoints.listTechniques, { query: ONE })),
  );

export const readGoodsFigures = async (data: Data) =>
  figureOf('/material/product', 'total', await totalOf(data.read(productEndpoints.listMallProducts, { query: ONE })));

export interface FinanceFigures {
  figures: NavFigure[];
  loans: number | undefined;
  /** Lowest annual rate in basis points; undefined where it could not be read or nothing is on sale. */
  rateFrom: number | undefined;
}

/** Debt products on sale, and their lowest rate. */
export const readLoans = async (data: Data): Promise<Omit<FinanceFigures, 'figures'>> => {
  const categories = await data.read(institutionEndpoints.financialCategories, {});
  const rates = categories?.data.flatMap(({ rate_from }) => rate_from ?? []) ?? [];
  return {
    loans: categories?.data.reduce((sum, { products }) => sum + products, 0),
    rateFrom: rates.length > 0 ? Math.min(...rates) : undefined,
  };
};

export const readFinanceFigures = async (data: Data): Promise<FinanceFigures> => {
  const [{ loans, rateFrom }, funds, investors] = await Promise.all([
    readLoans(data),
    totalOf(data.read(fundEndpoints.listFunds, { query: { ...ONE, state: ['open'] } })),
    totalOf(data.read(investorEndpoints.listInvestors, { query: ONE })),
  ]);
  return {
    loans,
    rateFrom,
    figures: [
      ...figureOf('/finance/bond', 'onSale', loans),
      ...figureOf('/finance/funds', 'open', funds),
      ...figureOf('/finance/investment', 'total', investors),
    ],
  };
};

export const readSupplyFigures = async (data: Data) => {
  const [demands, companies, products] = await Promise.all([
    totalOf(
      data.read(demandEndpoints.listHallDemands, {
        query: { ...ONE, status: ['released'], deadline: ['week', 'month', 'later'] },
      }),
    ),
    totalOf(data.read(supplyCompanyEndpoints.listSupplyCompanies, { query: ONE })),
    totalOf(data.read(supplyProductEndpoints.listSupplyProducts, { query: ONE })),
  ]);
  return [
    ...figureOf('/enterpriseSupply/demandList', 'responding', demands),
    ...figureOf('/enterpriseSupply/companyList', 'total', companies),
    ...figureOf('/enterpriseSupply/productList', 'total', products),
  ];
};

export const readExpertFigures = async (data: Data) =>
  figureOf('/expert', 'total', await totalOf(data.read(expertEndpoints.listExperts, { query: ONE })));

/** Activities in which one can enrol. */
export const readEventFigures = async (data: Data) =>
  figureOf(
    '/event',
    'enrolling',
    await totalOf(data.read(eventEndpoints.listEvents, { query: { ...ONE, status: ['open'] } })),
  );
