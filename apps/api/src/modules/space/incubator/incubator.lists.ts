import type { Words } from '@zonekit/api-client/lifecycle';
import type { CarrierSummary, IncubatorSummary } from '@zonekit/api-client/space/incubator/contract';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { carrierKinds, incubatorKinds, incubatorLevels } from './incubator.labels.ts';

const listOf = (table: string) =>
  defineList({
    name: table,
    table,
    search: { titles: ['name_zh', 'name_en'] },
    facets: {
      level: { kind: 'value', column: 'level' },
      kind: { kind: 'value', column: 'kind' },
      field: { kind: 'array', column: 'fields' },
      seats: { kind: 'value', column: 'seat_state' },
    },
    sorts: {
      position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
      vacant_seats: () => [{ where: null, column: 'vacant_seats', type: 'bigint', direction: 'desc' }],
      recognised_on: () => [{ where: null, column: 'recognised_on', type: 'date', direction: 'desc' }],
    },
    sort: 'position',
    keep: { ttl: 10_000, stale: 600_000 },
  });

export const incubatorList = listOf('space_incubators');
export const carrierList = listOf('space_carriers');

const fileOf = <Item extends IncubatorSummary | CarrierSummary>(
  name: Words,
  path: string,
  kinds: Readonly<Record<Item['kind'], Words>>,
): FileOf<Item> => ({
  name,
  path,
  columns: [
    { name: { 'zh-CN': '名称', en: 'Name' }, of: (item) => item.name },
    { name: { 'zh-CN': '级别', en: 'Level' }, of: ({ level }, { locale }) => incubatorLevels[level][locale] },
    { name: { 'zh-CN': '类型', en: 'Kind' }, of: (item, { locale }) => kinds[item.kind as Item['kind']][locale] },
    {
      name: { 'zh-CN': '领域', en: 'Fields' },
      of: ({ fields }, { locale }) =>
        fields.map((field) => innovationFields[field][locale]).join(locale === 'en' ? ', ' : '、'),
    },
    { name: { 'zh-CN': '席位', en: 'Seats' }, of: ({ seats }) => seats },
    { name: { 'zh-CN': '空席', en: 'Vacant seats' }, of: ({ vacant_seats }) => vacant_seats },
    { name: { 'zh-CN': '在孵企业', en: 'Companies' }, of: ({ companies }) => companies },
    { name: { 'zh-CN': '扶持', en: 'Offer' }, of: ({ offer }) => offer },
    { name: { 'zh-CN': '运营单位', en: 'Operator' }, of: ({ operator }) => operator },
    { name: { 'zh-CN': '地址', en: 'Address' }, of: ({ address }) => address },
    { name: { 'zh-CN': '认定日期', en: 'Recognised on' }, of: ({ recognised_on }) => recognised_on },
  ],
});

export const incubatorFile: FileOf<IncubatorSummary> = fileOf(
  { 'zh-CN': '孵化器', en: 'Incubators' },
  '/space/Incubator',
  incubatorKinds,
);
export const carrierFile: FileOf<CarrierSummary> = fileOf(
  { 'zh-CN': '创新载体', en: 'Innovation carriers' },
  '/space/spaceVector',
  carrierKinds,
);

const searched = { text: { zh: 'offer_zh', en: 'offer_en' }, note: { zh: 'address_zh', en: 'address_en' } };

/** Fields that the portal-wide search covers. */
export const searchedIncubators: readonly SearchedList[] = [
  { ...searched, list: incubatorList, label: incubatorFile.name, path: incubatorFile.path },
  { ...searched, list: carrierList, label: carrierFile.name, path: carrierFile.path },
];
