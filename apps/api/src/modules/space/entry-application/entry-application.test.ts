import { randomUUID } from 'node:crypto';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import { spaceEndpoints } from '@zonekit/api-client/space/contract';
import {
  type EntryApplicationDraft,
  entryApplicationEndpoints,
} from '@zonekit/api-client/space/entry-application/contract';
import { leaseEndpoints } from '@zonekit/api-client/space/lease/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../../test/harness.ts';
import { makeBuilding, makeContract, makePark, makeUnit } from '../space.fixture.ts';
import { writeBuildings, writeContracts, writeParks, writeUnits } from '../space.write.ts';
import { makeEntryForm } from './entry-application.fixture.ts';
import { entryApplicationPersonal } from './entry-application.personal.ts';
import { entryApplicationQueue } from './entry-application.queue.ts';
import { entryApplicationTransfer } from './entry-application.transfer.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
let clock = NOW;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => clock,
    seed: [
      async ({ db }) => {
        await writeParks(db, [makePark()]);
        await writeBuildings(db, [makeBuilding()]);
        await writeUnits(db, [makeUnit()]);
        const file = { storage_key: 'a'.repeat(64), mime: 'application/pdf', kind: 'pdf', size: 10 } as const;
        const private_ = { ...file, access: 'private', created_at: NOW.toISOString() } as const;
        await db
          .insertInto('files')
          .values([
            { ...private_, id: 'f-mine', name: '营业执照.pdf', owner_id: 'u-demo' },
            { ...private_, id: 'f-theirs', name: '别家.pdf', owner_id: 'u-staff' },
          ])
          .execute();
      },
    ],
  });
});
afterEach(async () => {
  clock = NOW;
  await api.db.deleteFrom('space_applications').execute();
  await api.db.deleteFrom('space_contracts').execute();
});
afterAll(() => api.close());

type As = NonNullable<Options['as']>;
const {
  createEntryApplication,
  editEntryApplication,
  entryApplicationsFile,
  getEntryApplication,
  listEntryApplications,
  moveEntryApplication,
} = entryApplicationEndpoints;
const params = (admission_apply_id: string) => ({ admission_apply_id });
const complete = (over: EntryApplicationDraft = {}) => makeEntryForm({ licence: 'f-mine', ...over });
const create = (body: EntryApplicationDraft, as: As = 'demo', idempotencyKey: string = randomUUID()) =>
  api.inject(createEntryApplication, { body, idempotencyKey }, { as });
const edit = (id: string, body: EntryApplicationDraft & { version: number }, as: As = 'demo') =>
  api.inject(editEntryApplication, { params: params(id), body }, { as });
const move = (id: string, status: string, as: As, more: Record<string, unknown> = {}) =>
  api.inject(moveEntryApplication, { params: params(id), body: { status, ...more } }, { as });
const get = (id: string, as: As = 'demo') => api.inject(getEntryApplication, { params: params(id) }, { as });
const submitted = async (over: EntryApplicationDraft = {}) => {
  const { id } = (await create(complete(over))).body.data;
  expect((await move(id, 'submitted', 'demo')).status).toBe(200);
  return id;
};
const inReview = async (over: EntryApplicationDraft = {}) => {
  const id = await submitted(over);
  await move(id, 'reviewing', 'operator');
  return id;
};
const pathsOf = ({ details }: { details?: Record<string, unknown> }) =>
  ((details?.fields ?? []) as { path: string }[]).map(({ path }) => path);

it('is saved as a draft with whatever it has, once for one key, by an enterprise', async () => {
  const key = randomUUID();
  const first = await create({ unit_id: 'unit-1' }, 'demo', key);
  expect((await create({ unit_id: 'unit-1' }, 'demo', key)).body).toEqual(first.body);
  expect(first.body.data).toMatchObject({
    number: expect.stringMatching(/^EA20261120-[2-9A-HJ-NP-Z]{4}$/),
    status: 'draft',
    version: 1,
    unit: { title: '启航中心B座 1802', park_id: 'park-1' },
    files: [],
    contract_id: null,
    allowed: ['submitted', 'withdrawn'],
  });
  const without = await create({}, 'new');
  expect([without.status, without.error.message]).toEqual([403, '请先绑定企业，再申请入园']);
  const { id } = first.body.data;
  expect((await get(id, 'staff')).status).toBe(404);
  // A draft is nobody's business yet.
  expect((await get(id, 'operator')).status).toBe(404);
});

