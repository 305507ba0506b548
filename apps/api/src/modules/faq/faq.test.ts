import { randomUUID } from 'node:crypto';
import { faqEndpoints } from '@zonekit/api-client/faq/contract';
import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../../../demo-data/src/faq/faq.seed.ts';
import { seed as seedPolicy } from '../../../../demo-data/src/policy/policy.seed.ts';
import { type Options, startTestApi, type TestApi } from '../../../test/harness.ts';
import { questionPersonal } from './question/question.personal.ts';
import { questionQueue } from './question/question.queue.ts';
import { questionTransfer } from './question/question.transfer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T10:00:00+08:00'), seed: [seedPolicy, seed] });
}, 180_000);
afterAll(() => api.close());

type As = NonNullable<Options['as']>;
const list = async (query: object = {}, locale: 'zh-CN' | 'en' = 'zh-CN') => {
  const { status, body } = await api.inject(faqEndpoints.listFaqs, { query: { ...query } }, { locale });
  expect(status).toBe(200);
  return body;
};
const ask = async (
  content = '自贸区有没有给员工的通勤补贴？',
  as: As = 'staff',
  idempotencyKey: string = randomUUID(),
) => api.inject(faqEndpoints.createQuestion, { body: { content }, idempotencyKey }, { as });
const asked = async () => (await ask()).body.data;
const move = (question_id: string, status: string, as: As, reason?: string) =>
  api.inject(
    faqEndpoints.moveQuestion,
    { params: { question_id }, body: { status, ...(reason !== undefined && { reason }) } },
    { as },
  );
const publication = (question_id: string) => ({
  question_id,
  title: '区内员工有通勤补贴吗？',
  answer: '没有，可以乘坐园区免费班车。',
  category: 'talent' as const,
  office: '企业服务中心',
});

