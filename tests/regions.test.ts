import { expect, test } from 'vitest';
import { areaOf, childrenOf, resolveRegion } from '../apps/api/src/modules/region/region.service.ts';
import { regionItems } from '../apps/portal/src/pages/shared/region/region-items.ts';
import {
  fromAddressArea,
  isRegionComplete,
  NO_REGION,
  parentIdOf,
  REGION_LEVELS,
  type RegionItem,
  type RegionSelection,
  regionSelection,
  succession,
  toAddressArea,
} from '../packages/portal-kit/src/region-picker/core/index.ts';

const listOf = (id: string): readonly RegionItem[] => regionItems(childrenOf(id) ?? []);
const leaves = (id = '-1', path: RegionItem[] = []): RegionItem[][] =>
  listOf(id).flatMap((region) => (region.hasChildren ? leaves(region.id, [...path, region]) : [[...path, region]]));

/** What the picker's lists do: each that opens is loaded, and tells the choice what it holds. */
const withLists = (selection: RegionSelection): RegionSelection =>
  REGION_LEVELS.reduce((current, level) => {
    const parentId = parentIdOf(current, level);
    return parentId === undefined
      ? current
      : regionSelection(current, { type: 'loaded', parentId, items: listOf(parentId) });
  }, selection);

const all = leaves();

test('every place in the country is reached in at most three steps', () => {
  expect(all.length).toBeGreaterThan(3_000);
  expect(Math.max(...all.map((path) => path.length))).toBe(3);
});

test('every place is completed by its levels one after the other, and saved by the service as it was chosen', () => {
  for (const path of all) {
    const end = path.reduce((selection, item, depth) => {
      const level = REGION_LEVELS[depth];
      return level ? withLists(regionSelection(selection, { type: 'choose', level, item })) : selection;
    }, withLists(NO_REGION));
    const area = toAddressArea(end);
    expect(isRegionComplete(end), path.map(({ name }) => name).join('/')).toBe(true);
    expect(area && areaOf(area), path.at(-1)?.name).toEqual(area);
    expect(withLists(fromAddressArea(area))).toEqual(end);
  }
});

test('every place is completed at once by the way that the search finds', () => {
  for (const path of all) {
    const selection = regionSelection(NO_REGION, { type: 'path', path });
    expect(isRegionComplete(selection)).toBe(true);
    const area = toAddressArea(selection);
    expect(area && areaOf(area)).toEqual(area);
  }
});

test.each([
  ['Dongguan', ['广东省', '东莞市'], 2],
  ['Zhongshan', ['广东省', '中山市'], 2],
  ['Danzhou', ['海南省', '儋州市'], 2],
  ['Jiayuguan', ['甘肃省', '嘉峪关市'], 2],
  ['a county run by its province', ['湖北省', '神农架林区'], 2],
  ['a municipality, asked for once', ['北京市', '东城区'], 3],
  ['Hong Kong', ['香港特别行政区', '九龙', '油尖旺区'], 3],
  ['Macao', ['澳门特别行政区', '澳门半岛', '大堂区'], 3],
  ['Taiwan', ['台湾省', '台北市', '大安区'], 3],
])('%s takes these choices and no more', (_, names, depth) => {
  const end = names.reduce((selection, name) => {
    const level = REGION_LEVELS[selection.chosen.length];
    const parentId = level && parentIdOf(selection, level);
    const item = parentId && listOf(parentId).find((region) => region.name === name);
    if (!level || !item) throw new Error(`${name} is not offered after ${selection.chosen.map((each) => each.name)}`);
    return withLists(regionSelection(selection, { type: 'choose', level, item }));
  }, NO_REGION);
  expect(isRegionComplete(end)).toBe(true);
  expect(end.chosen).toHaveLength(depth);
});

test('an old code gives way to its one successor, and asks where it has two', () => {
  const saved = (county_id: string) =>
    fromAddressArea({
      ...{ province_id: '500000', province_name: '重庆市', city_id: '500100', city_name: '重庆市' },
      ...{ county_id, county_name: '' },
    });
  const outcome = (county_id: string) => {
    const { current, successors } = resolveRegion(county_id) ?? { current: null, successors: [] };
    return succession(saved(county_id), {
      current: current && regionItems(current),
      successors: successors.map(regionItems),
    });
  };
  expect(outcome('500105')).toMatchObject({ kind: 'moved', path: [{}, {}, { name: '两江新区' }] });
  expect(outcome('500112')).toMatchObject({
    kind: 'ask',
    paths: [
      [{}, {}, { id: '500157' }],
      [{}, {}, { id: '500109' }],
    ],
  });
  expect(outcome('500109')).toEqual({ kind: 'unchanged' });
  expect(outcome('999999')).toEqual({ kind: 'unchanged' });
});
