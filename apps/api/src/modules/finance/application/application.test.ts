import { financeApplicationEndpoints as endpoints } from '@zonekit/api-client/finance/application/contract';
import { financeInquiryEndpoints } from '@zonekit/api-client/finance/inquiry/contract';
import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOffers } from '../../../../../demo-data/src/finance/offers.seed.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { transferRows } from '../../../../test/transfer-rows.ts';
import { waiting } from '../../../frame/lifecycle/queue.ts';
import { financePersonal } from '../finance.personal.ts';
import { financeInquiryQueue } from '../inquiry/inquiry.queue.ts';
import { financeInquiryTransfer } from '../inquiry/inquiry.transfer.ts';
import { seesFinanceFile } from './application.files.ts';
import { financeApplicationQueue } from './application.queue.ts';
import { financeApplicationTransfer } from './application.transfer.ts';

let api: TestApi;
let files: ReturnType<typeof transferRows>;
const now = new Date('2026-11-20T10:00:00+08:00');
const OPERATOR = {
  user_id: 'u-operator',
  account: '',
  name: '平台运营',
  role: 'operator',
  enterprise_id: null,
} as const;

beforeAll(async () => {
  const seedFiles = async ({ db }: Pick<TestApi, 'db'>) => {
    const file = {
      storage_key: 'a'.repeat(64),
      name: '报表.pdf',
      mime: 'application/pdf',
      kind: 'pdf',
      size: 10,
    } as const;
    const made = { access: 'private', created_at: now.toISOString() } as const;
    await db
      .insertInto('files')
      .values([
        { ...file, ...made, id: 'f-own', owner_id: 'u-demo' },
        { ...file, ...made, id: 'f-other', owner_id: 'u-staff' },
      ])
      .execute();
  };
  api = await startTestApi({ now: () => now, seed: [seedOffers, seedFiles] });
  files = transferRows(api);
});
afterAll(() => api.close());

const form = {
  amount: { amount: 1_000_000_000, currency: 'CNY' },
  term_months: null,
  purpose: '成果转化',
  plan: '样机定型和小批量试制',
  contact_person: '秦望舒',
  contact_phone: '13512026003',
  licence: 'f-own',
  statements: ['f-own'],
  attachments: [],
};
type As = 'demo' | 'staff' | 'new' | 'operator';
let keys = 0;
const apply = (change: object = {}, as: As = 'demo') => {
  keys += 1;
  const body = { ...form, target: 'fund', target_id: 'fund-05', ...change };
  return api.inject(endpoints.createFinanceApplication, { body, idempotencyKey: `finance-key-${keys}` }, { as });
};
const read = (application_id: string, as: As = 'demo') =>
  api.inject(endpoints.getFinanceApplication, { params: { application_id } }, { as });
const move = (application_id: string, body: object, as: As = 'operator') =>
  api.inject(endpoints.moveFinanceApplication, { params: { application_id }, body }, { as });
const resubmit = (application_id: string, change: object) => {
  const body = { ...form, version: 1, ...change };
  return api.inject(endpoints.resubmitFinanceApplication, { params: { application_id }, body }, { as: 'demo' });
};