describe('questions with their answers', () => {
  it('are 200, counted by category', async () => {
    const { page, facets } = await list();
    expect(page.total).toBe(200);
    expect(facets.category.reduce((sum, { count }) => sum + count, 0)).toBe(200);
    const [first] = facets.category;
    const { data } = await list({ category: first?.value, page_size: 5 });
    expect(new Set(data.map(({ category }) => category))).toEqual(new Set([first?.value]));
  });

  it('are searched in both languages, their hits marked', async () => {
    const { data } = await list({ q: '虚假材料' });
    expect(data[0]).toMatchObject({ title: '提供虚假材料申报会有什么后果？', lang: 'zh-CN' });
    expect(data[0]?.title_hits?.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['虚假材料']);
    const { data: english } = await list({ q: 'false documents' }, 'en');
    expect(english[0]).toMatchObject({ title: 'What happens if an application contains false documents?', lang: 'en' });
  });

  it('quote the clause that they rest on, which says the same', async () => {
    const { data } = await list({ q: '新建冷库补助' });
    const source = data[0]?.source;
    expect(source).toMatchObject({ kind: 'policy', clause: 4 });
    const { html_zh } = await api.db
      .selectFrom('policies')
      .innerJoin('policy_bodies', 'policy_bodies.id', 'policies.body_id')
      .select('html_zh')
      .where('policies.id', '=', source?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(html_zh).toContain(`第四条</strong> 新建冷库补助。对符合条件的单位，${data[0]?.answer}`);
  });

  it('are had alone, as a table, and not where there is none', async () => {
    const get = (faq_id: string) => api.inject(faqEndpoints.getFaq, { params: { faq_id } }, { locale: 'en' });
    expect((await get('faq-001')).body.data).toMatchObject({ id: 'faq-001', lang: 'en', category: 'funds' });
    expect((await get('none')).status).toBe(404);
    const file = await api.inject(faqEndpoints.faqsFile, { params: { format: 'csv' } }, { locale: 'en' });
    expect(file.raw.toString().split('\n')[0]).toContain('Question,Category,Answer');
  });
});

describe('a question', () => {
  it('is sent once for one key, with a number and its first event', async () => {
    const key = randomUUID();
    const [first, second] = [await ask('能补多少？', 'staff', key), await ask('能补多少？', 'staff', key)];
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(first.body.data).toMatchObject({
      number: expect.stringMatching(/^QU20261120-/),
      status: 'sent',
      answer: null,
    });
    expect((await ask('  ')).status).toBe(422);
  });

  it('is answered by the operator alone, with words, which the overview shows until it is closed', async () => {
    const { id } = await asked();
    expect((await move(id, 'answered', 'staff', '可以')).status).toBe(403);
    expect((await move(id, 'answered', 'operator')).error.code).toBe('validation_failed');
    expect((await move(id, 'closed', 'operator')).error.code).toBe('transition_refused');
    const answered = await move(id, 'answered', 'operator', '没有，可以乘坐园区免费班车。');
    expect(answered.body.data).toMatchObject({ status: 'answered', answer: '没有，可以乘坐园区免费班车。' });
    const tasks = async () => (await api.inject(overviewEndpoints.overview, {}, { as: 'staff' })).body.data.tasks;
    expect(await tasks()).toContainEqual(
      expect.objectContaining({ subject: 'faq_question', id, reason: '没有，可以乘坐园区免费班车。' }),
    );
    expect((await move(id, 'closed', 'staff')).body.data).toMatchObject({ status: 'closed', allowed: [] });
    expect((await tasks()).map((task) => task.id)).not.toContain(id);
  });

  it('is declined with a reason', async () => {
    const { id } = await asked();
    expect((await move(id, 'declined', 'operator')).error.code).toBe('validation_failed');
    expect((await move(id, 'declined', 'operator', '不属于政策咨询')).body.data.events[1]).toMatchObject({
      to: 'declined',
      reason: '不属于政策咨询',
    });
  });

  it("is nobody else's, and in the operator's queue", async () => {
    const { id, number } = await asked();
    const seen = async (as: As) =>
      (await api.inject(faqEndpoints.getQuestion, { params: { question_id: id } }, { as })).status;
    expect([await seen('staff'), await seen('demo'), await seen('operator')]).toEqual([200, 404, 200]);
    const { body } = await api.inject(faqEndpoints.listQuestions, {}, { as: 'demo' });
    expect(body.data.map((question) => question.id)).not.toContain(id);
    expect(await questionQueue.find(api.db, number.toLowerCase())).toBe(id);
  });

  it('is published by the operator once it is answered, and changed afterwards', async () => {
    const { id } = await asked();
    const publish = (as: As, title?: string) =>
      api.inject(
        faqEndpoints.publishQuestion,
        { body: { ...publication(id), ...(title !== undefined && { title }) } },
        { as },
      );
    expect((await publish('operator')).status).toBe(422);
    await move(id, 'answered', 'operator', '没有。');
    expect((await publish('staff')).status).toBe(403);
    const first = await publish('operator');
    expect(first.status).toBe(201);
    const rows = [];
    for await (const row of questionTransfer.read(api.db)) rows.push(row);
    const faq_id = first.body.data.id;
    expect(rows.filter((row) => row.id === id)).toMatchObject([{ status: 'answered', answer: '没有。', faq_id }]);
    const second = await publish('operator', '员工通勤有补贴吗？');
    expect(second.body.data).toMatchObject({ id: first.body.data.id, title: '员工通勤有补贴吗？' });
    expect(
      (await api.inject(faqEndpoints.getQuestion, { params: { question_id: id } }, { as: 'staff' })).body.data.faq_id,
    ).toBe(first.body.data.id);
  });

  it('loses its words where its sender leaves', async () => {
    const { id } = await asked();
    await api.db.transaction().execute((tx) => questionPersonal.erase(tx, 'u-staff', new Date()));
    const row = await api.db.selectFrom('faq_questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.content).toBe('');
  });
});
