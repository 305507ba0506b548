import type { Endpoint } from '@zonekit/api-client/contract';
import { allEndpoints } from '@zonekit/api-client/contract/all';
import { INSTRUMENT_CATEGORIES, TECHNOLOGY_FIELDS } from '@zonekit/api-client/experiment/lists';
import { policyLevel } from '@zonekit/api-client/policy/contract';
import { HOUSE_TYPES } from '@zonekit/api-client/space/lists';
import { SUPPLY_QUALIFICATIONS, SUPPLY_REGIONS } from '@zonekit/api-client/supply/company/lists';
import type * as z from 'zod/mini';

/** Addresses below `/api` that visitors ask for, by what they do. The same list on every machine. */
export interface Mix {
  name: string;
  locale: 'zh-CN' | 'en';
  paths: readonly string[];
  /** Each request comes from somebody else who is logged in, of those whom `grow.ts` has made. */
  signedIn?: boolean;
  /** The floor has no such calls. */
  withoutFloor?: boolean;
}

const LIST = '/policies/policies';
const list = (parameters: Record<string, string | number>): string => {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  return `${LIST}?${query}`;
};

const years = Array.from({ length: 10 }, (_, index) => 2026 - index);
const levels = policyLevel.options;
const industries = ['ind-it', 'ind-equipment', 'ind-robot', 'ind-coldchain', 'ind-marine', 'ind-biomed', 'ind-nev'];

/** From terms that a tenth of all documents have to terms that none has. */
const chinese = [
  '冷链',
  '绿色航运',
  '智能装备',
  '机器人',
  '跨境电商',
  '新能源汽车',
  '生物医药',
  '专项资金',
  '高新技术企业',
  '人才引进',
  '知识产权',
  '研发费用',
  '数字化转型',
  '节能 改造',
  '港口 物流',
  '申报指南',
  '实施细则',
  '贷款贴息',
  '首台套',
  '量子',
];
const english = [
  'cold chain',
  'hydrogen trucks',
  'green shipping',
  'robots',
  'equipment',
  'talent',
  'intellectual property',
  'subsidy',
  'research',
  'notice of measures',
  'loans',
  'digital',
  'energy',
  'trade',
  'biomedicine',
];

const firstPages = ['', 'district', 'municipal'].map((level) =>
  list({ page_index: 1, page_size: 20, ...(level && { level }) }),
);

const facets = [
  ...years.map((year) => list({ year })),
  ...levels.map((level) => list({ level })),
  ...industries.flatMap((industry) => years.slice(0, 4).map((year) => list({ industry, year }))),
  ...['effective', 'expiring', 'expired'].map((validity) => list({ validity })),
  ...levels.map((level) => list({ level, validity: 'effective', sort: 'published_on' })),
  ...[2, 3, 10, 100, 400].map((page_index) => list({ page_index })),
];

/** Spread over the first 2,000, which have bodies of their own, and over those behind them. */
const details = (rows: number): string[] =>
  Array.from({ length: 400 }, (_, index) => {
    const number = index % 2 === 0 ? 1 + ((index * 7) % 2_000) : 1 + Math.floor((index / 400) * rows);
    return `${LIST}/pol-${String(number).padStart(4, '0')}`;
  });

const units = (parameters: Record<string, string | number> = {}): string =>
  `/space-service/rooms?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`;
const unitFacets = HOUSE_TYPES.flatMap((house_type) => [
  units({ house_type }),
  units({ house_type, sort: 'rent' }),
  units({ house_type, area_min: 200, area_max: 1_000 }),
  units({ house_type, rent_max: 60, sort: 'area_desc' }),
]);
const unitSearches = ['软件园', '厂房', '人才公寓', '精装', '产业园', '孵化器'].map((q) => units({ q }));
const zonePlan = [
  '/space-service/base_data',
  ...[1, 2, 3, 4].map((num) => `/space-service/land_overlays?num=${num}`),
  '/space-service/parks',
  '/space-service/incubators',
  '/space-service/carriers',
];

const instruments = (parameters: Record<string, string | number> = {}): string =>
  `/industrial/instruments?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`;
const instrumentFacets = [
  instruments(),
  ...INSTRUMENT_CATEGORIES.flatMap((category) => [
    instruments({ category }),
    instruments({ category, sort: 'price' }),
    instruments({ category, booking: 'open', voucher: 'accepted', sort: 'purchased_on' }),
  ]),
  ...TECHNOLOGY_FIELDS.map((field) => instruments({ field, price_max: 200, sort: 'price_desc' })),
  '/industrial/counts',
  '/industrial/earliest_instruments',
];
const instrumentSearches = ['扫描电镜', '盐雾', '低温', '三坐标', '波浪水槽', '质谱'].flatMap((q) => [
  instruments({ q }),
  `/industrial/counts?${new URLSearchParams({ q })}`,
]);

const suppliers = (kind: 'company' | 'product' | 'demand', parameters: Record<string, string> = {}): string =>
  `/tech/supply_demand/${kind}?${new URLSearchParams(parameters)}`;
