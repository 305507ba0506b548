import { randomUUID } from 'node:crypto';
import { type ExpertEntryForm, expertEndpoints } from '@zonekit/api-client/expert/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expertRows } from '../../../../demo-data/src/expert/expert.seed-data.ts';
import { type Options, startTestApi, type TestApi } from '../../../test/harness.ts';
import { consultationQueue } from './consultation/consultation.queue.ts';
import { consultationTransfer } from './consultation/consultation.transfer.ts';
import { expertPersonal } from './expert.personal.ts';
import { writeExperts } from './expert.repository.ts';
import { expertTransfer } from './expert.transfer.ts';
import { expertEntryQueue } from './expert-entry/expert-entry.queue.ts';
import { expertEntryTransfer } from './expert-entry/expert-entry.transfer.ts';

let api: TestApi;
let now = new Date('2026-11-20T10:00:00+08:00');
beforeAll(async () => {
  api = await startTestApi({ now: () => now, seed: [({ db }) => writeExperts(db, expertRows)] });
  const file = { storage_key: 'b'.repeat(64), size: 10, access: 'private', created_at: now.toISOString() } as const;
  const image = { ...file, name: '照片.png', mime: 'image/png', kind: 'image' } as const;
  const pdf = { ...file, name: '证书.pdf', mime: 'application/pdf', kind: 'pdf' } as const;
  await api.db
    .insertInto('files')
    .values([
      { ...image, id: 'f-photo', owner_id: 'u-new' },
      { ...pdf, id: 'f-certificate', owner_id: 'u-new' },
      { ...image, id: 'f-foreign', owner_id: 'u-demo' },
    ])
    .execute();
});
afterAll(() => api.close());

