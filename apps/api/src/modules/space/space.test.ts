import { spaceEndpoints } from '@zonekit/api-client/space/contract';
import { unitListEndpoints } from '@zonekit/api-client/space/unit-lists/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { makeBuilding, makeContract, makePark, makeUnit } from './space.fixture.ts';
import { writeBuildings, writeContracts, writeParks, writeUnits } from './space.write.ts';

let api: TestApi;
let now = new Date('2026-11-20T10:00:00+08:00');
const units = [
  makeUnit(),
  makeUnit({ id: 'unit-2', number: '0905', floor: 9, area: 14_200, price_amount: 93_000, price_unit: 'sqm_year' }),
  makeUnit({ id: 'unit-3', number: '0906', floor: 9, decoration: 'bare' }),
  makeUnit({
    id: 'unit-4',
    building_id: 'building-2',
    house_type: 'factory',
    number: '201',
    floor: 2,
    area: 320_000,
    price_amount: 2_800,
    price_unit: 'sqm_month',
    decoration: 'bare',
  }),
  makeUnit({
    id: 'unit-5',
    building_id: 'building-2',
    house_type: 'workstation',
    number: '101',
    floor: 1,
    area: 6_500,
    seats: 10,
    price_amount: 68_000,
    price_unit: 'workstation_month',
    description_en: null,
  }),
];
beforeAll(async () => {
  const seed = async ({ db }: Pick<TestApi, 'db'>) => {
    const untranslated = { name_en: null, address_en: null, introduction_en: null, operator_en: null };
    const second = makePark({ id: 'park-2', name_zh: '综保区三期', house_types: ['factory'], position: 2 });
    await writeParks(db, [makePark(), { ...second, ...untranslated }]);
    await writeBuildings(db, [makeBuilding(), makeBuilding({ id: 'building-2', park_id: 'park-2', name_zh: '5号楼' })]);
    await writeUnits(db, units);
    await writeContracts(db, [
      makeContract({ unit_id: 'unit-2', ends_on: '2027-01-31' }),
      makeContract({ id: 'contract-2', unit_id: 'unit-3', ends_on: '2028-12-31' }),
      makeContract({ id: 'contract-3', unit_id: 'unit-4', ends_on: '2028-12-31', state: 'terminated' }),
      makeContract({ id: 'contract-4', unit_id: 'unit-5', starts_on: '2025-01-01', ends_on: '2026-11-19' }),
    ]);
  };
  api = await startTestApi({ now: () => now, seed: [seed] });
});
afterAll(() => api.close());

