import { searchEndpoints } from '@zonekit/api-client/search/contract';
import { incubatorEndpoints } from '@zonekit/api-client/space/incubator/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostRows } from '../../../../../demo-data/src/space/host.rows.ts';
import { seedHosts } from '../../../../../demo-data/src/space/host.seed.ts';
import { spaceRows } from '../../../../../demo-data/src/space/space.rows.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { writeParks } from '../space.write.ts';
import { carrierTransfer, incubatorTransfer } from './incubator.transfer.ts';

const TODAY = '2026-11-20';
const { parks } = spaceRows(600, TODAY);
const rows = hostRows(parks, TODAY);

let api: TestApi;
beforeAll(async () => {
  const seedParks = ({ db }: Pick<TestApi, 'db'>) => writeParks(db, parks);
  api = await startTestApi({ now: () => new Date(`${TODAY}T10:00:00+08:00`), seed: [seedParks, seedHosts] });
});
afterAll(() => api.close());

const incubators = async (query: object = {}, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  (await api.inject(incubatorEndpoints.listIncubators, { query: { page_size: 50, ...query } }, { locale })).body;

describe('incubators and carriers of the demo', () => {
  it('are 14 and 20, the same each time, with no language in the place of another', () => {
    expect([rows.incubators.length, rows.carriers.length]).toEqual([14, 20]);
    expect(hostRows(parks, TODAY)).toEqual(rows);
    const english = [...rows.incubators, ...rows.carriers].flatMap((row) =>
      [row, ...row.seat_groups, ...row.services, ...row.companies, ...row.steps].map((part) =>
        Object.entries(part).filter(([column]) => column.endsWith('_en')),
      ),
    );
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}|undefined|NaN/u);
  });

  it('name each company of one once, and no seat is vacant that does not exist', () => {
    for (const { companies, seat_groups } of [...rows.incubators, ...rows.carriers]) {
      expect(new Set(companies.map(({ name_zh }) => name_zh)).size).toBe(companies.length);
      for (const { seats, vacant } of seat_groups) expect(vacant).toBeLessThanOrEqual(seats);
    }
  });
});

describe('incubators', () => {
  it('are narrowed by level, kind, field and vacant seats, each counted without its own choice', async () => {
    const { data, facets, page } = await incubators({ level: 'national' });
    expect(page.total).toBe(rows.incubators.filter(({ level }) => level === 'national').length);
    expect(new Set(data.map(({ level }) => level))).toEqual(new Set(['national']));
    expect(facets.level.reduce((sum, { count }) => sum + count, 0)).toBe(14);
    const robots = await incubators({ field: 'robots', seats: 'vacant' });
    expect(robots.data.length).toBeGreaterThan(0);
    expect(robots.data.every(({ fields, vacant_seats }) => fields.includes('robots') && vacant_seats > 0)).toBe(true);
    expect((await incubators({ seats: 'full' })).data.every(({ vacant_seats }) => vacant_seats === 0)).toBe(true);
    expect(((await incubators({ kind: 'pilot_base' })) as { code?: string }).code).toBe('validation_failed');
  });

  it('are sorted by vacant seats, and carry seats as the sum of their groups', async () => {
    const { data } = await incubators({ sort: 'vacant_seats' });
    const vacant = data.map(({ vacant_seats }) => vacant_seats);
    expect(vacant).toEqual([...vacant].sort((a, b) => b - a));
    for (const { id } of data.slice(0, 3)) {
      const { body } = await api.inject(incubatorEndpoints.getIncubator, { params: { incubator_id: id } });
      const { seats, vacant_seats, seat_groups, companies, company_list } = body.data;
      expect(seats).toBe(seat_groups.reduce((sum, group) => sum + group.seats, 0));
      expect(vacant_seats).toBe(seat_groups.reduce((sum, group) => sum + group.vacant, 0));
      expect(company_list).toHaveLength(companies);
    }
  });

  it('are found by what they offer and by a company in them, hits marked', async () => {
    const company = rows.incubators[3]?.companies[0]?.name_zh ?? '';
    expect((await incubators({ q: company })).data.map(({ id }) => id)).toContain('incubator-4');
    const { data } = await incubators({ q: 'Anchorage' }, 'en');
    expect(data[0]?.name).toBe('Anchorage Maker Space');
    expect(data[0]?.title_hits?.some(({ hit }) => hit)).toBe(true);
  });

  it('say in both languages where they are, what they do and how to enter', async () => {
    const read = async (locale: 'zh-CN' | 'en') =>
      (await api.inject(incubatorEndpoints.getIncubator, { params: { incubator_id: 'incubator-1' } }, { locale })).body;
    expect((await read('zh-CN')).data).toMatchObject({ name: '锚地众创', park: { id: 'park-3', name: '科创湾' } });
    const { data } = await read('en');
    expect(data).toMatchObject({ name: 'Anchorage Maker Space', lang: 'en', park: { name: 'Innovation Bay' } });
    expect(data.steps.map(({ name }) => name)).toEqual([
      'Apply online',
      'First review',
      'Present to the jury',
      'Sign and move in',
    ]);
    const none = await api.inject(incubatorEndpoints.getIncubator, { params: { incubator_id: 'none' } });
    expect(none.status).toBe(404);
  });

  it('are saved as a table', async () => {
    const file = await api.inject(incubatorEndpoints.incubatorsFile, {
      params: { format: 'csv' },
      query: { kind: 'accelerator' },
    });
    expect(file.raw.toString().trim().split('\n')).toHaveLength(4);
    expect(file.raw.toString()).toContain('跨境电商加速器');
  });
});

