import { spaceEndpoints } from '@zonekit/api-client/space/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { contractTransfer } from './lease/lease.transfer.ts';
import { makeBuilding, makeContract, makePark, makeUnit } from './space.fixture.ts';
import { CONTRACT_STATES, type ContractRow } from './space.tables.ts';
import { buildingTransfer, parkTransfer, unitTransfer } from './space.transfer.ts';
import { writeBuildings, writeContracts, writeParks, writeUnits } from './space.write.ts';

const TODAY = '2026-11-20';
const UNITS = 20;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => new Date(`${TODAY}T10:00:00+08:00`),
    seed: [
      async ({ db }) => {
        await writeParks(db, [makePark()]);
        await writeBuildings(db, [makeBuilding()]);
        await writeUnits(
          db,
          Array.from({ length: UNITS }, (_, index) => makeUnit({ id: `unit-${index}`, number: `${100 + index}` })),
        );
      },
    ],
  });
});
afterAll(() => api.close());

const contracts = () => api.db.selectFrom('space_contracts').selectAll().execute();
const clear = () => api.db.deleteFrom('space_contracts').execute();
const write = (contract: Partial<ContractRow>) => writeContracts(api.db, [makeContract(contract)]);

it('takes exactly one of simultaneous contracts that overlap, however often they are tried', async () => {
  for (let round = 0; round < 5; round += 1) {
    const tries = Array.from({ length: 40 }, (_, index) =>
      write({
        id: `c-${round}-${index}`,
        unit_id: `unit-${round}`,
        starts_on: `2026-12-${10 + (index % 20)}`,
        ends_on: '2027-01-31',
      }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await contracts()).filter(({ unit_id }) => unit_id === `unit-${round}`)).toHaveLength(1);
  }
  await clear();
});

it('takes all simultaneous contracts that follow one another, and knows the last day', async () => {
  const years = Array.from({ length: 12 }, (_, index) => 2027 + index);
  await Promise.all(
    years.map((year) => write({ id: `c-${year}`, starts_on: `${year}-01-01`, ends_on: `${year}-12-31` })),
  );
  const unit = await api.db.selectFrom('space_units').select('let_until').where('id', '=', 'unit-1').executeTakeFirst();
  expect(unit?.let_until).toBe('2038-12-31');
  // The same day belongs to both.
  await expect(write({ id: 'c-same-day', starts_on: '2038-12-31', ends_on: '2039-12-31' })).rejects.toThrow('overlap');
  await write({ id: 'c-terminated', starts_on: '2038-12-31', ends_on: '2039-12-31', state: 'terminated' });
  await clear();
});

it('writes nothing else into the last day than what the contracts say', async () => {
  await write({ ends_on: '2027-06-30' });
  await sql`update space_units set let_until = '2020-01-01'`.execute(api.db);
  const days = await api.db.selectFrom('space_units').select(['id', 'let_until']).orderBy('id').execute();
  expect(days.filter(({ let_until }) => let_until !== '0001-01-01')).toEqual([
    { id: 'unit-1', let_until: '2027-06-30' },
  ]);
  await clear();
});

it('has as many vacant units as there are without a contract, after any changes of contracts', async () => {
  const day = fc
    .integer({ min: 0, max: 800 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
  const change = fc.record({
    id: fc.integer({ min: 1, max: 40 }).map((number) => `c-${number}`),
    unit_id: fc.integer({ min: 0, max: UNITS - 1 }).map((number) => `unit-${number}`),
    days: fc.tuple(day, day),
    state: fc.constantFrom(...CONTRACT_STATES),
    gone: fc.boolean(),
  });
  for (const [index, { id, unit_id, days, state, gone }] of fc.sample(change, { numRuns: 300, seed: 17 }).entries()) {
    const [starts_on = TODAY, ends_on = TODAY] = [...days].sort();
    if (gone && index % 4 === 0) await api.db.deleteFrom('space_contracts').where('id', '=', id).execute();
    // An overlap is refused and changes nothing.
    else await write({ id, unit_id, starts_on, ends_on, state }).catch(() => undefined);
    if (index % 20 !== 0) continue;
    const taken = new Set(
      (await contracts())
        .filter((contract) => contract.state !== 'terminated' && contract.ends_on >= TODAY)
        .map((contract) => contract.unit_id),
    );
    const { body } = await api.inject(spaceEndpoints.getPark, { params: { park_id: 'park-1' } });
    expect(body.data.vacant).toBe(UNITS - taken.size);
    expect(body.data.building_list[0]?.stack[0]?.vacant).toBe(UNITS - taken.size);
  }
  const rows = (await contracts()).filter(({ state }) => state !== 'terminated');
  const overlaps = rows.filter((one) =>
    rows.some(
      (other) =>
        other.id < one.id &&
        other.unit_id === one.unit_id &&
        other.starts_on <= one.ends_on &&
        one.starts_on <= other.ends_on,
    ),
  );
  expect(overlaps).toEqual([]);
  await clear();
});

it('rewrites the titles of units when their park or building is renamed', async () => {
  const rename = (transfer: typeof parkTransfer, row: Record<string, unknown>) =>
    api.db.transaction().execute(async (tx) => transfer.write?.(tx, row));
  expect(await rename(parkTransfer, { ...makePark({ name_zh: '启航广场' }) })).toBe('changed');
  expect(await rename(buildingTransfer, { ...makeBuilding({ name_en: null }) })).toBe('changed');
  const unit = await api.db.selectFrom('space_units').select(['title_zh', 'title_en']).executeTakeFirst();
  expect(unit).toEqual({ title_zh: expect.stringMatching(/^启航广场B座 1\d\d$/), title_en: null });
  const { body } = await api.inject(spaceEndpoints.listUnits, { query: { q: '启航广场' } });
  expect(body.page.total).toBe(UNITS);
});

it.each([
  [unitTransfer, { ...makeUnit({ building_id: 'none' }), area: 10 }, 'there is no building none'],
  [unitTransfer, { ...makeUnit({ price_unit: 'workstation_month' }), area: 10 }, 'needs their number'],
  [buildingTransfer, makeBuilding({ park_id: 'none' }), 'there is no park none'],
  [contractTransfer, makeContract({ ends_on: '2025-01-01' }), 'ends_on is before starts_on'],
])('refuses a row of $name that cannot be', async (transfer, row, reason) => {
  await expect(api.db.transaction().execute(async (tx) => transfer.write?.(tx, row))).rejects.toThrow(reason);
});
