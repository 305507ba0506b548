import { reportEndpoints } from '@zonekit/api-client/space/report/contract';
import { bigChanges } from '@zonekit/api-client/space/report-changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportRows } from '../../../../../demo-data/src/space/report.rows.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { waiting } from '../../../frame/lifecycle/queue.ts';
import { bringLeases, makeLeaseRow } from '../lease/lease.fixture.ts';
import { makeBuilding, makePark, makeUnit } from '../space.fixture.ts';
import { writeBuildings, writeParks, writeUnits } from '../space.write.ts';
import { ownReports } from './report.own.ts';
import { reportPersonal } from './report.personal.ts';
import { reportQueue } from './report.queue.ts';
import { sweepReports } from './report.sweep.ts';
import { reportTransfer } from './report.transfer.ts';

let api: TestApi;
let now = new Date('2026-07-01T08:00:00+08:00');
const demo = { as: 'demo' } as const;
const operator = { as: 'operator' } as const;

beforeAll(async () => {
  const seed = async ({ db }: Pick<TestApi, 'db'>) => {
    await writeParks(db, [makePark()]);
    await writeBuildings(db, [makeBuilding()]);
    const ids = ['unit-1', 'unit-2', 'unit-3', 'unit-4'];
    await writeUnits(
      db,
      ids.map((id, index) => makeUnit({ id, number: `180${index}` })),
    );
    await db.transaction().execute((tx) =>
      bringLeases(tx, [
        makeLeaseRow(),
        makeLeaseRow({ id: 'lease-2', number: 'HT-2', unit_id: 'unit-2' }),
        makeLeaseRow({
          id: 'lease-3',
          number: 'HT-3',
          unit_id: 'unit-3',
          enterprise_id: 'e-haiheng',
          starts_on: '2026-07-01',
        }),
        makeLeaseRow({
          id: 'lease-4',
          number: 'HT-4',
          unit_id: 'unit-4',
          enterprise_id: 'e-yunfan',
          state: 'terminated',
        }),
      ]),
    );
  };
  api = await startTestApi({ now: () => now, seed: [seed] });
});
afterAll(() => api.close());

const sweepAt = async (time: string) => {
  now = new Date(time);
  await sweepReports(api.db, now);
};
const list = async (query: object = {}, as: 'demo' | 'staff' | 'operator' = 'demo') =>
  (await api.inject(reportEndpoints.listReports, { query: { sort: 'period', ...query } }, { as })).body.data;
const figures = {
  ...{ revenue: 900_000_000, taxes: 50_000_000, rd_spend: 70_000_000, exports: 0 },
  ...{ headcount: 46, rd_headcount: 15, patents: 2, energy: 55_000 },
};
const submit = (id: string, body: object, options: { as: 'demo' | 'staff' | 'operator' } = demo) =>
  api.inject(
    reportEndpoints.submitReport,
    { params: { business_report_id: id }, body: { figures, reasons: [], remark: '', version: 1, ...body } },
    options,
  );
const moveTo = (id: string, body: object, options: { as: 'demo' | 'operator' } = operator) =>
  api.inject(reportEndpoints.moveReport, { params: { business_report_id: id }, body }, options);
const idOf = async (period: string) => (await list()).find((report) => report.period === period)?.id ?? '';