describe('carriers', () => {
  it('are a list of their own, some outside the parks', async () => {
    const { body } = await api.inject(incubatorEndpoints.listCarriers, { query: { page_size: 50 } });
    expect(body.page.total).toBe(20);
    expect(body.facets.kind.map(({ value }) => value)).toContain('pilot_base');
    const outside = body.data.find(({ park }) => park === null);
    const detail = await api.inject(incubatorEndpoints.getCarrier, { params: { carrier_id: outside?.id ?? '' } });
    expect(detail.body.data).toMatchObject({ park: null, name: outside?.name });
    expect((await api.inject(incubatorEndpoints.getCarrier, { params: { carrier_id: 'none' } })).status).toBe(404);
  });

  it('are in the search of everything, at their pages', async () => {
    const { body } = await api.inject(searchEndpoints.searchAll, { query: { q: '机器人中试基地' } });
    const hits = body.data.kinds.flatMap((kind) => kind.hits);
    expect(hits.map(({ path }) => path)).toContain('/space/spaceVector/carrier-10');
  });
});

describe('an operator', () => {
  const cellsOf = async (which: typeof incubatorTransfer, id: string) => {
    for await (const row of which.read(api.db)) if (row.id === id) return row;
    throw new Error(`no row ${id}`);
  };
  const write = (which: typeof incubatorTransfer, cells: Record<string, string>) =>
    api.db.transaction().execute(async (tx) => which.write?.(tx, which.row.parse(cells)));

  it.each([
    ['incubators', incubatorTransfer, 'incubator-2'],
    ['carriers', carrierTransfer, 'carrier-2'],
  ] as const)('reads back the %s that were written to a file', async (_, which, id) => {
    const cells = await cellsOf(which, id);
    expect(await write(which, cells)).toBe('same');
    expect(await write(which, { ...cells, name_zh: '改名' })).toBe('changed');
    expect((await cellsOf(which, id)).name_zh).toBe('改名');
    expect(await write(which, { ...cells, id: `${id}-new` })).toBe('added');
    await expect(write(which, { ...cells, name_zh: '再改名', park_id: 'park-none' })).rejects.toThrow(
      'there is no park',
    );
  });

  it('is told of seats that cannot be vacant', async () => {
    const cells = await cellsOf(incubatorTransfer, 'incubator-3');
    const groups = JSON.stringify([
      { name_zh: '开放区', name_en: null, seats: 3, vacant: 4, price_zh: null, price_en: null },
    ]);
    expect(incubatorTransfer.row.safeParse({ ...cells, seat_groups: groups }).error?.issues[0]?.message).toBe(
      'more seats are vacant than there are',
    );
  });
});