type As = NonNullable<Options['as']>;
const list = async (query: object = {}, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  (await api.inject(expertEndpoints.listExperts, { query: { ...query } }, { locale })).body;
const expertOf = (expert_id: string, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  api.inject(expertEndpoints.getExpert, { params: { expert_id } }, { locale });

describe('the list of experts', () => {
  it('is narrowed by its facets, those who answered most first', async () => {
    const { data, page, facets } = await list({ field: 'cold_chain', page_size: 50 });
    expect(expertRows).toHaveLength(80);
    expect(page.total).toBe(expertRows.filter(({ field }) => field === 'cold_chain').length);
    const answered = data.map((expert) => expert.answered);
    expect(answered).toEqual(answered.toSorted((a, b) => b - a));
    expect(facets.language.find(({ value }) => value === 'zh')?.count).toBe(page.total);
    expect(facets.consulting.map(({ value, label }) => [value, label])).toEqual([
      ['open', '接受咨询'],
      ['closed', '暂不接受'],
    ]);
  });

  it('is searched by what was solved, its hits marked', async () => {
    const { data } = await list({ q: '箱体漏热' });
    expect(data.length).toBeGreaterThan(0);
    expect(data[0]?.snippet?.some(({ hit }) => hit)).toBe(true);
  });

  it('shows half-days of five working days, and none of an expert who takes no questions', async () => {
    const { data } = await list({ consulting: 'closed' });
    expect(new Set(data[0]?.slots.map(({ date }) => date))).toEqual(
      new Set(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']),
    );
    expect(data.every(({ slots }) => slots.every(({ free }) => !free))).toBe(true);
  });

  it('is exported and read back the same', async () => {
    for await (const cells of expertTransfer.read(api.db)) {
      const row = expertTransfer.row.parse(cells);
      const written = api.db.transaction().execute(async (tx) => expertTransfer.write?.(tx, row));
      expect(await written).toBe('same');
      break;
    }
  });
});

it('shows an expert in the requested language, in Chinese where there is no translation, and 404 for no one', async () => {
  expect((await expertOf('expert-1', 'en')).body.data).toMatchObject({ lang: 'en', name: 'Tinglan Song' });
  expect((await expertOf('expert-9', 'en')).body.data).toMatchObject({ lang: 'zh-CN' });
  expect((await expertOf('none')).status).toBe(404);
});

const entry: Partial<ExpertEntryForm> = {
  name: '陈一鸣',
  contact_phone: '13700002026',
  field: 'marine',
  title: 'senior_engineer',
  institution: '东港海洋大学',
  institution_kind: 'university',
  languages: ['zh', 'en'],
  headline: '浅海声学定位的现场标定',
  introduction: '十二年海试经验。',
  works: '2023 浅海声学定位方法，发明专利\n东港海洋学会会员',
  hours: ['1am', '2am', '3am', '4am', '5am', '1pm'],
  photo: 'f-photo',
  certificates: ['f-certificate'],
};
const create = (body: object, as: As = 'new') =>
  api.inject(expertEndpoints.createExpertEntry, { body, idempotencyKey: randomUUID() }, { as });
const edit = (expert_entry_id: string, body: object, as: As = 'new') =>
  api.inject(expertEndpoints.editExpertEntry, { params: { expert_entry_id }, body }, { as });
const move = (expert_entry_id: string, body: object, as: As = 'new') =>
  api.inject(expertEndpoints.moveExpertEntry, { params: { expert_entry_id }, body }, { as });
const fieldsOf = ({ error }: { error: { details?: Record<string, unknown> } }) =>
  ((error.details?.fields ?? []) as { path: string }[]).map(({ path }) => path);

describe('an expert entry', () => {
  let id = '';

  it('is begun once, with files of its own alone', async () => {
    expect(fieldsOf(await create({ ...entry, photo: 'f-foreign' }))).toEqual(['photo']);
    expect(fieldsOf(await create({ ...entry, photo: 'f-certificate', certificates: ['f-none'] }))).toEqual([
      'photo',
      'certificates/0',
    ]);
    const first = await create({ name: '陈一鸣' });
    id = first.body.data.id;
    expect(first.body.data).toMatchObject({ status: 'draft', version: 1, allowed: ['submitted', 'withdrawn'] });
    const second = await create({});
    expect([second.status, second.error.details]).toEqual([409, { expert_entry_id: id }]);
  });

  it('is submitted when it is complete, and nobody saves over a newer version', async () => {
    const missing = await move(id, { status: 'submitted' });
    expect([missing.status, fieldsOf(missing).length]).toEqual([422, 11]);
    expect((await edit(id, { ...entry, version: 1 })).body.data.version).toBe(2);
    expect((await edit(id, { ...entry, version: 1 })).error.details).toEqual({ version: 2 });
    expect((await move(id, { status: 'submitted' })).body.data.status).toBe('submitted');
    expect((await edit(id, { version: 2 })).error.code).toBe('transition_refused');
  });

  it("is nobody else's, but the office's once it is submitted", async () => {
    const seenBy = async (as: As) =>
      (await api.inject(expertEndpoints.getExpertEntry, { params: { expert_entry_id: id } }, { as })).status;
    expect([await seenBy('demo'), await seenBy('operator')]).toEqual([404, 200]);
    expect((await edit(id, { version: 2 }, 'operator')).status).toBe(403);
  });

  it('is returned with a reason and remarks by field, which go when it is submitted again', async () => {
    const { number } = (await move(id, { status: 'reviewing' }, 'operator')).body.data;
    const operator = { user_id: 'u-operator', name: '平台运营', role: 'operator', enterprise_id: null } as const;
    expect(await expertEntryQueue.find(api.db, number.toLowerCase())).toBe(id);
    const rows = [];
    for await (const row of expertEntryTransfer.read(api.db)) rows.push(row);
    expect(rows).toEqual([
      expect.objectContaining({ number, status: 'reviewing', languages: 'zh|en', contact_phone: '13700002026' }),
    ]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(Object.keys(expertEntryTransfer.row.shape).toSorted());
    const remarks = [{ field: 'photo', remark: '照片过暗，请换一张' }];
    await expect(
      expertEntryQueue.move(api.db, operator as never, id, { status: 'returned', reason: null, remarks }, now),
    ).rejects.toMatchObject({ status: 422 });
    const to = { status: 'returned', reason: '请更换照片', remarks };
    await expertEntryQueue.move(api.db, operator as never, id, to, now);
    const returned = await api.inject(expertEndpoints.listExpertEntries, {}, { as: 'new' });
    expect(returned.body.data).toMatchObject([{ status: 'returned', remarks, allowed: ['submitted'] }]);
    expect((await move(id, { status: 'submitted' })).body.data.remarks).toEqual([]);
  });

  it('becomes a listed expert with a public portrait when it is approved', async () => {
    await move(id, { status: 'reviewing' }, 'operator');
    const approved = (await move(id, { status: 'approved' }, 'operator')).body.data;
    const expert = (await expertOf(approved.expert_id ?? '')).body.data;
    expect(expert).toMatchObject({ name: '陈一鸣', field: 'marine', photo: 'f-photo', consulting: 'open' });
    expect(expert.works).toEqual([
      { year: 2023, title: '浅海声学定位方法', note: '发明专利' },
      { year: null, title: '东港海洋学会会员', note: '' },
    ]);
    expect((await list({ q: '声学定位' })).data.map((found) => found.id)).toContain(approved.expert_id);
    const file = await api.db.selectFrom('files').select('access').where('id', '=', 'f-photo').executeTakeFirst();
    expect(file?.access).toBe('public');
  });
});

const question = { question: '浅海定位误差怎么压到一米以内？', mode: 'video', contact_phone: '13800002026' };
const slot = { date: '2026-11-23', period: 1 };
const ask = (expert_id: string, body: object = { ...question, ...slot }, as: As = 'demo') =>
  api.inject(expertEndpoints.createConsultation, { params: { expert_id }, body, idempotencyKey: randomUUID() }, { as });
const moveConsultation = (consultation_id: string, body: object, as: As) =>
  api.inject(expertEndpoints.moveConsultation, { params: { consultation_id }, body }, { as });

describe('a consultation', () => {
  const newExpert = async () =>
    (await api.inject(expertEndpoints.listExpertEntries, {}, { as: 'new' })).body.data[0]?.expert_id ?? '';

  it('takes a free half-day, which one of many gets', async () => {
    const expertId = await newExpert();
    const answers = await Promise.all([...Array(5)].map(() => ask(expertId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const { slots } = (await expertOf(expertId)).body.data;
    expect(slots.find(({ date, period }) => date === slot.date && period === 1)?.free).toBe(false);
  });

  it('is refused where the half-day is not offered, of oneself, and of an expert who takes no questions', async () => {
    const expertId = await newExpert();
    const refused = [
      await ask(expertId, { ...question, date: '2026-11-24', period: 2 }),
      await ask(expertId, { ...question, date: '2026-12-24', period: 1 }),
      await ask(expertId, undefined, 'new'),
      await ask('expert-10'),
      await ask('none'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 422, 422, 404]);
  });

  it('is accepted by its expert, who reads the phone number then, and held on its day', async () => {
    const received = await api.inject(expertEndpoints.listReceivedConsultations, {}, { as: 'new' });
    const [{ id, number, contact_phone } = { id: '', number: '', contact_phone: '' }] = received.body.data;
    expect([contact_phone, received.body.data[0]?.allowed]).toEqual([null, ['accepted', 'declined']]);
    expect((await consultationQueue.describe(api.db, [id])).get(id)).toEqual({ number, title: '陈一鸣' });
    expect((await moveConsultation(id, { status: 'accepted' }, 'staff')).status).toBe(404);
    expect((await moveConsultation(id, { status: 'accepted' }, 'demo')).status).toBe(403);
    expect((await moveConsultation(id, { status: 'declined' }, 'new')).status).toBe(422);
    const accepted = (await moveConsultation(id, { status: 'accepted' }, 'new')).body.data;
    expect(accepted).toMatchObject({ contact_phone: '13800002026', contact_person: '林知远', allowed: ['held'] });
    expect((await moveConsultation(id, { status: 'held' }, 'new')).status).toBe(422);
    now = new Date('2026-11-23T12:00:00+08:00');
    expect((await moveConsultation(id, { status: 'held' }, 'new')).status).toBe(200);
    expect((await expertOf(await newExpert())).body.data.answered).toBe(1);
    const rows = [];
    for await (const row of consultationTransfer.read(api.db)) rows.push(row);
    const { question: asked, contact_phone: phone } = question;
    expect(rows).toEqual([
      expect.objectContaining({ number, status: 'held', expert_zh: '陈一鸣', question: asked, contact_phone: phone }),
    ]);
  });

  it('frees its half-day when it is cancelled', async () => {
    const expertId = await newExpert();
    const at = { ...question, date: '2026-11-24', period: 1 };
    const { id } = (await ask(expertId, at)).body.data;
    expect((await moveConsultation(id, { status: 'cancelled' }, 'demo')).body.data.allowed).toEqual([]);
    expect((await ask(expertId, at)).status).toBe(201);
  });
});

it('leaves no name behind: the listing ends, questions and entries are blank', async () => {
  await api.db.transaction().execute(async (tx) => {
    await expertPersonal.erase(tx, 'u-new', new Date());
    await expertPersonal.erase(tx, 'u-demo', new Date());
  });
  expect((await list({ q: '声学定位' })).page.total).toBe(0);
  const exported = JSON.stringify([
    await expertPersonal.export(api.db, 'u-new'),
    await expertPersonal.export(api.db, 'u-demo'),
  ]);
  expect(exported).not.toMatch(/13800002026|13700002026|林知远|陈一鸣|浅海/);
  const mine = await api.inject(expertEndpoints.listConsultations, {}, { as: 'demo' });
  expect(mine.body.data.every(({ expert }) => expert === null)).toBe(true);
});
