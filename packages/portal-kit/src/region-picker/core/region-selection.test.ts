import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '../region-fixtures.ts';
import {
  fromAddressArea,
  isRegionComplete,
  NO_REGION,
  openLevel,
  parentIdOf,
  REGION_LEVELS,
  type RegionItem,
  type RegionLevel,
  type RegionSelection,
  regionSelection,
  toAddressArea,
} from './region-selection.ts';

const find = (id: string): RegionItem => {
  const item = Object.values(REGIONS)
    .flat()
    .find((region) => region.id === id);
  if (!item) throw new Error(`no region ${id}`);
  return item;
};
const pick = (...ids: string[]): RegionSelection =>
  ids.reduce<RegionSelection>(
    (selection, id, depth) =>
      regionSelection(selection, { type: 'choose', level: REGION_LEVELS[depth] ?? 'county', item: find(id) }),
    NO_REGION,
  );
const DALIAN = pick('210000', '210200', '210202');

describe('regionSelection', () => {
  it('is complete with province, city and county, and not before', () => {
    expect([pick(), pick('210000'), pick('210000', '210200'), DALIAN].map(isRegionComplete)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('clears the city and the county when the province changes', () => {
    const moved = regionSelection(DALIAN, { type: 'choose', level: 'province', item: find('110000') });
    expect(moved).toEqual({ chosen: [{ id: '110000', name: '北京市' }], ended: false });
    expect(openLevel(moved)).toBe('city');
  });

  it('clears what lies below when a level goes back to its empty option', () => {
    expect(regionSelection(DALIAN, { type: 'choose', level: 'city', item: null }).chosen).toHaveLength(1);
  });

  it('changes nothing when the same item is chosen again', () => {
    expect(regionSelection(DALIAN, { type: 'choose', level: 'province', item: find('210000') })).toBe(DALIAN);
  });

  it('takes no city before its province', () => {
    expect(regionSelection(NO_REGION, { type: 'choose', level: 'city', item: find('210200') })).toBe(NO_REGION);
  });

  it('completes at a city without counties, whose county repeats the city', () => {
    const dongguan = pick('440000', '441900');
    expect(isRegionComplete(dongguan)).toBe(true);
    expect(parentIdOf(dongguan, 'county')).toBeUndefined();
    expect(toAddressArea(dongguan)).toMatchObject({ city_id: '441900', county_id: '441900', county_name: '东莞市' });
  });

  it('learns from an empty list that a city has no counties, where the item did not say so', () => {
    const open = regionSelection(pick('440000'), {
      type: 'choose',
      level: 'city',
      item: { id: '441900', name: '东莞市' },
    });
    expect(isRegionComplete(open)).toBe(false);
    expect(isRegionComplete(regionSelection(open, { type: 'loaded', parentId: '441900', items: [] }))).toBe(true);
  });

  it('takes the one city of a municipality by itself, so that its name is not asked twice', () => {
    const beijing = regionSelection(pick('110000'), {
      type: 'loaded',
      parentId: '110000',
      items: REGIONS['110000'] ?? [],
    });
    expect(beijing.chosen.map(({ id }) => id)).toEqual(['110000', '110100']);
    expect(openLevel(beijing)).toBe('county');
  });

  it('never picks a county for anybody, even an only one', () => {
    const shenyang = pick('210000', '210100');
    expect(regionSelection(shenyang, { type: 'loaded', parentId: '210100', items: REGIONS['210100'] ?? [] })).toBe(
      shenyang,
    );
  });

  it('ignores a list that arrives for a parent that is no longer chosen', () => {
    expect(regionSelection(DALIAN, { type: 'loaded', parentId: '440000', items: [] })).toBe(DALIAN);
  });

  it('names what was prefilled by its codes alone', () => {
    const bare = fromAddressArea({
      province_id: '210000',
      province_name: '',
      city_id: '210200',
      city_name: '大连市',
      county_id: '210202',
      county_name: '中山区',
    });
    const named = regionSelection(bare, { type: 'loaded', parentId: '-1', items: REGIONS['-1'] ?? [] });
    expect(toAddressArea(named)?.province_name).toBe('辽宁省');
  });

  it('goes into the profile and back without loss', () => {
    for (const selection of [DALIAN, pick('440000', '441900'), pick('110000', '110100', '110101')])
      expect(fromAddressArea(toAddressArea(selection))).toEqual(selection);
  });

  it('never sends an area with an empty or a foreign part, whatever the order of events', () => {
    const items = Object.values(REGIONS).flat();
    const event = fc.oneof(
      fc.record({
        type: fc.constant('choose' as const),
        level: fc.constantFrom<RegionLevel>(...REGION_LEVELS),
        item: fc.option(fc.constantFrom(...items)),
      }),
      fc.subarray(items, { maxLength: 4 }).map((path) => ({ type: 'path' as const, path })),
      fc.constantFrom(...Object.keys(REGIONS)).map((parentId) => ({
        type: 'loaded' as const,
        parentId,
        items: REGIONS[parentId] ?? [],
      })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const end = events.reduce(regionSelection, NO_REGION);
        const area = toAddressArea(end);
        expect(area !== null).toBe(isRegionComplete(end));
        if (area) for (const value of Object.values(area)) expect(value).not.toBe('');
        if (area) expect(fromAddressArea(area).chosen[0]).toEqual(end.chosen[0]);
      }),
    );
  });
});
