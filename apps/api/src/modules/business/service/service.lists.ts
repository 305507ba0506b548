import type { ServiceCatalogue, ServiceSummary } from '@zonekit/api-client/business/service/contract';
import { servicePath } from '@zonekit/api-client/business/service-path';
import type { Words } from '@zonekit/api-client/lifecycle';
import { sql } from 'kysely';
import { yuan } from '../../../frame/cell-text.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList, type KeyRange, type List, type Scope } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { labQualifications } from '../../experiment/experiment.labels.ts';

const category = { kind: 'value', column: 'category', lexeme: 'category' } as const;
const voucher = { kind: 'value', column: 'voucher' } as const;
const shop = { kind: 'value', column: 'shop_id' } as const;
const experimental = {
  category,
  service: { kind: 'array', column: 'services' },
  qualification: { kind: 'array', column: 'qualifications' },
  voucher,
  shop,
} as const;
const topic = { kind: 'value', column: 'topic_id' } as const;

const by = (column: string, direction: KeyRange['direction']) => (): KeyRange[] => [
  { where: null, column, type: 'bigint', direction },
];

const listOf = <const F extends string>(name: string, facets: List<F>['facets']) =>
  defineList<F>({
    name,
    table: 'business_services',
    search: { titles: ['title_zh', 'title_en'] },
    facets,
    ranges: { price: { column: 'price', scale: 100 }, days: { column: 'median_days', scale: 1 } },
    sorts: {
      position: by('position', 'asc'),
      price: by('price', 'asc'),
      price_desc: by('price', 'desc'),
      rating: by('rating_rank', 'desc'),
      days: by('median_days', 'asc'),
    },
    sort: 'position',
    keep: { ttl: 10_000, stale: 600_000 },
  });

/** Both catalogues are in one table; each endpoint is scoped to its own. */
export const serviceList = listOf('services', { category_ids: category, topic, voucher, shop });
export const experimentServiceList = listOf('experiment_services', experimental);
/** All facets, as rows are written. */
export const writtenServiceList = listOf('all_services', { ...experimental, topic });

export const inCatalogue = (catalogue: ServiceCatalogue): Scope => ({
  key: catalogue,
  where: sql`d.catalogue = ${catalogue}`,
});

const fileOf = (name: Words, path: string): FileOf<ServiceSummary> => ({
  name,
  path,
  columns: [
    { name: { 'zh-CN': '服务', en: 'Service' }, of: ({ title }) => title },
    { name: { 'zh-CN': '类别', en: 'Category' }, of: (item) => item.category.name },
    { name: { 'zh-CN': '服务机构', en: 'Provider' }, of: (item) => item.shop.name },
    {
      name: { 'zh-CN': '套餐与价格（元）', en: 'Packages and prices (CNY)' },
      of: ({ packages }, { locale }) =>
        packages.map((each) => `${each.name} ${yuan(each.price)}/${each.unit}`).join(locale === 'en' ? '; ' : '；'),
    },
    { name: { 'zh-CN': '创新券抵扣（%）', en: 'Paid by a voucher (%)' }, of: ({ voucher_rate }) => voucher_rate },
    { name: { 'zh-CN': '用时（工作日）', en: 'Working days' }, of: ({ median_days }) => median_days },
    { name: { 'zh-CN': '评分', en: 'Rating' }, of: ({ rating }) => rating.average ?? '' },
    { name: { 'zh-CN': '评价数', en: 'Ratings' }, of: ({ rating }) => rating.count },
    { name: { 'zh-CN': '按时率（%）', en: 'On time (%)' }, of: ({ rating }) => rating.on_time_rate ?? '' },
    { name: { 'zh-CN': '标准', en: 'Standards' }, of: ({ standards }) => standards.join('; ') },
    {
      name: { 'zh-CN': '资质', en: 'Qualifications' },
      of: ({ qualifications }, { locale }) => qualifications.map((each) => labQualifications[each][locale]).join('; '),
    },
  ],
});

export const serviceFile = fileOf({ 'zh-CN': '企业服务', en: 'Enterprise services' }, '/business');
export const experimentServiceFile = fileOf(
  { 'zh-CN': '实验服务', en: 'Experimental services' },
  '/experiment/service',
);

const searchedIn = (catalogue: ServiceCatalogue, { name, path }: FileOf<ServiceSummary>): SearchedList => ({
  list: writtenServiceList,
  name: `services.${catalogue}`,
  label: name,
  path,
  pathOf: ({ id }) => servicePath({ id, catalogue }),
  text: { zh: 'description_zh', en: 'description_en' },
  note: { zh: 'headline_zh', en: 'headline_en' },
  scope: () => inCatalogue(catalogue),
});

/** Coverage of the portal-wide search. */
export const searchedServices: readonly SearchedList[] = [
  searchedIn('enterprise', serviceFile),
  searchedIn('experiment', experimentServiceFile),
];
