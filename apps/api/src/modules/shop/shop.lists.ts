import type { OrderArea } from '@zonekit/api-client/order/contract';
import type { ShopSummary } from '@zonekit/api-client/shop/contract';
import { sql } from 'kysely';
import type { FileOf } from '../../frame/list/file.ts';
import { defineList, type List, type Scope } from '../../frame/list/list.ts';
import type { SearchedList } from '../../frame/list/searched-list.ts';
import { shopAreas, shopDistricts, shopFields } from './shop.labels.ts';

const facets = {
  field: { kind: 'array', column: 'fields' },
  district: { kind: 'value', column: 'district' },
} as const;

const listOf = <const F extends string>(name: string, narrowed: List<F>['facets']) =>
  defineList<F>({
    name,
    table: 'shops',
    search: { titles: ['name_zh', 'name_en'] },
    facets: narrowed,
    sorts: {
      position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
      rating: () => [{ where: null, column: 'rating_rank', type: 'bigint', direction: 'desc' }],
      since: () => [{ where: null, column: 'since', type: 'date', direction: 'asc' }],
    },
    sort: 'position',
    keep: { ttl: 10_000, stale: 600_000 },
  });

export const shopList = listOf('shops', { area: { kind: 'array', column: 'areas' }, ...facets });
/** The same providers; the endpoint is scoped to those of technology resources. */
export const industrialShopList = listOf('industrial_shops', facets);

export const technologyShops = (): Scope => ({
  key: 'technology',
  where: sql`d.areas @> array['technology']`,
});

const fileOf = (path: string): FileOf<ShopSummary> => ({
  name: { 'zh-CN': '服务机构', en: 'Providers' },
  path,
  columns: [
    { name: { 'zh-CN': '名称', en: 'Name' }, of: ({ name }) => name },
    {
      name: { 'zh-CN': '提供', en: 'Offers' },
      of: ({ areas }, { locale }) => areas.map((area) => shopAreas[area][locale]).join(locale === 'en' ? ', ' : '、'),
    },
    {
      name: { 'zh-CN': '领域', en: 'Fields' },
      of: ({ fields }, { locale }) =>
        fields.map((field) => shopFields[field][locale]).join(locale === 'en' ? ', ' : '、'),
    },
    { name: { 'zh-CN': '片区', en: 'Area' }, of: ({ district }, { locale }) => shopDistricts[district][locale] },
    { name: { 'zh-CN': '地址', en: 'Address' }, of: ({ address }) => address },
    { name: { 'zh-CN': '电话', en: 'Telephone' }, of: ({ phone }) => phone },
    { name: { 'zh-CN': '评分', en: 'Rating' }, of: ({ rating }) => rating.average ?? '' },
    { name: { 'zh-CN': '评价数', en: 'Ratings' }, of: ({ rating }) => rating.count },
    { name: { 'zh-CN': '按时率（%）', en: 'On time (%)' }, of: ({ rating }) => rating.on_time_rate ?? '' },
    { name: { 'zh-CN': '入驻日期', en: 'Since' }, of: ({ since }) => since },
  ],
});

export const shopFile = fileOf('/business');
export const industrialShopFile = fileOf('/technological');

/** Providers have no page: what they sell, narrowed to them. */
const searchedIn = (area: OrderArea, path: string): SearchedList => ({
  list: shopList,
  name: `shops.${area}`,
  label: { 'zh-CN': `服务机构（${shopAreas[area]['zh-CN']}）`, en: `Providers (${shopAreas[area].en.toLowerCase()})` },
  path: null,
  ownPages: false,
  pathOf: ({ id }) => `${path}?${new URLSearchParams({ shop: id })}`,
  text: { zh: 'introduction_zh', en: 'introduction_en' },
  note: { zh: 'headline_zh', en: 'headline_en' },
  // Of what it mainly sells, so that nobody is found twice.
  scope: () => ({ key: area, where: sql`d.areas[1] = ${area}` }),
});

/** Coverage of the portal-wide search. */
export const searchedShops: readonly SearchedList[] = [
  searchedIn('technology', '/experiment/instrument'),
  searchedIn('business', '/business'),
  searchedIn('mall', '/material/product'),
];