it('refuses to overwrite what a colleague has saved meanwhile', async () => {
  const { id } = (await create({ purpose: '研发' })).body.data;
  const saved = (await edit(id, { version: 1, headcount: 20 })).body.data;
  expect(saved).toMatchObject({ version: 2, form: { purpose: '研发', headcount: 20 } });
  const late = await edit(id, { version: 1, headcount: 30 });
  expect([late.status, late.error.details]).toEqual([409, { version: 2 }]);
});

it('takes files that are the own ones alone, and shows them to the enterprise and the office', async () => {
  const wrong = await create({ licence: 'f-theirs', attachments: ['f-mine', 'none'] });
  expect(pathsOf(wrong.error)).toEqual(['licence', 'attachments/1']);
  const id = await submitted({ attachments: ['f-mine'] });
  expect((await get(id)).body.data.files.map((file) => file.name)).toEqual(['营业执照.pdf', '营业执照.pdf']);
  const fileFor = async (as: As) =>
    (await api.inject(fileEndpoints.fileInfo, { params: { id: 'f-mine' } }, { as })).status;
  expect([await fileFor('demo'), await fileFor('operator'), await fileFor('staff')]).toEqual([200, 200, 404]);
});

it('says by field what is missing', async () => {
  const { id } = (await create({ environmental_impact: true })).body.data;
  const { error } = await move(id, 'submitted', 'demo');
  expect(pathsOf(error).sort()).toEqual(
    [
      ...[
        'enterprise_name',
        'credit_code',
        'industry',
        'unit_id',
        'starts_on',
        'term_months',
        'rent_period',
        'purpose',
      ],
      ...['headcount', 'investment', 'environmental_note', 'contact_person', 'contact_phone', 'licence'],
    ].sort(),
  );
});

it.each([
  [{ unit_id: 'none' }, 'unit_id', '该空间不存在，请重新选择'],
  [{ starts_on: '2026-11-19' }, 'starts_on', '起租日不能早于今天'],
  [{ term_months: 6 }, 'term_months', '该空间租期不少于12个月'],
  [{ starts_on: '2027-06-01' }, 'unit_id', '该空间在所选租期内已签约，请改选空间或租期'],
])('says that %j cannot be had', async (over, path, message) => {
  await writeContracts(api.db, [makeContract({ starts_on: '2028-12-31', ends_on: '2029-12-30' })]);
  const { id } = (await create(complete(over))).body.data;
  const { error } = await move(id, 'submitted', 'demo');
  expect(error.details?.fields).toEqual([{ path, message }]);
});

it('is returned with remarks by field, mended, resubmitted and approved, which makes a contract with its rents', async () => {
  const id = await inReview();
  const remarks = [
    { field: 'purpose', remark: '请写明装调车间的工艺' },
    { field: 'headcount', remark: '与社保人数不符' },
  ];
  expect((await move(id, 'returned', 'operator', { remarks })).error.code).toBe('validation_failed');
  const returned = (await move(id, 'returned', 'operator', { reason: '请补正', remarks })).body.data;
  expect(returned).toMatchObject({ status: 'returned', remarks });
  const overview = await api.inject(overviewEndpoints.overview, {}, { as: 'demo' });
  expect(overview.body.data.tasks.find(({ subject }) => subject === 'entry_application')).toMatchObject({
    id,
    title: '启航中心B座 1802',
    reason: '请补正',
  });

  await edit(id, { version: returned.version, headcount: 48 });
  expect((await move(id, 'submitted', 'demo')).body.data.remarks).toEqual([]);
  expect(await entryApplicationQueue.find(api.db, returned.number.toLowerCase())).toBe(id);
  await move(id, 'reviewing', 'operator');
  const approved = (await move(id, 'approved', 'operator')).body.data;
  const contract_id = approved.contract_id ?? '';
  const lease = await api.inject(leaseEndpoints.getContract, { params: { contract_id } }, { as: 'demo' });
  // 286 m² at 2.40 yuan a day.
  expect(lease.body.data).toMatchObject({
    status: 'pending_signature',
    application_id: id,
    starts_on: '2026-12-01',
    ends_on: '2028-11-30',
    monthly_rent: { amount: 2_087_800 },
    deposit: { amount: 4_175_600 },
    value: { amount: 24 * 2_087_800 },
    allowed: ['active'],
  });
  expect(lease.body.data.rents).toHaveLength(8);
  const { body } = await api.inject(spaceEndpoints.getUnit, { params: { unit_id: 'unit-1' } });
  expect(body.data.availability).toBe('let');
});