const supplierFacets = [
  '/tech/categories',
  suppliers('company'),
  suppliers('product'),
  suppliers('demand'),
  ...SUPPLY_REGIONS.flatMap((region) =>
    SUPPLY_QUALIFICATIONS.map((qualification) => suppliers('company', { region, qualification, sort: 'staff' })),
  ),
];
const supplierSearches = ['冷链', '传感器', '检测', '船舶', '复合材料'].flatMap((q) => [
  suppliers('company', { q }),
  suppliers('product', { q }),
  suppliers('demand', { q }),
]);
/** As long as the demo data make them. */
const financeLists = ['/financial/debt_products', '/financial/shops', '/financial/investors', '/financial/funds'];

const everywhere = chinese.map((q) => `/universal/search?${new URLSearchParams({ q })}`);

const months = ['2026-11', '2026-12', '2027-01'].map(
  (month) => `/roadshows/calendar?start_date=${month}-01&end_date=${month}-30`,
);

/** Addresses of lists that have a mix of their own. */
const withMix = new Set(
  [list({}), ...unitFacets, ...zonePlan, ...instrumentFacets, ...supplierFacets, ...financeLists, ...months].map(
    (path) => path.split('?', 1)[0],
  ),
);

const listsOf = (access: Endpoint['access']): { path: string; isSearched: boolean }[] =>
  Object.values<Endpoint>(allEndpoints)
    .filter((each) => each.method === 'GET' && each.access === access && !each.path.includes('{'))
    .flatMap(({ path, query }) => {
      // Every query of the contract is an object.
      const parameters = (query as z.ZodMiniObject | undefined)?.shape ?? {};
      return 'page_index' in parameters && !withMix.has(path) ? [{ path, isSearched: 'q' in parameters }] : [];
    });

/** First pages of every other list that needs no login, and a search in each; as long as the demo data make them. */
const otherLists = listsOf('public').flatMap(({ path, isSearched }) => [
  path,
  ...(isSearched ? [`${path}?${new URLSearchParams({ q: '冷链' })}`] : []),
]);

/** Lists of whoever is logged in, each with a mix of its own. */
const OWN_LISTS = {
  applications: '/policy/users_policy',
  bookings: '/roadshows/bookings',
  orders: '/commodity/orders',
};

/** First pages of every other list of whoever is logged in; those whom `grow.ts` has made have nothing in them. */
const otherOwnLists = listsOf('user')
  .map(({ path }) => path)
  .filter((path) => !Object.values(OWN_LISTS).includes(path));

const everyNth = (paths: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => paths[Math.floor((index * paths.length) / count)] ?? '');

/** The requests by mix, for `rows` policies. `mixed` holds the others in the shares of an ordinary day. */
export const mixesOf = (rows: number): Mix[] => {
  const searches = chinese.map((q) => list({ q }));
  const inEnglish = english.map((q) => list({ q }));
  const ids = details(rows);
  return [
    { name: 'list, page 1', locale: 'zh-CN', paths: firstPages },
    { name: 'facets and pages', locale: 'zh-CN', paths: facets },
    { name: 'search, Chinese', locale: 'zh-CN', paths: searches },
    { name: 'search, English', locale: 'en', paths: inEnglish },
    { name: 'detail', locale: 'zh-CN', paths: ids },
    { name: 'calendar', locale: 'zh-CN', paths: months },
    { name: 'other lists', locale: 'zh-CN', paths: otherLists, withoutFloor: true },
    { name: 'space, facets', locale: 'zh-CN', paths: unitFacets, withoutFloor: true },
    { name: 'space, search', locale: 'zh-CN', paths: unitSearches, withoutFloor: true },
    { name: 'instruments, facets', locale: 'zh-CN', paths: instrumentFacets, withoutFloor: true },
    { name: 'instruments, search', locale: 'zh-CN', paths: instrumentSearches, withoutFloor: true },
    { name: 'supply, facets', locale: 'zh-CN', paths: supplierFacets, withoutFloor: true },
    { name: 'supply, search', locale: 'zh-CN', paths: supplierSearches, withoutFloor: true },
    { name: 'finance', locale: 'zh-CN', paths: financeLists, withoutFloor: true },
    {
      name: 'finance, matching',
      locale: 'zh-CN',
      paths: ['/financial/debt_products/matches?amount=300&term=24'],
      withoutFloor: true,
    },
    { name: 'space, parks', locale: 'zh-CN', paths: zonePlan, withoutFloor: true },
    { name: 'search everything', locale: 'zh-CN', paths: everywhere, withoutFloor: true },
    { name: 'my applications', locale: 'zh-CN', paths: [OWN_LISTS.applications], signedIn: true },
    { name: 'my bookings', locale: 'zh-CN', paths: [OWN_LISTS.bookings], signedIn: true },
    { name: 'my orders', locale: 'zh-CN', paths: [OWN_LISTS.orders], signedIn: true, withoutFloor: true },
    { name: 'other own lists', locale: 'zh-CN', paths: otherOwnLists, signedIn: true, withoutFloor: true },
    {
      name: 'mixed',
      locale: 'zh-CN',
      paths: [
        ...everyNth(firstPages, 30),
        ...everyNth(facets, 20),
        ...everyNth(searches, 15),
        ...everyNth(ids, 30),
        ...everyNth(months, 5),
      ],
    },
  ];
};