describe('a finance application', () => {
  it('is returned with remarks, corrected, approved and disbursed', async () => {
    const { status, body } = await apply();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'submitted',
      enterprise: { id: 'e-lantu' },
      target: { kind: 'fund', title: '科技成果转化基金', path: '/finance/funds/list/fund-05' },
      allowed: ['withdrawn'],
    });
    const { id, number } = body.data;
    await move(id, { status: 'reviewing' });
    expect((await move(id, { status: 'returned' })).error.details?.fields).toMatchObject([{ path: 'reason' }]);
    const remarks = [{ field: 'statements', remark: '缺现金流量表' }];
    expect((await move(id, { status: 'returned', reason: '请补正', remarks })).body.data.remarks).toEqual(remarks);
    const overview = await api.inject(overviewEndpoints.overview, {}, { as: 'demo' });
    expect(overview.body.data.tasks.find(({ subject }) => subject === 'finance_application')).toMatchObject({
      id,
      title: '科技成果转化基金',
      reason: '请补正',
    });
    expect((await resubmit(id, { version: 7 })).error.details).toMatchObject({ version: 1 });
    const mended = await resubmit(id, { purpose: '样机定型' });
    expect(mended.body.data).toMatchObject({ status: 'submitted', version: 2, remarks: [], purpose: '样机定型' });
    expect(await financeApplicationQueue.find(api.db, number.toLowerCase())).toBe(id);
    const described = await financeApplicationQueue.describe(api.db, [id]);
    expect(described.get(id)?.title).toBe('东港澜图智能装备有限公司 科技成果转化基金 1000万元');
    for (const to of ['reviewing', 'approved', 'disbursed']) {
      await financeApplicationQueue.move(api.db, OPERATOR, id, { status: to, reason: null }, now);
    }
    expect((await read(id)).body.data.events.map(({ to }) => to)).toEqual([
      ...['submitted', 'reviewing', 'returned', 'submitted', 'reviewing', 'approved', 'disbursed'],
    ]);
    expect((await move(id, { status: 'rejected', reason: '迟了' })).status).toBe(422);
  });

  it.each([
    ['more than the fund gives', { amount: { amount: 2_000_000_001, currency: 'CNY' } }, 'amount'],
    ['somebody else’s statements', { statements: ['f-own', 'f-other'] }, 'statements/1'],
    ['a file that is gone', { licence: 'f-none' }, 'licence'],
    ['a fund that is closed', { target_id: 'fund-04' }, 'target_id'],
    ['a wrong phone', { contact_phone: '123' }, 'contact_phone'],
  ])('for %s is refused by field', async (_, change, field) => {
    const { status, error } = await apply(change);
    expect(status).toBe(422);
    expect(error.details?.fields).toMatchObject([{ path: field }]);
  });

  it('is under way once to each target, however often it is tried at once', async () => {
    const tried = await Promise.all(Array.from({ length: 8 }, () => apply({ target_id: 'fund-01' })));
    expect(tried.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    const id = tried.find(({ status }) => status === 201)?.body.data.id ?? '';
    expect(tried.find(({ status }) => status === 409)?.error.details).toEqual({ application_id: id });
    expect((await move(id, { status: 'withdrawn' }, 'operator')).status).toBe(403);
    expect((await move(id, { status: 'withdrawn' }, 'demo')).body.data).toMatchObject({ status: 'withdrawn' });
    expect((await apply({ target_id: 'fund-01' })).status).toBe(201);
  });

  it('is the enterprise’s alone, files included', async () => {
    const { id } = (await apply({ target: 'investor', target_id: 'investor-02' })).body.data;
    expect((await read(id, 'staff')).status).toBe(404);
    expect((await move(id, { status: 'withdrawn' }, 'staff')).status).toBe(404);
    expect((await move(id, { status: 'reviewing' }, 'demo')).status).toBe(403);
    expect((await apply({}, 'new')).status).toBe(403);
    const list = async (as: As) =>
      (await api.inject(endpoints.listFinanceApplications, { query: {} }, { as })).body.data.length;
    expect([await list('staff'), await list('new')]).toEqual([0, 0]);
    expect(await list('operator')).toBe(await list('demo'));
    const user = { user_id: 'u-x', account: '', name: '', role: 'staff', enterprise_id: 'e-lantu' } as const;
    expect(await seesFinanceFile(api.db, 'f-own', user)).toBe(true);
    expect(await seesFinanceFile(api.db, 'f-own', { ...user, enterprise_id: 'e-haiheng' })).toBe(false);
  });

  it('waits for the lender, and is in both tables', async () => {
    const query = { waitingFor: 'lender', overdueOnly: true, limit: 9, now: new Date('2026-11-27T10:00:00+08:00') };
    expect((await waiting(api.db, ['finance_application'], query)).length).toBeGreaterThan(0);
    const csv = await api.inject(endpoints.financeApplicationsFile, { params: { format: 'csv' } }, { as: 'demo' });
    expect(csv.raw.toString()).toContain('科技成果转化基金');
    const row = await files.rowOf(financeApplicationTransfer, ({ status }) => status === 'disbursed');
    expect(row).toMatchObject({ amount: '1000000000', target_id: 'fund-05' });
  });

  it('comes with a file, and takes over what lenders decided', async () => {
    const row = await files.rowOf(financeApplicationTransfer, ({ status }) => status === 'disbursed');
    const brought = { ...row, id: 'brought', number: 'FA-1' };
    expect(await files.write(financeApplicationTransfer, brought)).toBe('added');
    expect(await files.rowOf(financeApplicationTransfer, ({ id }) => id === 'brought')).toEqual(brought);
    expect((await read('brought')).body.data.target.path).toBe('/finance/funds/list/fund-05');
    const other = { ...row, id: 'bad', number: 'FA-2' };
    const faults = (change: object) => files.faultsOf(financeApplicationTransfer, { ...other, ...change });
    expect(await faults({})).toBe('');
    expect(await faults({ number: 'FA-1' })).toContain('number: another row has it');
    expect(await faults({ enterprise_id: 'e-none' })).toContain('there is no enterprise e-none');
    expect(await faults({ target_id: 'none' })).toContain('target_id: there is no fund none');
    expect(await faults({ target: 'product', term_months: '' })).toContain('term_months: a loan has a term');
    expect(await faults({ remarks: '[{"field":"plan","remark":"x"}]' })).toContain('remarks: they come with');
    expect(await faults({ status: 'paid', amount: '0' })).toMatch(/status: .*amount: /);

    const { id } = (await apply({ target: 'investor', target_id: 'investor-05' })).body.data;
    const running = await files.rowOf(financeApplicationTransfer, (each) => each.id === id);
    expect(await files.faultsOf(financeApplicationTransfer, { ...running, id: 'bad', number: 'FA-2' })).toContain(
      `the application ${id} to it is under way`,
    );
    const next = { ...running, status: 'reviewing', updated_at: '2026-11-21T10:00:00+08:00' };
    expect(await files.write(financeApplicationTransfer, next)).toBe('changed');
    expect((await read(id)).body.data.events.map(({ to, actor }) => [to, actor])).toEqual([
      ['submitted', '林知远'],
      ['reviewing', '金融机构'],
    ]);
    expect(await files.faultsOf(financeApplicationTransfer, { ...next, status: 'rejected' })).toContain(
      'needs a reason',
    );
    expect(await files.faultsOf(financeApplicationTransfer, { ...next, plan: 'x' })).toContain("the applicant's");
  });
});

