import { spaceEndpoints } from '@zonekit/api-client/space/contract';
import type { LandFeature } from '@zonekit/api-client/space/plan/contract';
import { planEndpoints } from '@zonekit/api-client/space/plan/contract';
import { PLAN_HOUSE_TYPES, type PlanNumber } from '@zonekit/api-client/space/plan/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { panoramaFiles } from '../../../../../demo-data/src/space/panorama.rows.ts';
import { planRows } from '../../../../../demo-data/src/space/plan.rows.ts';
import { seedPlanRows, seedSpaceInformation } from '../../../../../demo-data/src/space/plan.seed.ts';
import { spaceRows } from '../../../../../demo-data/src/space/space.rows.ts';
import { seedUnits } from '../../../../../demo-data/src/space/space.seed.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { writeContracts } from '../space.write.ts';
import { presentSpaceInformation } from './plan.present.ts';
import { findSpaceInformation } from './plan.repository.ts';
import { parcelTransfer, planTransfers } from './plan.transfer.ts';

const TODAY = '2026-11-20';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => new Date(`${TODAY}T10:00:00+08:00`),
    seed: [seedUnits, seedPlanRows, seedSpaceInformation],
  });
}, 60_000);
afterAll(() => api.close());

const overlays = async (num: number | undefined, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  (await api.inject(planEndpoints.landOverlays, { query: { ...(num !== undefined && { num }) } }, { locale })).body
    .data;
const ofKind = <K extends LandFeature['properties']['kind']>(features: readonly LandFeature[], kind: K) =>
  features.filter(
    (feature): feature is Extract<LandFeature, { properties: { kind: K } }> => feature.properties.kind === kind,
  );

describe('the plan', () => {
  it.each([1, 2, 3, 4, undefined] as (PlanNumber | undefined)[])(
    '%s shows what is vacant of its house types, as the list counts it',
    async (num) => {
      const { features, house_types } = await overlays(num);
      expect(house_types).toEqual(num ? PLAN_HOUSE_TYPES[num] : Object.values(PLAN_HOUSE_TYPES).flat());
      const list = await api.inject(spaceEndpoints.listUnits, {
        query: { house_type: [...house_types], availability: 'vacant', page_size: 1 },
      });
      const vacantIn = (some: readonly { properties: { vacant: number } }[]) =>
        some.reduce((sum, { properties }) => sum + properties.vacant, 0);
      expect(vacantIn(ofKind(features, 'building'))).toBe(list.body.page.total);
      expect(vacantIn(ofKind(features, 'park'))).toBe(list.body.page.total);
      for (const { properties } of ofKind(features, 'building')) {
        expect(properties.rent_from === null).toBe(properties.vacant === 0);
        expect(properties.rent_to?.amount ?? 0).toBeGreaterThanOrEqual(properties.rent_from?.amount ?? 0);
      }
    },
  );

  it('has closed rings within its bounds, small enough for a phone', async () => {
    const { features, bbox } = await overlays(1);
    const [west = 0, south = 0, east = 0, north = 0] = bbox ?? [];
    for (const { geometry } of features) {
      const positions = geometry.type === 'Point' ? [geometry.coordinates] : (geometry.coordinates[0] ?? []);
      if (geometry.type === 'Polygon') expect(positions.at(-1)).toEqual(positions[0]);
      for (const [longitude, latitude] of positions) {
        expect(longitude).toBeGreaterThanOrEqual(west);
        expect(longitude).toBeLessThanOrEqual(east);
        expect(latitude).toBeGreaterThanOrEqual(south);
        expect(latitude).toBeLessThanOrEqual(north);
      }
    }
    expect(JSON.stringify(features).length).toBeLessThan(40_000);
  });

  it('shows parcels in each state with area, use and ratio, in both languages', async () => {
    const parcels = ofKind((await overlays(4, 'en')).features, 'parcel');
    expect(new Set(parcels.map(({ properties }) => properties.state))).toEqual(
      new Set(['vacant', 'reserved', 'let', 'built']),
    );
    const reserved = parcels.find(({ id }) => id === 'parcel-z-03');
    expect(reserved?.properties).toMatchObject({ name: 'Plot Z-03', state: 'reserved', floor_area_ratio: 1.8 });
    expect(JSON.stringify(parcels)).not.toMatch(/\p{Script=Han}|NaN/u);
    for (const { properties } of parcels) expect(properties.area).toBeGreaterThan(1_000);
  });

  it('has no number but 1 to 4', async () => {
    for (const num of ['0', '5', 'x', '']) {
      const { status } = await api.inject(planEndpoints.landOverlays, { query: { num } });
      expect(status, num).toBe(422);
    }
  });

  it.each([600, 20_000])('of %i units has no buildings that lie over one another in a park', (total) => {
    const { parks, buildings } = spaceRows(total, TODAY);
    const { outlines, parcels } = planRows(parks, buildings);
    expect(outlines).toHaveLength(buildings.length);
    expect(new Set(parcels.map(({ id }) => id)).size).toBe(parcels.length);
    const boxes = outlines.map(({ ring }) => {
      const [[west, south] = [0, 0], , [east, north] = [0, 0]] = ring;
      return { west, south, east, north };
    });
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        expect(a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north).toBe(false);
  });
});

describe('panoramas', () => {
  it('are three, each with scenes that lead to one another', async () => {
    const { body } = await api.inject(planEndpoints.listPanoramas, {});
    expect(body.data.map(({ scenes }) => scenes)).toEqual([3, 2, 3]);
    const files = new Set(panoramaFiles.map(({ id }) => id));
    for (const { id } of body.data) {
      const { data } = (await api.inject(planEndpoints.getPanorama, { params: { panorama_id: id } })).body;
      const scenes = new Set(data.scene_list.map((scene) => scene.id));
      for (const { ways, picture, flat, id: own } of data.scene_list) {
        expect(ways.length).toBeGreaterThan(0);
        for (const { to } of ways) {
          expect(scenes).toContain(to);
          expect(to).not.toBe(own);
        }
        expect(files).toContain(picture);
        expect(files).toContain(flat);
      }
    }
  });

  it('are those of one park where one is chosen, in the language of the request', async () => {
    const chosen = await api.inject(planEndpoints.listPanoramas, { query: { park: 'park-3' } }, { locale: 'en' });
    expect(chosen.body.data).toMatchObject([{ id: 'panorama-3', name: 'Innovation Bay', park: { id: 'park-3' } }]);
    expect((await api.inject(planEndpoints.getPanorama, { params: { panorama_id: 'none' } })).status).toBe(404);
  });
});

describe('introductions to the kinds of space', () => {
  const list = (query: { type?: number | string }, locale?: 'zh-CN' | 'en') =>
    api.inject(
      planEndpoints.listSpaceInformation,
      { query: query as { type?: number } },
      { ...(locale && { locale }) },
    );

  it('are four in the order of their types, or the one of a type', async () => {
    const { body } = await list({});
    expect(body.data.map(({ type, id }) => [type, id])).toEqual([
      [1, 'office'],
      [2, 'factory'],
      [3, 'incubatorOffice'],
      [4, 'industry'],
    ]);
    expect((await list({ type: 4 })).body.data).toEqual(body.data.slice(3));
    for (const { suits } of body.data) expect(suits).toHaveLength(3);
    for (const type of ['0', '5', 'x']) expect((await list({ type })).status).toBe(422);
  });

  it('are in the language of the request, and in Chinese where the operator has not translated them', async () => {
    const english = (await list({}, 'en')).body.data;
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u);
    const [which] = planTransfers.filter(({ name }) => name === 'space-information');
    const row = {
      ...{ id: 'factory', title_zh: '厂房', title_en: '', summary_zh: '概述', summary_en: '', description_zh: '介绍' },
      ...{ description_en: '', terms_zh: '条件', terms_en: '', suits_zh: '甲\n乙', suits_en: '' },
    };
    const write = () => api.db.transaction().execute(async (tx) => which?.write?.(tx, which.row.parse(row)));
    expect([await write(), await write()]).toEqual(['changed', 'same']);
    // Read past the cache of the service.
    const rows = await findSpaceInformation(api.db);
    const factory = rows.find(({ id }) => id === 'factory');
    expect(factory && presentSpaceInformation(factory, 'en')).toMatchObject({
      ...{ type: 2, lang: 'zh-CN', title: '厂房', suits: ['甲', '乙'] },
    });
    expect(which?.row.safeParse({ ...row, id: 'warehouse' }).success).toBe(false);
  });
});

