import { messageEndpoints } from '@zonekit/api-client/material/message/contract';
import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../../test/harness.ts';
import { messagePersonal } from './message.personal.ts';
import { messageQueue } from './message.queue.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const operator = {
  user_id: 'u-operator',
  account: 'operator',
  name: '平台运营',
  role: 'operator',
  enterprise_id: null,
} as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, demo: true });
});
afterAll(() => api.close());

const list = async (options: Options, query: Record<string, unknown> = {}) =>
  (await api.inject(messageEndpoints.listMessages, { query }, options)).body;
const send = (
  body: Record<string, unknown>,
  options: Options = { as: 'demo' },
  idempotencyKey: string = crypto.randomUUID(),
) => api.inject(messageEndpoints.createMessage, { body, idempotencyKey }, options);
const move = (message_id: string, body: object, options: Options) =>
  api.inject(messageEndpoints.moveMessage, { params: { message_id }, body }, options);
const question = {
  subject: 'product',
  subject_id: 'product-002',
  content: '能否裁成圆片？',
  contact_person: '林知远',
  contact_phone: '13800002026',
};

describe('messages of the demo', () => {
  it('are one in each state, seen by their sender alone', async () => {
    const { data, facets } = await list({ as: 'demo' });
    expect(data.map(({ status }) => status).sort()).toEqual(['answered', 'closed', 'declined', 'sent']);
    expect(data.every(({ user_id }) => user_id === 'u-demo')).toBe(true);
    expect(facets.subject.map(({ label }) => label)).toContain('商品');
    expect((await list({ as: 'staff' })).data).toHaveLength(2);
    expect((await list({ as: 'operator' })).page.total).toBe(6);
    const other = await api.inject(
      messageEndpoints.getMessage,
      { params: { message_id: data[0]?.id ?? '' } },
      { as: 'staff' },
    );
    expect(other.status).toBe(404);
  });

  it('name what they are about, its page and the provider in the language of the request', async () => {
    const { data } = await list({ as: 'demo', locale: 'en' }, { subject: 'shop' });
    expect(data[0]).toMatchObject({
      subject: { kind: 'shop', id: 'shop-037', title: 'Donggang Zhiqiao IP Services', path: null },
      shop: { name: 'Donggang Zhiqiao IP Services' },
    });
    const [test] = (await list({ as: 'demo' }, { subject: 'service' })).data;
    expect(test?.subject.path).toBe('/businessService/details?id=test-012');
  });
});

describe('a message', () => {
  it('is sent once for one key, answered by the office, and closed by its sender', async () => {
    const sent = await send(question, { as: 'demo' }, 'the-same-key');
    expect(sent.status).toBe(201);
    expect(sent.body.data).toMatchObject({ status: 'sent', answer: null, subject: { id: 'product-002' } });
    expect(sent.body.data.number).toMatch(/^OM20261120-/);
    expect((await send(question, { as: 'demo' }, 'the-same-key')).body.data.id).toBe(sent.body.data.id);
    const { id } = sent.body.data;
    expect((await move(id, { status: 'answered', reason: '可以' }, { as: 'demo' })).status).toBe(403);
    expect((await move(id, { status: 'answered' }, { as: 'operator' })).status).toBe(422);
    const answered = await move(id, { status: 'answered', reason: '可以，最小φ20。' }, { as: 'operator' });
    expect(answered.body.data).toMatchObject({ status: 'answered', answer: '可以，最小φ20。' });
    const closed = await move(id, { status: 'closed' }, { as: 'demo' });
    expect(closed.body.data).toMatchObject({ status: 'closed', allowed: [] });
    expect(closed.body.data.events.map(({ to }) => to)).toEqual(['sent', 'answered', 'closed']);
  });

  it('needs somebody signed in, and something that exists', async () => {
    expect((await send(question, {})).status).toBe(401);
    expect((await send({ ...question, subject_id: 'none' })).status).toBe(404);
    expect((await send({ ...question, content: ' ' })).error.code).toBe('validation_failed');
  });

  it('asks the provider of an instrument or facility, and the holder of an outcome', async () => {
    const ids = {
      instrument: await api.db.selectFrom('experiment_instruments').selectAll().limit(1).executeTakeFirstOrThrow(),
      facility: await api.db.selectFrom('experiment_facilities').selectAll().limit(1).executeTakeFirstOrThrow(),
      outcome: await api.db.selectFrom('experiment_outcomes').selectAll().limit(1).executeTakeFirstOrThrow(),
    };
    const sent = async (subject: keyof typeof ids) =>
      (await send({ ...question, subject, subject_id: ids[subject].id }, { as: 'new' })).body.data;
    expect(await sent('instrument')).toMatchObject({
      subject: {
        kind: 'instrument',
        title: ids.instrument.title_zh,
        path: `/experiment/instrument/${ids.instrument.id}`,
      },
      shop: { id: ids.instrument.shop_id },
    });
    expect((await sent('facility')).subject.path).toBe(`/experiment/region/${ids.facility.id}`);
    expect(await sent('outcome')).toMatchObject({
      subject: { path: `/experiment/outcome/${ids.outcome.id}` },
      shop: { id: null, name: ids.outcome.holder_zh },
    });
    const mine = await list({ as: 'new' });
    expect(mine.facets.subject.map(({ label }) => label)).toEqual(expect.arrayContaining(['仪器', '设施', '科研成果']));
    expect((await send({ ...question, subject: 'outcome', subject_id: ids.instrument.id })).status).toBe(404);
  });

  it('waits in the queue, and shows in the overview of its sender', async () => {
    const { body } = await send({ ...question, subject: 'service', subject_id: 'service-001', content: '多久办好？' });
    const { id, number } = body.data;
    expect(await messageQueue.find(api.db, number.toLowerCase())).toBe(id);
    expect((await messageQueue.describe(api.db, [id])).get(id)?.title).toContain('多久办好');
    const overview = await api.inject(overviewEndpoints.overview, {}, { as: 'demo' });
    expect(overview.body.data.tasks.map((task) => task.id)).toContain('message-demo-2');
    await messageQueue.move(api.db, operator, id, { status: 'declined', reason: '请直接下单。' }, NOW);
    const shown = await api.inject(messageEndpoints.getMessage, { params: { message_id: id } }, { as: 'demo' });
    expect(shown.body.data).toMatchObject({ status: 'declined', answer: null });
    expect(shown.body.data.events.at(-1)?.reason).toBe('请直接下单。');
  });

  it('is exported for its sender, and forgets the sender with the account', async () => {
    const { online_messages } = await messagePersonal.export(api.db, 'u-staff');
    expect(online_messages).toHaveLength(2);
    await api.db.transaction().execute((tx) => messagePersonal.erase(tx, 'u-staff', NOW));
    const left = await api.db.selectFrom('online_messages').selectAll().where('user_id', '=', 'u-staff').execute();
    expect(left.map(({ content, contact_person, contact_phone }) => content + contact_person + contact_phone)).toEqual([
      '',
      '',
    ]);
  });
});