describe('an inquiry', () => {
  const ask = (subject_id: string, idempotencyKey: string) => {
    const contact = { contact_person: '秦望舒', contact_phone: '13512026003' };
    const body = { subject: 'investor', subject_id, content: '是否接受可转债？', ...contact };
    return api.inject(financeInquiryEndpoints.createFinanceInquiry, { body, idempotencyKey }, { as: 'demo' });
  };
  const readAs = (inquiry_id: string, as: As) =>
    api.inject(financeInquiryEndpoints.getFinanceInquiry, { params: { inquiry_id } }, { as });

  it('is answered by the office and closed by who asked', async () => {
    const { data } = (await ask('investor-03', 'inquiry-key-1')).body;
    expect(data).toMatchObject({ status: 'sent', answer: null, allowed: [] });
    const { id } = data;
    await financeInquiryQueue.move(api.db, OPERATOR, id, { status: 'answered', reason: '接受' }, now);
    expect((await readAs(id, 'demo')).body.data).toMatchObject({ answer: '接受', allowed: ['closed'] });
    expect((await readAs(id, 'staff')).status).toBe(404);
    const closed = await api.inject(
      financeInquiryEndpoints.moveFinanceInquiry,
      { params: { inquiry_id: id }, body: { status: 'closed' } },
      { as: 'demo' },
    );
    expect(closed.body.data).toMatchObject({ status: 'closed', answer: '接受' });
    expect((await ask('none', 'inquiry-key-2')).status).toBe(404);
    expect(await files.rowOf(financeInquiryTransfer, (row) => row.id === id)).toMatchObject({
      number: data.number,
      status: 'closed',
      subject_id: 'investor-03',
      title_zh: data.subject.title,
      answer: '接受',
    });
  });

  it('is answered by a file, and comes with one', async () => {
    const { id } = (await ask('investor-04', 'inquiry-key-3')).body.data;
    const row = await files.rowOf(financeInquiryTransfer, (each) => each.id === id);
    const at = { updated_at: '2026-11-21T10:00:00+08:00' };
    expect(await files.faultsOf(financeInquiryTransfer, { ...row, ...at, status: 'answered' })).toContain('answer: ');
    const answered = { ...row, ...at, status: 'answered', answer: '可以' };
    expect(await files.write(financeInquiryTransfer, answered)).toBe('changed');
    expect((await readAs(id, 'demo')).body.data).toMatchObject({
      answer: '可以',
      events: [{ to: 'sent' }, { to: 'answered', reason: '可以' }],
    });
    const old = { ...answered, id: 'old-inquiry', number: 'FQ-1', history: '' };
    const faults = (change: object) => files.faultsOf(financeInquiryTransfer, { ...old, ...change });
    expect(await faults({ user_id: 'u-none' })).toContain('there is no user u-none');
    expect(await faults({ subject_id: 'none' })).toContain('there is no investor none');
    expect(await files.write(financeInquiryTransfer, old)).toBe('added');
    expect((await readAs('old-inquiry', 'demo')).body.data.events).toMatchObject([
      { to: 'sent', at: row.created_at },
      { to: 'answered', reason: '可以', actor: '园区受理人员' },
    ]);
  });

  it('leaves with its author, and applications stay without a name', async () => {
    const exported = JSON.stringify(await financePersonal.export(api.db, 'u-demo'));
    expect(exported).toContain('是否接受可转债');
    expect(exported).toContain('13512026003');
    await api.db.transaction().execute((tx) => financePersonal.erase(tx, 'u-demo', now));
    const after = JSON.stringify(await financePersonal.export(api.db, 'u-demo'));
    expect(after).not.toMatch(/是否接受可转债|13512026003/);
    expect(after).toContain('样机定型和小批量试制');
  });
});