it('is refused where another contract has the unit by now, and stays in review', async () => {
  const [first, second] = [await inReview(), await inReview()];
  expect((await move(first, 'approved', 'operator')).status).toBe(200);
  const late = await move(second, 'approved', 'operator');
  expect([late.status, late.error.code, late.error.message]).toEqual([
    422,
    'transition_refused',
    '该空间在所选租期内已签约，不能再签',
  ]);
  expect((await get(second)).body.data).toMatchObject({ status: 'reviewing', contract_id: null });
  expect(await api.db.selectFrom('space_contracts').select('id').execute()).toHaveLength(1);
});

it('is refused where its first day has passed in review', async () => {
  const id = await inReview();
  clock = new Date('2026-12-02T09:00:00+08:00');
  expect((await move(id, 'approved', 'operator')).error.message).toBe('起租日已过，请退回申请人修改');
  expect((await move(id, 'returned', 'operator', { reason: '请改起租日' })).status).toBe(200);
});

it('can be withdrawn until it is reviewed, and is then not changed any more', async () => {
  const id = await submitted();
  expect((await edit(id, { version: 1, headcount: 1 })).error.code).toBe('transition_refused');
  expect((await move(id, 'withdrawn', 'operator')).status).toBe(403);
  expect((await move(id, 'withdrawn', 'demo')).body.data).toMatchObject({ status: 'withdrawn', allowed: [] });
  const review = await inReview();
  expect((await move(review, 'withdrawn', 'demo')).status).toBe(422);
  expect((await edit(review, { version: 1, headcount: 1 }, 'operator')).status).toBe(403);
});

it('is a row of the own list and of the office’s file', async () => {
  const id = await submitted();
  await create({});
  const idsFor = async (as: As) =>
    (await api.inject(listEntryApplications, { query: { status: ['submitted', 'draft'] } }, { as })).body.data.length;
  expect([await idsFor('demo'), await idsFor('operator'), await idsFor('staff'), await idsFor('new')]).toEqual([
    2, 1, 0, 0,
  ]);
  const csv = await api.inject(entryApplicationsFile, { params: { format: 'csv' } }, { as: 'demo' });
  expect(csv.raw.toString()).toContain('启航中心B座 1802,2026-12-01,24,60,3000000,林知远,13800002026,已提交');
  const rows = [];
  for await (const row of entryApplicationTransfer.read(api.db)) rows.push(row);
  expect(rows).toMatchObject([{ unit_id: 'unit-1', investment: '300000000', environmental_impact: 'false' }]);
  expect((await entryApplicationQueue.describe(api.db, [id])).get(id)?.title).toBe(
    '东港澜图智能装备有限公司 启航中心B座 1802',
  );
});

it('stays with the enterprise without a name when its author leaves', async () => {
  const id = await submitted();
  expect(JSON.stringify(await entryApplicationPersonal.export(api.db, 'u-demo'))).toContain('13800002026');
  await api.db.transaction().execute((tx) => entryApplicationPersonal.erase(tx, 'u-demo', clock));
  expect((await get(id)).body.data.form).toMatchObject({ contact_person: '', contact_phone: '', headcount: 60 });
});
