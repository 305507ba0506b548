import type { InstrumentSummary } from '@zonekit/api-client/experiment/instrument/contract';
import { minute } from '../../../frame/cell-text.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import {
  bookingStates,
  instrumentCategories,
  serviceModes,
  technologyFields,
  waitingTimes,
} from '../experiment.labels.ts';
import { yuan } from '../experiment.words.ts';

export const instrumentList = defineList({
  name: 'instruments',
  table: 'experiment_instruments',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    category: { kind: 'value', column: 'category', leads: true },
    field: { kind: 'value', column: 'field' },
    service: { kind: 'array', column: 'services' },
    qualification: { kind: 'array', column: 'qualifications' },
    waiting: { kind: 'value', column: 'waiting' },
    voucher: { kind: 'value', column: 'voucher' },
    booking: { kind: 'value', column: 'booking' },
    shop: { kind: 'value', column: 'shop_id', leads: true },
  },
  ranges: { price: { column: 'price', scale: 100 } },
  sorts: {
    usage: () => [{ where: null, column: 'usage_rate', type: 'bigint', direction: 'desc' }],
    price: () => [{ where: null, column: 'price', type: 'bigint', direction: 'asc' }],
    price_desc: () => [{ where: null, column: 'price', type: 'bigint', direction: 'desc' }],
    rating: () => [{ where: null, column: 'rating_rank', type: 'bigint', direction: 'desc' }],
    purchased_on: () => [{ where: null, column: 'purchased_on', type: 'date', direction: 'desc' }],
  },
  sort: 'usage',
  covered: true,
  keep: { ttl: 10_000, stale: 600_000 },
});

/** Instruments as a table. */
export const instrumentFile: FileOf<InstrumentSummary> = {
  name: { 'zh-CN': '共享仪器', en: 'Shared instruments' },
  path: '/experiment/instrument',
  columns: [
    { name: { 'zh-CN': '仪器', en: 'Instrument' }, of: ({ title }) => title },
    { name: { 'zh-CN': '型号', en: 'Model' }, of: ({ model }) => model },
    {
      name: { 'zh-CN': '类别', en: 'Category' },
      of: ({ category }, { locale }) => instrumentCategories[category][locale],
    },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: ({ field }, { locale }) => technologyFields[field][locale] },
    { name: { 'zh-CN': '机主', en: 'Provider' }, of: ({ shop }) => shop.name },
    { name: { 'zh-CN': '地点', en: 'Place' }, of: ({ address }) => address },
    { name: { 'zh-CN': '机时（元/小时）', en: 'Price (CNY per hour)' }, of: ({ price }) => yuan(price.amount) },
    { name: { 'zh-CN': '创新券抵扣（%）', en: 'Voucher (%)' }, of: ({ voucher_rate }) => voucher_rate },
    {
      name: { 'zh-CN': '服务方式', en: 'Ways of use' },
      of: ({ services }, { locale }) =>
        services.map((mode) => serviceModes[mode][locale]).join(locale === 'en' ? ', ' : '、'),
    },
    { name: { 'zh-CN': '预约', en: 'Booking' }, of: ({ booking }, { locale }) => bookingStates[booking][locale] },
    {
      name: { 'zh-CN': '等待时间', en: 'Waiting time' },
      of: ({ waiting }, { locale }) => waitingTimes[waiting][locale],
    },
    { name: { 'zh-CN': '近30天开机率（%）', en: 'Use in 30 days (%)' }, of: ({ usage_rate }) => usage_rate },
    { name: { 'zh-CN': '评分', en: 'Rating' }, of: ({ rating }) => rating ?? '' },
    {
      name: { 'zh-CN': '最早可约', en: 'Free from' },
      of: ({ earliest }) => (earliest ? minute(earliest.starts_at) : ''),
    },
  ],
};

export const searchedInstruments: readonly SearchedList[] = [
  {
    list: instrumentList,
    label: instrumentFile.name,
    path: instrumentFile.path,
    text: { zh: 'introduction_zh', en: 'introduction_en' },
    note: { zh: 'model', en: 'model' },
  },
];
