import type { FacilityKind, FacilitySummary } from '@zonekit/api-client/experiment/facility/contract';
import { minute } from '../../../frame/cell-text.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import type { Labels } from '../../../frame/module.ts';
import { bookingStates, technologyFields } from '../experiment.labels.ts';
import { yuan } from '../experiment.words.ts';

export const facilityKinds: Labels<FacilityKind> = {
  cluster: { 'zh-CN': '仪器集群', en: 'Cluster of instruments' },
  pilot_line: { 'zh-CN': '中试线', en: 'Pilot line' },
  basin: { 'zh-CN': '水池与水槽', en: 'Tank or basin' },
  proving_ground: { 'zh-CN': '试验场', en: 'Proving ground' },
  clean_room: { 'zh-CN': '洁净室', en: 'Clean room' },
};

export const facilityList = defineList({
  name: 'facilities',
  table: 'experiment_facilities',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    kind: { kind: 'value', column: 'kind' },
    field: { kind: 'value', column: 'field' },
    service: { kind: 'array', column: 'services' },
    voucher: { kind: 'value', column: 'voucher' },
    booking: { kind: 'value', column: 'booking' },
  },
  sorts: {
    position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
    price: () => [{ where: null, column: 'price', type: 'bigint', direction: 'asc' }],
    price_desc: () => [{ where: null, column: 'price', type: 'bigint', direction: 'desc' }],
  },
  sort: 'position',
  keep: { ttl: 10_000, stale: 600_000 },
});

/** Facilities as a table. */
export const facilityFile: FileOf<FacilitySummary> = {
  name: { 'zh-CN': '实验设施', en: 'Facilities' },
  path: '/experiment/region',
  columns: [
    { name: { 'zh-CN': '设施', en: 'Facility' }, of: ({ title }) => title },
    { name: { 'zh-CN': '类型', en: 'Kind' }, of: ({ kind }, { locale }) => facilityKinds[kind][locale] },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: ({ field }, { locale }) => technologyFields[field][locale] },
    { name: { 'zh-CN': '运营单位', en: 'Provider' }, of: ({ shop }) => shop.name },
    { name: { 'zh-CN': '地点', en: 'Place' }, of: ({ address }) => address },
    { name: { 'zh-CN': '面积（㎡）', en: 'Area (m²)' }, of: ({ area }) => area },
    { name: { 'zh-CN': '容纳人数', en: 'People' }, of: ({ capacity }) => capacity },
    { name: { 'zh-CN': '仪器（台）', en: 'Instruments' }, of: ({ instruments }) => instruments },
    { name: { 'zh-CN': '使用费（元/小时）', en: 'Price (CNY per hour)' }, of: ({ price }) => yuan(price.amount) },
    { name: { 'zh-CN': '创新券抵扣（%）', en: 'Voucher (%)' }, of: ({ voucher_rate }) => voucher_rate },
    { name: { 'zh-CN': '预约', en: 'Booking' }, of: ({ booking }, { locale }) => bookingStates[booking][locale] },
    {
      name: { 'zh-CN': '最早可约', en: 'Free from' },
      of: ({ earliest }) => (earliest ? minute(earliest.starts_at) : ''),
    },
  ],
};

export const searchedFacilities: readonly SearchedList[] = [
  {
    list: facilityList,
    label: facilityFile.name,
    path: facilityFile.path,
    text: { zh: 'introduction_zh', en: 'introduction_en' },
    note: { zh: 'address_zh', en: 'address_en' },
  },
];
