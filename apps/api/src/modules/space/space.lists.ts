import type { HouseType, ParkSummary, UnitSummary } from '@zonekit/api-client/space/contract';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { yuan } from '../../frame/cell-text.ts';
import { shanghaiDay } from '../../frame/day.ts';
import type { FileOf } from '../../frame/list/file.ts';
import { defineList } from '../../frame/list/list.ts';
import type { SearchedList } from '../../frame/list/searched-list.ts';
import { availabilities, decorations, houseTypes, priceUnits, rentRules } from './space.labels.ts';
import { availabilityIn } from './space.vacancy.ts';

const keep = { ttl: 10_000, stale: 600_000 };

export const unitList = defineList({
  name: 'units',
  table: 'space_units',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    house_type: { kind: 'value', column: 'house_type', leads: true },
    park: { kind: 'value', column: 'park_id', leads: true },
    area_band: { kind: 'value', column: 'area_band' },
    rent_band: { kind: 'value', column: 'rent_band' },
    price_unit: { kind: 'value', column: 'price_unit' },
    decoration: { kind: 'value', column: 'decoration' },
    availability: {
      kind: 'state',
      values: Object.keys(availabilities),
      columns: ['let_until'],
      of: (now) => availabilityIn(shanghaiDay(now)),
      clock: shanghaiDay,
    },
  },
  narrowed: { building: 'building_id' },
  ranges: {
    area: { column: 'area', scale: 100, bands: 'area_band' },
    rent: { column: 'rent', scale: 100, bands: 'rent_band' },
  },
  sorts: {
    available_on: () => [{ where: null, column: 'let_until', type: 'date', direction: 'asc' }],
    rent: () => [{ where: null, column: 'rent', type: 'bigint', direction: 'asc' }],
    rent_desc: () => [{ where: null, column: 'rent', type: 'bigint', direction: 'desc' }],
    area: () => [{ where: null, column: 'area', type: 'bigint', direction: 'asc' }],
    area_desc: () => [{ where: null, column: 'area', type: 'bigint', direction: 'desc' }],
  },
  sort: 'available_on',
  covered: true,
  keep,
});

export const parkList = defineList({
  name: 'parks',
  table: 'space_parks',
  search: { titles: ['name_zh', 'name_en'] },
  facets: { house_type: { kind: 'array', column: 'house_types' } },
  sorts: {
    position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
    opened_on: () => [{ where: null, column: 'opened_on', type: 'date', direction: 'desc' }],
  },
  sort: 'position',
  keep,
});

/** Units as a table. */
export const unitFile: FileOf<UnitSummary> = {
  name: { 'zh-CN': '可租空间', en: 'Units to rent' },
  path: '/space/search',
  columns: [
    { name: { 'zh-CN': '空间', en: 'Unit' }, of: ({ title }) => title },
    { name: { 'zh-CN': '类型', en: 'House type' }, of: (unit, { locale }) => houseTypes[unit.house_type][locale] },
    { name: { 'zh-CN': '园区', en: 'Park' }, of: ({ park }) => park.name },
    { name: { 'zh-CN': '楼宇', en: 'Building' }, of: ({ building }) => building.name },
    { name: { 'zh-CN': '楼层', en: 'Floor' }, of: ({ floor }) => floor },
    { name: { 'zh-CN': '面积（㎡）', en: 'Area (m²)' }, of: ({ area }) => area },
    { name: { 'zh-CN': '装修', en: 'Fit-out' }, of: (unit, { locale }) => decorations[unit.decoration][locale] },
    { name: { 'zh-CN': '原价', en: 'Price' }, of: ({ price }) => yuan(price) },
    { name: { 'zh-CN': '计价单位', en: 'Price unit' }, of: (unit, { locale }) => priceUnits[unit.price_unit][locale] },
    {
      name: { 'zh-CN': '折合价（元/㎡·月）', en: 'Rent (CNY per m² and month)' },
      of: ({ rent }) => yuan(rent),
    },
    { name: { 'zh-CN': '折合方法', en: 'Rule' }, of: (unit, { locale }) => rentRules[unit.price_unit][locale] },
    { name: { 'zh-CN': '价格来源', en: 'Source of the price' }, of: ({ price_source }) => price_source },
    { name: { 'zh-CN': '定价日期', en: 'Priced on' }, of: ({ priced_on }) => priced_on },
    {
      name: { 'zh-CN': '入驻', en: 'Availability' },
      of: (unit, { locale }) => availabilities[unit.availability][locale],
    },
    { name: { 'zh-CN': '可入驻日期', en: 'Vacant from' }, of: ({ available_on }) => available_on },
  ],
};

/** Parks as a table. */
export const parkFile: FileOf<ParkSummary> = {
  name: { 'zh-CN': '园区', en: 'Parks' },
  path: '/space/park',
  columns: [
    { name: { 'zh-CN': '园区', en: 'Park' }, of: ({ name }) => name },
    { name: { 'zh-CN': '地址', en: 'Address' }, of: ({ address }) => address },
    {
      name: { 'zh-CN': '类型', en: 'House types' },
      of: ({ house_types }, { locale }) =>
        house_types.map((type) => houseTypes[type][locale]).join(locale === 'en' ? ', ' : '、'),
    },
    { name: { 'zh-CN': '楼宇（栋）', en: 'Buildings' }, of: ({ buildings }) => buildings },
    { name: { 'zh-CN': '空间（处）', en: 'Units' }, of: ({ units }) => units },
    { name: { 'zh-CN': '空置（处）', en: 'Vacant' }, of: ({ vacant }) => vacant },
    { name: { 'zh-CN': '空置面积（㎡）', en: 'Vacant area (m²)' }, of: ({ vacant_area }) => vacant_area },
    { name: { 'zh-CN': '启用日期', en: 'Opened on' }, of: ({ opened_on }) => opened_on },
  ],
};

/** What the portal-wide search covers: a unit's page follows from its house type. */
export const searchedSpace: readonly SearchedList[] = [
  {
    list: unitList,
    label: { 'zh-CN': '可租空间', en: 'Space to rent' },
    path: '/space/search',
    pathOf: ({ id, values: [type] }) => unitPath({ id, house_type: type as HouseType }),
    columns: ['house_type'],
    text: { zh: 'description_zh', en: 'description_en' },
    changed: 'priced_on',
  },
  {
    list: parkList,
    label: { 'zh-CN': '园区', en: 'Parks' },
    path: '/space/park',
    text: { zh: 'introduction_zh', en: 'introduction_en' },
    note: { zh: 'address_zh', en: 'address_en' },
  },
];