const list = async (query: object = {}, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  (await api.inject(spaceEndpoints.listUnits, { query: { ...query } }, { locale })).body;
const idsOf = async (query: object) => (await list(query)).data.map(({ id }) => id);
const countsOf = async (
  facet: 'availability' | 'house_type' | 'park' | 'area_band' | 'rent_band' | 'price_unit' | 'decoration',
  query = {},
) => Object.fromEntries((await list(query)).facets[facet].map(({ value, count }) => [value, count]));

describe('units to rent', () => {
  it('carry the original price, the rent per square metre and month, the rule and the source', async () => {
    const { data } = await list({ page_size: 50 });
    const rents = Object.fromEntries(data.map(({ id, rent }) => [id, rent.amount]));
    expect(rents).toEqual({ 'unit-1': 7_300, 'unit-2': 7_750, 'unit-3': 7_300, 'unit-4': 2_800, 'unit-5': 10_462 });
    expect(data.find(({ id }) => id === 'unit-1')).toMatchObject({
      title: '启航中心B座 1802',
      area: 286,
      price: { amount: 240, currency: 'CNY' },
      price_unit: 'sqm_day',
      rent_rule: '单价×365天÷12个月',
      price_source: '启航中心2026年租金公示',
      priced_on: '2026-01-01',
    });
  });

  it('are narrowed by facets, each counted without its own choice', async () => {
    expect(await idsOf({ house_type: 'factory' })).toEqual(['unit-4']);
    expect((await idsOf({ park: 'park-1', decoration: 'bare' })).sort()).toEqual(['unit-3']);
    expect(await countsOf('house_type', { house_type: 'factory' })).toEqual({ office: 3, factory: 1, workstation: 1 });
    expect(await countsOf('area_band')).toEqual({ '50-200': 2, '200-500': 2, '2000-5000': 1 });
    expect(await countsOf('rent_band', { area_band: '50-200' })).toEqual({ '60-80': 1, '80-120': 1 });
    expect(await countsOf('price_unit')).toEqual({ sqm_day: 2, sqm_month: 1, sqm_year: 1, workstation_month: 1 });
    const { facets } = await list({}, 'en');
    expect(facets.park.map(({ label, count }) => [label, count])).toEqual([
      ['Qihang Centre', 3],
      ['综保区三期', 2],
    ]);
  });

  it('are narrowed by free ends of area and rent, both included, and counted so', async () => {
    expect((await idsOf({ area_min: 142, area_max: 286 })).sort()).toEqual(['unit-1', 'unit-2', 'unit-3']);
    expect((await idsOf({ rent_max: 73 })).sort()).toEqual(['unit-1', 'unit-3', 'unit-4']);
    expect(await idsOf({ rent_min: 73.01, area_max: 100 })).toEqual(['unit-5']);
    expect(await countsOf('house_type', { area_max: 286 })).toEqual({ office: 3, workstation: 1 });
    expect(await idsOf({ area_min: 300, area_max: 200 })).toEqual([]);
    // The histogram of a range shows what its bounds leave out, that of another range does not.
    expect(await countsOf('area_band', { area_max: 100 })).toEqual({ '50-200': 2, '200-500': 2, '2000-5000': 1 });
    expect(await countsOf('rent_band', { area_max: 100 })).toEqual({ '80-120': 1 });
    const refused = await api.inject(spaceEndpoints.listUnits, { query: { area_min: -1 } });
    expect(refused.status).toBe(422);
  });

  it('are narrowed to those of one building, whatever other buildings are called', async () => {
    expect((await idsOf({ building: 'building-1' })).sort()).toEqual(['unit-1', 'unit-2', 'unit-3']);
    expect(await countsOf('house_type', { building: 'building-2' })).toEqual({ factory: 1, workstation: 1 });
    expect(await idsOf({ building: 'building-1', house_type: 'factory' })).toEqual([]);
    const query = { building: 'building-2' };
    const file = await api.inject(spaceEndpoints.unitsFile, { params: { format: 'csv' }, query });
    expect(file.raw.toString()).not.toContain('1802');
  });

  it('are sorted by rent, area and the day from which they are vacant', async () => {
    expect(await idsOf({ sort: 'rent' })).toEqual(['unit-4', 'unit-1', 'unit-3', 'unit-2', 'unit-5']);
    expect(await idsOf({ sort: 'area_desc' })).toEqual(['unit-4', 'unit-3', 'unit-1', 'unit-2', 'unit-5']);
    expect((await idsOf({ sort: 'available_on' })).slice(3)).toEqual(['unit-2', 'unit-3']);
    expect(await idsOf({ sort: 'area', house_type: 'office' })).toEqual(['unit-2', 'unit-1', 'unit-3']);
  });

  it('are vacant now, within 90 days or let, by their contracts and the day', async () => {
    expect(await countsOf('availability')).toEqual({ vacant: 3, soon: 1, let: 1 });
    expect((await list({ availability: 'soon' })).data[0]).toMatchObject({ id: 'unit-2', available_on: '2027-02-01' });
    expect((await list({ availability: 'vacant' })).data[0]?.available_on).toBe('2026-11-20');
    now = new Date('2027-02-01T00:00:00+08:00');
    expect(await countsOf('availability')).toEqual({ vacant: 4, let: 1 });
    now = new Date('2026-11-20T10:00:00+08:00');
  });

  it('are searched by park, building, street and house type, hits marked', async () => {
    expect((await idsOf({ q: '启航中心' })).sort()).toEqual(['unit-1', 'unit-2', 'unit-3']);
    const { data } = await list({ q: 'Qihang' }, 'en');
    expect(data[0]?.title_hits?.some(({ hit }) => hit)).toBe(true);
    expect(await idsOf({ q: '厂房' })).toEqual(['unit-4']);
  });

  it('are read by a cursor and saved as a table', async () => {
    const first = await list({ sort: 'rent', page_size: 2 });
    const second = await list({ sort: 'rent', page_size: 2, cursor: first.page.next_cursor });
    expect(second.data.map(({ id }) => id)).toEqual(['unit-3', 'unit-2']);
    const file = await api.inject(spaceEndpoints.unitsFile, { params: { format: 'csv' }, query: { area_max: 100 } });
    expect(file.raw.toString()).toContain('综保区三期5号楼 101');
    expect(file.raw.toString()).not.toContain('1802');
  });
});

describe('a unit', () => {
  it('says its terms and the months in which it is vacant', async () => {
    const { body } = await api.inject(spaceEndpoints.getUnit, { params: { unit_id: 'unit-2' } });
    expect(body.data).toMatchObject({ height: 3, floor_load: 250, deposit_months: 2, description: '南向，两面采光。' });
    expect(body.data.months.map(({ vacant }) => vacant)).toEqual([...Array(3).fill(false), ...Array(9).fill(true)]);
    expect(body.data.months.at(-1)?.month).toBe('2027-10');
  });

  it('is shown in the requested language, in Chinese where park or building have no other name', async () => {
    const inEnglish = async (unit_id: string) =>
      (await api.inject(spaceEndpoints.getUnit, { params: { unit_id } }, { locale: 'en' })).body.data;
    expect(await inEnglish('unit-1')).toMatchObject({
      lang: 'en',
      title: 'Qihang Centre, Building B, 1802',
      rent_rule: 'Price × 365 days ÷ 12 months',
    });
    expect(await inEnglish('unit-4')).toMatchObject({ lang: 'zh-CN', title: '综保区三期5号楼 201' });
    expect((await api.inject(spaceEndpoints.getUnit, { params: { unit_id: 'none' } })).status).toBe(404);
  });

  it('is compared with up to three others, in the order of the request', async () => {
    const compare = (ids: string[]) => api.inject(spaceEndpoints.compareUnits, { query: { ids } });
    const { body } = await compare(['unit-4', 'unit-1', 'none']);
    expect(body.data.map(({ id }) => id)).toEqual(['unit-4', 'unit-1']);
    expect((await compare(['unit-1'])).status).toBe(422);
    expect((await compare(['unit-1', 'unit-2', 'unit-3', 'unit-4', 'unit-5'])).status).toBe(422);
  });
});

describe('parks', () => {
  it('say what is vacant in them', async () => {
    const { body } = await api.inject(spaceEndpoints.listParks, {});
    expect(body.data).toMatchObject([
      { id: 'park-1', buildings: 1, units: 3, vacant: 1, area: 714, vacant_area: 286, rent_from: { amount: 7_300 } },
      {
        id: 'park-2',
        buildings: 1,
        units: 2,
        vacant: 2,
        area: 3_265,
        vacant_area: 3_265,
        rent_from: { amount: 2_800 },
      },
    ]);
    expect(body.facets.house_type.map(({ value, count }) => [value, count])).toEqual([
      ['office', 1],
      ['factory', 1],
    ]);
    const file = await api.inject(spaceEndpoints.parksFile, { params: { format: 'json' } });
    expect(JSON.parse(file.raw.toString())).toHaveLength(2);
  });

  it('show their buildings floor by floor', async () => {
    const parkOf = (park_id: string, locale: 'zh-CN' | 'en') =>
      api.inject(spaceEndpoints.getPark, { params: { park_id } }, { locale });
    expect((await parkOf('park-1', 'en')).body.data).toMatchObject({
      name: 'Qihang Centre',
      facilities: ['Canteen'],
      transport: [{ name: 'Metro station', minutes: 5 }],
      vacant: 1,
      building_list: [
        {
          name: 'Building B',
          units: 3,
          vacant: 1,
          stack: [
            { floor: 9, units: 2, vacant: 0 },
            { floor: 18, units: 1, vacant: 1 },
          ],
        },
      ],
    });
    expect((await parkOf('none', 'en')).status).toBe(404);
  });
});

it.each([
  ['offices', 'office'],
  ['workshops', 'factory'],
  ['factories', 'factory'],
  ['maker_spaces', 'incubator'],
  ['stations', 'workstation'],
] as const)('%s are the units of house type %s, filtered as all units are', async (unit_list, house_type) => {
  const query = { availability: 'vacant' };
  const { body } = await api.inject(unitListEndpoints.listUnitsOfType, { params: { unit_list }, query });
  expect(body).toEqual(await list({ house_type, ...query }));
});