describe('the figures of the landing page', () => {
  it('are sums of units and contracts, by house type and by park', async () => {
    const { data } = (await api.inject(planEndpoints.getBaseData, {})).body;
    const all = await api.inject(spaceEndpoints.listUnits, { query: { page_size: 1 } });
    const vacant = await api.inject(spaceEndpoints.listUnits, { query: { availability: 'vacant', page_size: 1 } });
    expect([data.units, data.vacant]).toEqual([all.body.page.total, vacant.body.page.total]);
    for (const part of [data.types, data.parks]) {
      const sum = (pick: (one: (typeof part)[number]) => number) => part.reduce((total, one) => total + pick(one), 0);
      expect(sum(({ units }) => units)).toBe(data.units);
      expect(sum((one) => one.vacant)).toBe(data.vacant);
      expect(sum(({ vacant_area }) => vacant_area)).toBeCloseTo(data.vacant_area, 1);
    }
    for (const { house_type, units } of data.types)
      expect(units).toBe(all.body.facets.house_type.find(({ value }) => value === house_type)?.count);
  });

  it('end with the units that became vacant last', async () => {
    const { data } = (await api.inject(planEndpoints.getBaseData, {})).body;
    expect(data.latest).toHaveLength(6);
    expect(new Set(data.latest.map(({ availability }) => availability))).toEqual(new Set(['vacant']));
    const [first] = await api.db
      .selectFrom('space_units')
      .select('id')
      .where('let_until', '<', TODAY)
      .orderBy('let_until', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(data.latest[0]?.id).toBe(first?.id);
  });
});

describe('an operator', () => {
  it.each(planTransfers.map((which) => [which.name, which] as const))(
    'reads back %s that a file holds',
    async (_, which) => {
      const files: Record<string, string>[] = [];
      for await (const row of which.read(api.db)) files.push(row);
      expect(files.length).toBeGreaterThan(2);
      const [first] = files;
      await api.db.transaction().execute(async (tx) => {
        expect(await which.write?.(tx, which.row.parse(first))).toBe('same');
        if (first && 'name_zh' in first) {
          expect(await which.write?.(tx, which.row.parse({ ...first, name_zh: '改名' }))).toBe('changed');
          const id = `${first.id}-new`;
          const copy = which.row.parse({
            ...first,
            id,
            ...('building_id' in first && { building_id: '', state: 'vacant' }),
          });
          expect(await which.write?.(tx, copy)).toBe('added');
        }
      });
    },
  );

  it('is told of a ring that is not closed, and of a state that contracts give', async () => {
    const cells = { id: 'p', park_id: '', building_id: '', name_zh: '甲', name_en: '', state: 'vacant', use: 'green' };
    const ring = '[[121.6,38.9],[121.7,38.9],[121.7,38.95],[121.6,38.9]]';
    const row = { ...cells, area: '100', floor_area_ratio: '', ring };
    expect(parcelTransfer.row.safeParse(row).success).toBe(true);
    const open = parcelTransfer.row.safeParse({ ...row, ring: ring.replace(',[121.6,38.9]]', ',[121.65,38.9]]') });
    expect(open.error?.issues[0]?.message).toBe('the ring is not closed');
    const plot = parcelTransfer.row.parse({ ...row, building_id: 'building-1' });
    await expect(api.db.transaction().execute(async (tx) => parcelTransfer.write?.(tx, plot))).rejects.toThrow(
      'state:',
    );
  });
});

// The last, as it writes contracts behind the cache of the lists.
describe('a plot', () => {
  it('that is let by units is vacant or let by their contracts', async () => {
    const plotOf = async () =>
      ofKind((await overlays(4)).features, 'parcel').find(({ id }) => id === 'parcel-building-20');
    expect((await plotOf())?.properties.state).toBe('vacant');
    const vacant = await api.db
      .selectFrom('space_units')
      .select('id')
      .where('building_id', '=', 'building-20')
      .where('let_until', '<', TODAY)
      .execute();
    expect(vacant.length).toBeGreaterThan(0);
    const term = { starts_on: TODAY, ends_on: '2028-11-19', state: 'active' as const };
    await writeContracts(
      api.db,
      vacant.map(({ id }) => ({ id: `plan-${id}`, unit_id: id, ...term })),
    );
    expect((await plotOf())?.properties.state).toBe('let');
  });
});
