import { randomUUID } from 'node:crypto';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../../test/harness.ts';

const { createApplication, editApplication, getApplication, listApplications, moveApplication, deleteApplication } =
  policyEndpoints;

/** Closes on 2026-11-26 at 17:00; pays 3,000,000 yuan at most. */
const CALL = 'dec-open-26';
let clock = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
/** Indexes of the call's required materials. */
let required: number[];

beforeAll(async () => {
  api = await startTestApi({ now: () => clock, demo: true });
  const call = await api.inject(policyEndpoints.getDeclaration, { params: { data_id: CALL } });
  required = call.body.data.materials.flatMap((material, index) => (material.required ? [index] : []));
}, 180_000);
afterAll(() => api.close());
afterEach(async () => {
  clock = new Date('2026-11-20T10:00:00+08:00');
  await api.db.deleteFrom('policy_applications').execute();
});

type As = NonNullable<Options['as']>;
const full = () => ({
  contact_person: '林知远',
  contact_phone: '13800002026',
  amount: { amount: 200_000_000, currency: 'CNY' },
  statement: '智能装备产线改造',
  materials: required.map((material) => ({ material, file_id: 'f-doc-01' })),
});
const begin = (body: object = {}, as: As = 'demo', key: string = randomUUID()) =>
  api.inject(createApplication, { body: { declaration_id: CALL, ...body }, idempotencyKey: key }, { as });
const begun = async (body: object = full()) => {
  const answer = await begin(body);
  expect(answer.status).toBe(201);
  return answer.body.data;
};
const move = (application_id: string, status: string, as: As = 'demo', reason?: string) =>
  api.inject(moveApplication, { params: { application_id }, body: { status, ...(reason && { reason }) } }, { as });
const edit = (application_id: string, version: number, body: object = {}, as: As = 'demo') =>
  api.inject(editApplication, { params: { application_id }, body: { version, ...body } }, { as });
const fieldsOf = (answer: { error: { details?: Record<string, unknown> } }) =>
  ((answer.error.details?.fields ?? []) as { path: string }[]).map(({ path }) => path);

describe('beginning an application', () => {
  it('makes a draft with a number, whose turn it is, and what may come next', async () => {
    const draft = await begun({});
    expect(draft.number).toMatch(/^PA20261120-[2-9A-HJ-NP-Z]{4}$/);
    expect(draft).toMatchObject({ status: 'draft', version: 1, enterprise_id: 'e-lantu', allowed: ['submitted'] });
    expect(draft.declaration).toMatchObject({ id: CALL, closes_at: '2026-11-26T17:00:00+08:00' });
    expect(draft.events).toMatchObject([{ from: null, to: 'draft', waiting_for: 'applicant', due_at: null }]);
  });

  it('needs an enterprise, and a call that exists', async () => {
    expect((await begin({}, 'new')).status).toBe(403);
    expect((await begin({ declaration_id: 'dec-none' })).status).toBe(404);
  });

  it('is once for a call: a second one names the first', async () => {
    const first = await begun();
    const second = await begin();
    expect([second.status, second.error.details?.application_id]).toEqual([409, first.id]);
    expect((await begin({}, 'staff')).status).toBe(201);
  });

  it('happens once for one key, however often it is sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all([begin({}, 'demo', key), begin({}, 'demo', key), begin({}, 'demo', key)]);
    expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1);
  });

  it('refuses what cannot be: too much money, an unknown material, a file that is gone', async () => {
    const answer = await begin({
      amount: { amount: 300_000_001, currency: 'CNY' },
      materials: [{ material: 99, file_id: 'f-none' }],
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual(['amount', 'materials/0/material', 'materials/0/file_id']);
  });
});

describe('saving', () => {
  it('changes what is sent and keeps the rest', async () => {
    const { id } = await begun();
    const saved = await edit(id, 1, { statement: '更新后的说明' });
    expect(saved.body.data).toMatchObject({ version: 2, statement: '更新后的说明', contact_person: '林知远' });
  });

  it('is refused where a colleague saved in between, and nothing of theirs is lost', async () => {
    const { id } = await begun();
    await edit(id, 1, { statement: '同事的说明' });
    const late = await edit(id, 1, { statement: '我的说明' });
    expect([late.status, late.error.details?.version]).toEqual([409, 2]);
    const now = await api.inject(getApplication, { params: { application_id: id } }, { as: 'demo' });
    expect(now.body.data.statement).toBe('同事的说明');
  });

  it('is refused once it was submitted', async () => {
    const { id } = await begun();
    await move(id, 'submitted');
    const late = await edit(id, 1);
    expect([late.status, late.error.details]).toMatchObject([
      422,
      { from: 'submitted', allowed: ['draft', 'returned'] },
    ]);
  });
});

describe('submitting', () => {
  it('names everything that is missing', async () => {
    const { id } = await begun({});
    const answer = await move(id, 'submitted');
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual([
      'contact_person',
      'contact_phone',
      'statement',
      ...required.map(() => 'materials'),
    ]);
  });

  it('ends at the minute at which the call closes', async () => {
    const { id } = await begun();
    clock = new Date('2026-11-26T17:00:00+08:00');
    expect(fieldsOf(await move(id, 'submitted'))).toEqual(['declaration_id']);
    clock = new Date('2026-11-26T16:59:59+08:00');
    expect((await move(id, 'submitted')).status).toBe(200);
  });

  it('gives the office five working days', async () => {
    const { id } = await begun();
    const { data } = (await move(id, 'submitted')).body;
    expect(data.events.at(-1)).toMatchObject({
      to: 'submitted',
      waiting_for: 'operator',
      due_at: '2026-11-27T18:00:00+08:00',
    });
  });
});