describe('reports', () => {
  it('are opened once for each enterprise that leased in the quarter, when it has ended', async () => {
    await sweepAt('2026-07-01T08:00:00+08:00');
    await sweepAt('2026-07-01T09:00:00+08:00');
    expect(await list()).toMatchObject([
      {
        period: '2026Q2',
        starts_on: '2026-04-01',
        ends_on: '2026-06-30',
        due_on: '2026-08-31',
        status: 'due',
        figures: null,
      },
    ]);
    // Its contract begins with the next quarter; a terminated contract owes none.
    expect((await list({}, 'operator')).map(({ enterprise }) => enterprise.id)).toEqual(['e-lantu']);
  });

  it('are handed in with figures, and not by others', async () => {
    const id = await idOf('2026Q2');
    expect((await submit(id, {}, { as: 'staff' })).status).toBe(404);
    expect((await submit(id, {}, operator)).status).toBe(403);
    const wrong = await submit(id, { figures: { ...figures, rd_headcount: 47 } });
    expect(wrong.error.details?.fields).toMatchObject([{ path: 'figures/rd_headcount' }]);
    const { body } = await submit(id, { remark: '二季度' });
    expect(body.data).toMatchObject({
      status: 'submitted',
      figures,
      remark: '二季度',
      version: 2,
      previous: null,
      allowed: [],
    });
    expect((await submit(id, { version: 2 })).status).toBe(422);
  });

  it('are returned with remarks by field, corrected and accepted', async () => {
    const id = await idOf('2026Q2');
    expect((await moveTo(id, { status: 'accepted' }, demo)).status).toBe(403);
    expect((await moveTo(id, { status: 'returned' })).error.details?.fields).toMatchObject([{ path: 'reason' }]);
    const remarks = [{ field: 'exports', remark: '请按报关单填写' }];
    expect((await moveTo(id, { status: 'returned', reason: '请补正', remarks })).body.data.remarks).toEqual(remarks);
    expect((await submit(id, { version: 1 })).error.details).toMatchObject({ version: 2 });
    const again = await submit(id, { version: 2, figures: { ...figures, exports: 1_000_000 } });
    expect(again.body.data).toMatchObject({ status: 'submitted', remarks: [], version: 3 });
    expect((await moveTo(id, { status: 'accepted' })).body.data.events.map(({ to }) => to)).toEqual([
      'due',
      'submitted',
      'returned',
      'submitted',
      'accepted',
    ]);
  });

  it('need a sentence for each change of more than 30 % against the quarter before, which stands beside', async () => {
    await sweepAt('2026-10-01T08:00:00+08:00');
    const id = await idOf('2026Q3');
    const read = await api.inject(reportEndpoints.getReport, { params: { business_report_id: id } }, demo);
    expect(read.body.data.previous).toMatchObject({ period: '2026Q2', figures: { exports: 1_000_000 } });
    const less = { ...figures, exports: 1_000_000, energy: 31_900, revenue: 1_170_000_000 };
    const refused = await submit(id, { figures: less });
    expect(refused.error.details?.fields).toMatchObject([{ path: 'reasons/energy' }]);
    const reasons = [{ field: 'energy', text: '产线已搬走' }];
    expect((await submit(id, { figures: less, reasons })).body.data).toMatchObject({ status: 'submitted', reasons });
  });

  it('are overdue by the clock: shown at once, written by the sweep or by what follows', async () => {
    const [theirs] = await list({}, 'staff');
    expect(theirs).toMatchObject({ period: '2026Q3', status: 'due' });
    now = new Date('2026-11-30T23:59:00+08:00');
    expect((await list({}, 'staff'))[0]?.status).toBe('due');
    now = new Date('2026-12-01T00:00:00+08:00');
    expect((await list({ status: 'overdue' }, 'staff'))[0]?.id).toBe(theirs?.id);
    const late = await submit(theirs?.id ?? '', {}, { as: 'staff' });
    expect(late.body.data.events.map(({ to, actor }) => [to, actor])).toEqual([
      ['due', '系统'],
      ['overdue', '系统'],
      ['submitted', '周晓岚'],
    ]);
    await sweepAt('2027-01-05T08:00:00+08:00');
    await sweepAt('2027-03-01T08:00:00+08:00');
    const [latest] = await list();
    expect(latest?.events.map(({ to }) => to)).toEqual(['due', 'overdue']);
  });

  it('remind by their due date, in the overview', async () => {
    const user = { user_id: 'u-demo', account: '', name: '', role: 'staff', enterprise_id: 'e-lantu' } as const;
    const [record] = await ownReports.find(
      api.db,
      { user, locale: 'en', now },
      { states: ['due', 'overdue'], limit: 9 },
    );
    expect(record).toMatchObject({ title: 'Q4 2026: operating status', due_at: '2027-02-28T23:59:59+08:00' });
    const nobody = { ...user, enterprise_id: null };
    expect(await ownReports.find(api.db, { user: nobody, locale: 'en', now }, { states: null, limit: 9 })).toEqual([]);
  });

  it('make a series for a chart and a table', async () => {
    const series = await api.inject(reportEndpoints.reportSeries, {}, demo);
    expect(series.body.data.map(({ period, figures: some }) => [period, some?.energy ?? null])).toEqual([
      ['2026Q2', 55_000],
      ['2026Q3', 31_900],
      ['2026Q4', null],
    ]);
    const file = await api.inject(reportEndpoints.reportsFile, { params: { format: 'csv' } }, demo);
    expect(file.raw.toString()).toContain('2026年第三季度');
    expect(file.raw.toString()).toContain('11700000.00');
    expect((await api.inject(reportEndpoints.reportSeries, {}, { as: 'new' })).body.data).toEqual([]);
    expect((await list({ year: '2026' }, 'operator')).length).toBeGreaterThan(3);
  });

  it('are in the file of the office with their figures, empty before they are reported', async () => {
    const rows = [];
    for await (const row of reportTransfer.read(api.db)) if (row.enterprise_id === 'e-lantu') rows.push(row);
    expect(rows).toMatchObject([
      { period: '2026Q2', energy: '55000' },
      { period: '2026Q3', energy: '31900', revenue: '1170000000' },
      { period: '2026Q4', energy: '', revenue: '' },
    ]);
  });

  it('wait for the office, which is overdue after five working days', async () => {
    const id = await idOf('2026Q3');
    const options = { waitingFor: 'operator', overdueOnly: true, limit: 9, now };
    expect((await waiting(api.db, ['status_report'], options)).map((item) => item.id)).toContain(id);
    const described = (await reportQueue.describe(api.db, [id])).get(id);
    expect(described?.title).toBe('东港澜图智能装备有限公司 2026年第三季度');
    expect(await reportQueue.find(api.db, described?.number ?? '')).toBe(id);
  });

  it('stay with the enterprise when an account is deleted', async () => {
    expect(JSON.stringify(await reportPersonal.export(api.db, 'u-demo'))).toContain('2026Q3');
    await api.db.transaction().execute((tx) => reportPersonal.erase(tx, 'u-demo', now));
    expect(await reportPersonal.export(api.db, 'u-demo')).toEqual({ business_reports: [] });
    expect((await list()).length).toBe(3);
  });
});

describe('the demo', () => {
  it.each(['2026-11-20', '2026-11-25', '2026-12-15', '2027-01-01', '2027-02-28'])(
    'has reports in each state on %s, whose big changes have their reasons',
    (today) => {
      const rows = reportRows(today).map(({ row }) => row);
      const own = rows.filter(({ enterprise_id }) => enterprise_id === 'e-lantu');
      expect(own).toHaveLength(6);
      const states = new Set(rows.map(({ status }) => status));
      for (const state of ['accepted', 'returned', 'overdue', 'submitted']) expect(states).toContain(state);
      expect(own.at(-1)?.status).toBe(own.at(-1)?.due_on && today <= (own.at(-1)?.due_on ?? '') ? 'due' : 'overdue');
      for (const [index, { figures: some, reasons }] of own.entries()) {
        const before = own[index - 1]?.figures ?? null;
        if (some) expect(bigChanges(before, some)).toEqual(reasons.map(({ field }) => field));
      }
    },
  );
});
