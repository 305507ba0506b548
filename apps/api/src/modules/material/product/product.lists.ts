import type { Words } from '@zonekit/api-client/lifecycle';
import type { ProductCatalogue, ProductSummary } from '@zonekit/api-client/material/product/contract';
import { STOCK_STATES } from '@zonekit/api-client/material/product/lists';
import { sql } from 'kysely';
import { yuan } from '../../../frame/cell-text.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList, type KeyRange, type Scope } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { hazards } from './product.labels.ts';

const by = (column: string, direction: KeyRange['direction']) => (): KeyRange[] => [
  { where: null, column, type: 'bigint', direction },
];

/** Goods of both catalogues are in one table; each endpoint is scoped to its own. */
export const productList = defineList({
  name: 'material_products',
  table: 'material_products',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    category: { kind: 'value', column: 'category' },
    warehouse: { kind: 'array', column: 'warehouses' },
    // Orders change the stock: no lexeme of the search vector holds it.
    stock: {
      kind: 'state',
      values: STOCK_STATES,
      columns: ['stock'],
      of: () => sql<string>`case when d.stock > 0 then 'in_stock' else 'out_of_stock' end`,
      clock: () => '',
    },
    voucher: { kind: 'value', column: 'voucher' },
    hazard: { kind: 'value', column: 'hazard' },
    shop: { kind: 'value', column: 'shop_id' },
  },
  ranges: { price: { column: 'price', scale: 100 } },
  sorts: {
    position: by('position', 'asc'),
    price: by('price', 'asc'),
    price_desc: by('price', 'desc'),
    stock: by('stock', 'desc'),
  },
  sort: 'position',
  keep: { ttl: 10_000, stale: 600_000 },
});

export const inCatalogue = (catalogue: ProductCatalogue): Scope => ({
  key: catalogue,
  where: sql`d.catalogue = ${catalogue}`,
});

/** A product's page in the portal, for both catalogues. */
export const productPath = (id: string): string => `/material/product/${encodeURIComponent(id)}`;

const fileOf = (name: Words, path: string): FileOf<ProductSummary> => ({
  name,
  path,
  columns: [
    { name: { 'zh-CN': '商品', en: 'Product' }, of: ({ title }) => title },
    { name: { 'zh-CN': '型号', en: 'Model' }, of: ({ model }) => model },
    { name: { 'zh-CN': '类别', en: 'Category' }, of: ({ category }) => category.name },
    { name: { 'zh-CN': '供应商', en: 'Supplier' }, of: ({ shop }) => shop.name },
    { name: { 'zh-CN': '规格', en: 'Specification' }, of: ({ spec_name }) => spec_name },
    { name: { 'zh-CN': '单价（元）', en: 'Price (CNY)' }, of: ({ price }) => yuan(price) },
    { name: { 'zh-CN': '单位', en: 'Unit' }, of: ({ unit }) => unit },
    {
      name: { 'zh-CN': '批量最低价（元）', en: 'Lowest price in quantity (CNY)' },
      of: (item) => yuan(item.price_from),
    },
    { name: { 'zh-CN': '库存', en: 'Stock' }, of: ({ stock }) => stock },
    {
      name: { 'zh-CN': '最早送达', en: 'Earliest arrival' },
      of: ({ earliest }) => (earliest ? `${earliest.arrival} ${earliest.warehouse.name}` : ''),
    },
    { name: { 'zh-CN': '危险性', en: 'Hazard' }, of: ({ hazard }, { locale }) => hazards[hazard][locale] },
    { name: { 'zh-CN': '创新券抵扣（%）', en: 'Paid by a voucher (%)' }, of: ({ voucher_rate }) => voucher_rate },
  ],
});

export const mallProductFile = fileOf({ 'zh-CN': '物料商城', en: 'Material mall' }, '/material/product');
export const consumableFile = fileOf({ 'zh-CN': '试剂耗材', en: 'Consumables' }, '/experiment/consumable');

const searchedIn = (catalogue: ProductCatalogue, { name, path }: FileOf<ProductSummary>): SearchedList => ({
  list: productList,
  name: `products.${catalogue}`,
  label: name,
  path,
  pathOf: ({ id }) => productPath(id),
  text: { zh: 'description_zh', en: 'description_en' },
  note: { zh: 'headline_zh', en: 'headline_en' },
  scope: () => inCatalogue(catalogue),
});

/** Coverage of the portal-wide search. */
export const searchedProducts: readonly SearchedList[] = [
  searchedIn('mall', mallProductFile),
  searchedIn('consumable', consumableFile),
];