describe('the review', () => {
  const submitted = async () => {
    const { id } = await begun();
    await move(id, 'submitted');
    return id;
  };

  it('goes from hand to hand, each change with its reason', async () => {
    const id = await submitted();
    await move(id, 'reviewing', 'operator');
    expect((await move(id, 'returned', 'operator')).status).toBe(422);
    await move(id, 'returned', 'operator', '缺少审计报告');
    await edit(id, 1, { statement: '已补充审计报告' });
    // After the deadline, since the office returned it.
    clock = new Date('2026-12-01T10:00:00+08:00');
    await move(id, 'submitted');
    await move(id, 'reviewing', 'operator');
    const { data } = (await move(id, 'granted', 'operator')).body;
    expect(data.events.map(({ to }) => to)).toEqual([
      'draft',
      'submitted',
      'reviewing',
      'returned',
      'submitted',
      'reviewing',
      'granted',
    ]);
    expect(data.events[3]).toMatchObject({ actor: '平台运营', reason: '缺少审计报告', waiting_for: 'applicant' });
    expect(data.allowed).toEqual([]);
  });

  it('refuses what is no transition, and lists the allowed ones', async () => {
    const id = await submitted();
    const skipped = await move(id, 'granted', 'operator');
    expect([skipped.status, skipped.error.details]).toEqual([
      422,
      { from: 'submitted', to: 'granted', allowed: ['reviewing'] },
    ]);
    expect((await move(id, 'reviewing', 'demo')).status).toBe(403);
  });

  it('lets an enterprise that was declined apply again', async () => {
    const id = await submitted();
    await move(id, 'reviewing', 'operator');
    await move(id, 'declined', 'operator', '不符合条件');
    expect((await begin()).status).toBe(201);
  });
});

describe('who sees it', () => {
  it('is the enterprise alone; an operator from its submission on', async () => {
    const { id } = await begun();
    const seen = async (as: As) =>
      (await api.inject(getApplication, { params: { application_id: id } }, { as })).status;
    expect([await seen('staff'), await seen('new'), await seen('operator')]).toEqual([404, 404, 404]);
    expect((await edit(id, 1, {}, 'staff')).status).toBe(404);
    expect((await move(id, 'submitted', 'staff')).status).toBe(404);
    await move(id, 'submitted');
    expect([await seen('staff'), await seen('operator')]).toEqual([404, 200]);
  });

  it('finds it in the list of that enterprise, page after page', async () => {
    const { id } = await begun();
    await begin({}, 'staff');
    const list = async (as: As, query: object = {}) =>
      (await api.inject(listApplications, { query: { ...query } }, { as })).body;
    expect((await list('demo')).data.map((row) => row.id)).toEqual([id]);
    expect((await list('new')).page.total).toBe(0);
    expect((await list('operator')).data).toEqual([]);
    await move(id, 'submitted');
    expect((await list('operator')).data.map((row) => row.id)).toEqual([id]);
    expect((await list('demo', { status: 'draft' })).data).toEqual([]);
    await move(id, 'reviewing', 'operator');
    await move(id, 'returned', 'operator', '缺少审计报告');
    const [row] = (await list('demo')).data;
    expect(row).toMatchObject({ reason: '缺少审计报告', allowed: ['submitted'] });
    const whole = await api.inject(getApplication, { params: { application_id: id } }, { as: 'demo' });
    expect({ ...whole.body.data, reason: '缺少审计报告' }).toMatchObject(row ?? {});
  });
});

describe('throwing a draft away', () => {
  const remove = (application_id: string, as: As = 'demo') =>
    api.inject(deleteApplication, { params: { application_id } }, { as });

  it('leaves nothing of it, and a new one may begin', async () => {
    const { id } = await begun();
    expect((await remove(id, 'staff')).status).toBe(404);
    expect((await remove(id)).body.data).toEqual({ deleted: true });
    expect(await api.db.selectFrom('lifecycle_events').select('seq').where('subject_id', '=', id).execute()).toEqual(
      [],
    );
    expect((await begin()).status).toBe(201);
  });

  it('is refused once it was submitted', async () => {
    const { id } = await begun();
    await move(id, 'submitted');
    expect((await remove(id)).status).toBe(422);
  });
});

it('leaves the answers that visitors share as they are, from its beginning to its end', async () => {
  const sharing = await startTestApi({ now: () => clock, demo: true, config: { shareReadsMs: 60_000 } });
  try {
    const options = { as: 'demo' } as const;
    const titleFor = async (shown?: Options) =>
      (await sharing.inject(policyEndpoints.getDeclaration, { params: { data_id: CALL } }, shown)).body.data.title;
    const shared = await titleFor();
    await sharing.db.updateTable('declarations').set({ title_zh: '改后的标题' }).where('id', '=', CALL).execute();
    const create = { body: { declaration_id: CALL, ...full() }, idempotencyKey: randomUUID() };
    const { id } = (await sharing.inject(createApplication, create, options)).body.data;
    const params = { application_id: id };
    const edited = await sharing.inject(
      editApplication,
      { params, body: { version: 1, statement: '智能装备' } },
      options,
    );
    const thrownAway = await sharing.inject(deleteApplication, { params }, options);
    expect([edited.status, thrownAway.status]).toEqual([200, 200]);
    expect([await titleFor(), await titleFor(options)]).toEqual([shared, '改后的标题']);
  } finally {
    await sharing.close();
  }
});
