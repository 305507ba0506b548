import { spaceEndpoints, type UnitSummary } from '@zonekit/api-client/space/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../api/test/harness.ts';
import { spaceRows } from './space.rows.ts';
import { seed } from './space.seed.ts';

const TODAY = '2026-11-20';
const TOTAL = 600;
const rows = spaceRows(TOTAL, TODAY);
const units = rows.units(0, TOTAL);
const contracts = rows.contracts(0, TOTAL);
/** Units that a contract takes today or later. */
const takenIn = (some: typeof contracts) =>
  new Set(
    some.filter(({ state, ends_on }) => state !== 'terminated' && ends_on >= TODAY).map(({ unit_id }) => unit_id),
  );

describe('the demo of what can be leased', () => {
  it('has 8 parks, 40 buildings and 600 units, seven in ten let, the same each time', () => {
    expect([rows.parks.length, rows.buildings.length, units.length]).toEqual([8, 40, TOTAL]);
    expect(takenIn(contracts).size / TOTAL).toBeGreaterThan(0.66);
    expect(takenIn(contracts).size / TOTAL).toBeLessThan(0.74);
    expect(spaceRows(TOTAL, TODAY).units(0, TOTAL)).toEqual(units);
    expect(spaceRows(TOTAL, TODAY).contracts(0, TOTAL)).toEqual(contracts);
    expect(new Set(units.map(({ house_type }) => house_type)).size).toBe(6);
    expect(new Set(units.map(({ price_unit }) => price_unit)).size).toBe(5);
  });

  it.each([TOTAL, 20_000])('names each of %i units once in its building, on a floor that it has', (total) => {
    const grown = spaceRows(total, TODAY);
    const all = grown.units(0, total);
    expect(new Set(all.map(({ building_id, number }) => `${building_id} ${number}`)).size).toBe(total);
    const floors = new Map(grown.buildings.map(({ id, floors }) => [id, floors]));
    expect(all.filter(({ building_id, floor }) => floor < 1 || floor > (floors.get(building_id) ?? 0))).toEqual([]);
    const names = grown.buildings.map(({ park_id, name_zh }) => `${park_id} ${name_zh}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(grown.parks.map(({ name_en }) => name_en)).size).toBe(grown.parks.length);
  });

  it('mixes no language', () => {
    const english = [...rows.parks, ...rows.buildings, ...units].map((row) =>
      Object.entries(row).filter(([column]) => column.endsWith('_en')),
    );
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}|undefined|NaN/u);
  });
});

describe('in the service', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ now: () => new Date(`${TODAY}T10:00:00+08:00`), seed: [seed] });
  }, 120_000);
  afterAll(() => api.close());

  const pageOf = async (cursor: string | null) =>
    (await api.inject(spaceEndpoints.listUnits, { query: { page_size: 100, ...(cursor && { cursor }) } })).body;
  /** Every unit, by its cursors. */
  const allUnits = async () => {
    const all: UnitSummary[] = [];
    for (let cursor: string | null = null; ; ) {
      const { data, page }: Awaited<ReturnType<typeof pageOf>> = await pageOf(cursor);
      all.push(...data);
      cursor = page.next_cursor;
      if (cursor === null) return all;
    }
  };

  it('each unit has its price per square metre and month, by the rule of its price unit', async () => {
    const all = await allUnits();
    expect(all).toHaveLength(TOTAL);
    for (const { price, price_unit, area, seats, rent, rent_rule, price_source } of all) {
      const yearly = {
        sqm_day: price.amount * 365,
        sqm_month: price.amount * 12,
        sqm_year: price.amount,
        room_month: (price.amount * 12) / area,
        workstation_month: (price.amount * (seats ?? 0) * 12) / area,
      }[price_unit];
      expect(Math.abs(rent.amount - yearly / 12)).toBeLessThanOrEqual(0.5001);
      expect(rent_rule).not.toBe('');
      expect(price_source).toContain('2026');
    }
  });

  it('vacancy is units minus active contracts: in the list, in its facet, and in each park', async () => {
    const all = await allUnits();
    const taken = takenIn(
      await api.db.selectFrom('space_contracts').select(['id', 'unit_id', 'starts_on', 'ends_on', 'state']).execute(),
    );
    expect(taken.size).toBeGreaterThan(takenIn(contracts).size);
    expect(
      all
        .filter(({ availability }) => availability === 'vacant')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      units
        .map(({ id }) => id)
        .filter((id) => !taken.has(id))
        .sort(),
    );
    const { facets } = (await api.inject(spaceEndpoints.listUnits, {})).body;
    expect(facets.availability.find(({ value }) => value === 'vacant')?.count).toBe(TOTAL - taken.size);
    const parks = (await api.inject(spaceEndpoints.listParks, {})).body.data;
    expect(parks).toHaveLength(8);
    for (const park of parks) {
      const own = all.filter((unit) => unit.park.id === park.id);
      const vacant = own.filter(({ id }) => !taken.has(id));
      expect(park).toMatchObject({ units: own.length, vacant: vacant.length, buildings: 5 });
      expect(park.vacant_area).toBeCloseTo(
        vacant.reduce((sum, { area }) => sum + area, 0),
        2,
      );
    }
  });

  it('does nothing when it is there', async () => {
    await seed(api.context);
    expect((await api.inject(spaceEndpoints.listUnits, {})).body.page.total).toBe(TOTAL);
  });
});
