import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@zonekit/api-client/contract';
import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import { searchEndpoints } from '@zonekit/api-client/search/contract';
import { supplyCompanyEndpoints } from '@zonekit/api-client/supply/company/contract';
import { demandEndpoints } from '@zonekit/api-client/supply/demand/contract';
import { supplyProductEndpoints } from '@zonekit/api-client/supply/product/contract';
import { responseEndpoints } from '@zonekit/api-client/supply/response/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../test/harness.ts';
import { type Cells, transferRows } from '../../../test/transfer-rows.ts';
import { waiting } from '../../frame/lifecycle/queue.ts';
import { companyTransfer } from './company/company.transfer.ts';
import { demandQueue } from './demand/demand.queue.ts';
import { withdrawIdleDemands } from './demand/demand.sweep.ts';
import { demandTransfer } from './demand/demand.transfer.ts';
import { moveResponse } from './response/response.service.ts';
import { responseTransfer } from './response/response.transfer.ts';
import { supplyPersonal } from './supply.personal.ts';

type As = NonNullable<Options['as']>;
let api: TestApi;
let files: ReturnType<typeof transferRows>;
let now = new Date('2026-11-20T10:00:00+08:00');
beforeAll(async () => {
  api = await startTestApi({ demo: true, now: () => now });
  files = transferRows(api);
});
afterAll(() => api.close());

const PHONE = '13600009999';
const form = {
  title: '仓内叉车防撞感知改造',
  field: 'robots',
  region: 'country',
  qualifications: ['high_tech'],
  keywords: ['激光雷达', '感知'],
  problem: '叉车在货架转角处看不见人，需要低成本的近距感知。',
  provides: '两台叉车与一段封闭通道',
  indicators: [{ name: '识别距离', now: 3, goal: 'at_least', target: 12, unit: 'm' }],
  delivery: '12套，含安装',
  term_months: 6,
  ownership: 'shared',
  budget: { amount: 120_000_000, currency: 'CNY' },
  payments: [
    { share: 40, name: '签约' },
    { share: 60, name: '验收' },
  ],
  deadline: '2026-12-20',
  contact_person: '冯见微',
  contact_phone: PHONE,
};
const create = (change: object = {}, as: As = 'demo') =>
  api.inject(demandEndpoints.createDemand, { body: { ...form, ...change }, idempotencyKey: randomUUID() }, { as });
const moveTo = (demand_id: string, status: string, as: As = 'demo', reason?: string) =>
  api.inject(
    demandEndpoints.moveDemand,
    { params: { demand_id }, body: { status, ...(reason && { reason }) } },
    { as },
  );
const release = async (change: object = {}): Promise<string> => {
  const { id } = (await create(change)).body.data;
  await moveTo(id, 'reviewing');
  await moveTo(id, 'released', 'operator');
  return id;
};
const respond = (demand_id: string, as: As = 'staff') =>
  api.inject(
    responseEndpoints.createResponse,
    {
      body: {
        ...{ demand_id, proposal: '以双线近距雷达与相机融合，先改两台。', price: null, term_months: 5 },
        ...{ contact_person: '周晓岚', contact_phone: '13900002026' },
      },
      idempotencyKey: randomUUID(),
    },
    { as },
  );
const answer = (response_id: string, status: string, as: As = 'demo', reason?: string) =>
  api.inject(
    responseEndpoints.moveResponse,
    { params: { response_id }, body: { status, ...(reason && { reason }) } },
    { as },
  );
const hall = (demand_id: string, as?: As) =>
  api.inject(demandEndpoints.getHallDemand, { params: { demand_id } }, as ? { as } : {});

/** A response of an enterprise without an account of the demo. */
const respondAs = async (demand_id: string, name: string): Promise<string> => {
  const id = `response-of-${name}`;
  const at = now.toISOString();
  await api.db
    .insertInto('supply_responses')
    .values({
      ...{ id, number: `DJ-${name}`, demand_id, user_id: name, enterprise_id: name, responder: name },
      ...{ proposal: '另一方案', price: 9_000_000, term_months: 3, contact_person: name, contact_phone: '13511112222' },
      ...{ status: 'sent', created_at: at, updated_at: at },
    })
    .execute();
  return id;
};

describe('the supply side', () => {
  it('holds 300 companies, 600 products and 200 demands, searched and counted by facet in both languages', async () => {
    const list = async (q?: string, locale: 'zh-CN' | 'en' = 'zh-CN') =>
      (await api.inject(supplyCompanyEndpoints.listSupplyCompanies, { query: q ? { q } : {} }, { locale })).body;
    const all = await list(undefined, 'en');
    expect(all.page.total).toBe(300);
    expect(all.facets.region?.reduce((sum, { count }) => sum + count, 0)).toBe(300);
    expect(JSON.stringify(all.data)).not.toMatch(/\p{Script=Han}/u);
    expect((await list('激光雷达')).page.total).toBeGreaterThan(3);
    const products = (await api.inject(supplyProductEndpoints.listSupplyProducts, { query: { stage: 'series' } })).body;
    expect(products.facets.stage?.reduce((sum, { count }) => sum + count, 0)).toBe(600);
    const demands = await api.db.selectFrom('supply_demands').select('id').where('id', '~', '^demand-\\d+$').execute();
    expect(demands).toHaveLength(200);
    expect(products.data.every(({ stage }) => stage === 'series')).toBe(true);
    const { body } = await api.inject(supplyCompanyEndpoints.listSupplyCategories);
    expect(body.data.map(({ code }) => code)).toContain('robots');
    expect(body.data.reduce((sum, { products: count }) => sum + count, 0)).toBe(600);
  });

  it('shows a company with its products, and a product with its figures', async () => {
    const params = { supply_company_id: 'supplier-1' };
    const company = (await api.inject(supplyCompanyEndpoints.getSupplyCompany, { params })).body.data;
    expect(company.product_list).toHaveLength(2);
    const supply_product_id = company.product_list[0]?.id ?? '';
    const product = (await api.inject(supplyProductEndpoints.getSupplyProduct, { params: { supply_product_id } })).body;
    expect(product.data).toMatchObject({ company: { id: 'supplier-1' }, phone: company.phone });
    expect(product.data.related.map(({ field }) => field)).toEqual(Array(4).fill(product.data.field));
  });

  it('has a file of its companies', async () => {
    expect(await files.rowsOf(companyTransfer)).toHaveLength(300);
  });
});

describe('a file of demands', () => {
  it('brings a demand with its history, or with the one that its state needs', async () => {
    const row = await files.rowOf(demandTransfer, ({ status }) => status === 'completed');
    const brought = { ...row, id: 'brought-1', number: 'XQ-1' };
    expect(await files.write(demandTransfer, brought)).toBe('added');
    expect(await files.rowOf(demandTransfer, ({ id }) => id === 'brought-1')).toEqual(brought);
    const old = { ...row, id: 'brought-2', number: 'XQ-2', status: 'withdrawn', history: '' };
    expect(await files.write(demandTransfer, old)).toBe('added');
    const { body } = await api.inject(
      demandEndpoints.getDemand,
      { params: { demand_id: 'brought-2' } },
      { as: 'operator' },
    );
    expect(body.data.events).toMatchObject([
      { to: 'draft', actor: '发布方', reason: null, at: row.created_at },
      ...[{ to: 'reviewing' }, { to: 'released', actor: '园区受理人员' }],
      { to: 'withdrawn', actor: '发布方', reason: '导入时的状态', at: row.updated_at },
    ]);
  });

  it('releases what was reviewed, translates, and leaves the rest to the publisher', async () => {
    const { id } = (await create()).body.data;
    await moveTo(id, 'reviewing');
    const row = await files.rowOf(demandTransfer, (each) => each.id === id);
    const next = {
      ...row,
      title_en: 'Warning of forklifts',
      status: 'released',
      updated_at: '2026-11-21T10:00:00+08:00',
    };
    await expect(files.write(demandTransfer, next)).rejects.toThrow(/released_on/);
    expect(await files.write(demandTransfer, { ...next, released_on: '2026-11-21' })).toBe('changed');
    const shown = (await hall(id)).body.data;
    expect(shown).toMatchObject({ status: 'released', released_on: '2026-11-21' });
    const now = await files.rowOf(demandTransfer, (each) => each.id === id);
    expect(now.title_en).toBe('Warning of forklifts');
    await expect(files.write(demandTransfer, { ...now, budget: '1' })).rejects.toThrow(/The rest is the publisher's/);
    await expect(files.write(demandTransfer, { ...now, status: 'completed' })).rejects.toThrow(
      /cannot become "Completed"/,
    );
    await expect(files.write(demandTransfer, { ...now, status: 'withdrawn' })).rejects.toThrow(/needs a reason/);
    await expect(
      files.write(demandTransfer, { ...now, title_en: 'Other', history: now.history?.replace('draft', 'released') }),
    ).rejects.toThrow(/history/);
  });

  it.each<[string, Cells, string]>([
    ['an enterprise that is not there', { enterprise_id: 'e-none' }, 'there is no enterprise e-none'],
    ['a number that is taken', { number: '' }, 'number: another row has it'],
    ['payments of 90 percent', { payments: '[{"share":90,"name":"签约","name_en":null}]' }, 'add up to 100'],
    ['no state', { status: 'open' }, 'status'],
    ['a state that its history does not reach', { status: 'unveiled' }, 'it ends with completed'],
  ])('refuses %s', async (_, change, message) => {
    const row = await files.rowOf(demandTransfer, ({ status }) => status === 'completed');
    const taken = change.number === '' ? { number: row.number } : {};
    const bad = { ...row, id: 'bad', number: 'XQ-bad', ...change, ...taken };
    expect(await files.faultsOf(demandTransfer, bad)).toContain(message);
  });

  it.each<[string, (events: Record<string, unknown>[]) => unknown[], string]>([
    ['begins in the middle', (events) => events.slice(1), 'no initial state'],
    ['leaves a state out', (events) => events.filter(({ to }) => to !== 'released'), 'cannot become'],
    ['goes back in time', (events) => events.with(1, { ...events[1], at: '2020-01-01T10:00:00+08:00' }), 'is before'],
    ['has an unknown role', (events) => events.with(1, { ...events[1], actor_id: null, actor: '门' }), 'no role here'],
  ])('refuses a history that %s', async (_, change, message) => {
    const row = await files.rowOf(demandTransfer, ({ status }) => status === 'completed');
    const history = JSON.stringify(change(JSON.parse(row.history ?? '')));
    expect(await files.faultsOf(demandTransfer, { ...row, id: 'bad', number: 'XQ-bad', history })).toContain(message);
  });
});

describe('a file of responses', () => {
  it.each<[string, Cells, string]>([
    ['a demand that is not there', { demand_id: 'none' }, 'there is no demand none'],
    ['an enterprise that is not there', { enterprise_id: 'e-none' }, 'there is no enterprise e-none'],
    ['a second response of an enterprise', {}, 'it has responded to the demand already'],
    ['one that waits while its demand has ended', { demand_id: 'ended' }, 'completed cannot be sent'],
    ['no price at all', { price: '0' }, 'price'],
  ])('refuses %s', async (_, change, message) => {
    const ended = await files.rowOf(demandTransfer, ({ status }) => status === 'completed');
    const row = await files.rowOf(responseTransfer, ({ status }) => status === 'sent');
    const of = change.demand_id === 'ended' ? { demand_id: ended.id } : {};
    const bad = { ...row, id: 'bad', number: 'DJ-bad', ...change, ...of };
    expect(await files.faultsOf(responseTransfer, bad)).toContain(message);
  });

  it('refuses a response of the publisher, and changes to one that is there', async () => {
    const row = await files.rowOf(responseTransfer, ({ status }) => status === 'sent');
    const { enterprise_id } = await files.rowOf(demandTransfer, ({ id }) => id === row.demand_id);
    expect(await files.faultsOf(responseTransfer, { ...row, id: 'bad', number: 'DJ-bad', enterprise_id })).toContain(
      'its own',
    );
    expect(await files.faultsOf(responseTransfer, { ...row, status: 'accepted' })).toContain("the responder's");
    expect(await files.write(responseTransfer, row)).toBe('same');
  });
});

describe('a demand', () => {
  it('is saved as a draft, changed, reviewed by the office and released, with those it is shown to', async () => {
    const { body } = await create();
    const { id } = body.data;
    expect(body.data).toMatchObject({ status: 'draft', version: 1, allowed: ['reviewing'], released_on: null });
    const change = (version: number) =>
      api.inject(
        demandEndpoints.updateDemand,
        { params: { demand_id: id }, body: { ...form, title: '叉车转角防撞感知', version } },
        { as: 'demo' },
      );
    expect((await change(1)).body.data).toMatchObject({ title: '叉车转角防撞感知', version: 2 });
    expect((await change(1)).error).toMatchObject({ code: 'conflict', details: { version: 2 } });
    expect((await hall(id)).status).toBe(404);
    expect((await moveTo(id, 'released', 'operator')).status).toBe(422);
    await moveTo(id, 'reviewing');
    expect((await change(2)).status).toBe(422);
    const options = { waitingFor: 'operator', overdueOnly: false, limit: 500, now };
    expect((await waiting(api.db, ['demand'], options)).map((item) => item.id)).toContain(id);
    expect((await demandQueue.describe(api.db, [id])).get(id)?.title).toBe('叉车转角防撞感知');
    expect((await moveTo(id, 'rejected', 'operator')).error.code).toBe('validation_failed');
    expect((await moveTo(id, 'released', 'demo')).status).toBe(403);
    expect((await moveTo(id, 'released', 'operator')).body.data.released_on).toBe('2026-11-20');
    const shown = (await hall(id)).body.data;
    expect(shown).toMatchObject({ title: '叉车转角防撞感知', days_left: 30, responses: 0 });
    expect(shown.progress).toEqual([
      { status: 'reviewing', at: expect.stringMatching('^2026-11-20T') },
      { status: 'released', at: expect.stringMatching('^2026-11-20T') },
    ]);

    const matches = (await api.inject(demandEndpoints.listDemandMatches, { params: { demand_id: id } })).body.data;
    const wishes = { field: 'robots', region: 'country', qualifications: ['high_tech'], keywords: form.keywords };
    const preview = (await api.inject(demandEndpoints.previewAudience, { body: wishes }, { as: 'demo' })).body.data;
    expect(preview).toEqual(matches);
    expect(preview.full).toBeGreaterThan(0);
    expect(preview.companies[0]).toMatchObject({ score: 100 });
    // The publisher's own company would match best, and is left out.
    expect(preview.companies.map(({ company }) => company.id)).not.toContain('supplier-1');
    const fits = (await api.inject(demandEndpoints.listDemandFits, { query: { demand_id: id } }, { as: 'staff' })).body;
    expect(fits.data[0]?.reasons.find(({ criterion }) => criterion === 'field')?.met).toBe(false);
  });

  it.each([
    ['a deadline that is over', { deadline: '2026-11-20' }, 'deadline'],
    ['payments that do not add up', { payments: [{ share: 90, name: '签约' }] }, 'payments'],
    ['no phone', { contact_phone: '12' }, 'contact_phone'],
  ])('with %s is refused by field', async (_, change, field) => {
    const { status, error } = await create(change);
    expect(status).toBe(422);
    expect(error.details?.fields).toMatchObject([{ path: field }]);
  });

  it('needs an enterprise, and is nobody else’s', async () => {
    expect((await create({}, 'new')).status).toBe(403);
    const { id } = (await create()).body.data;
    for (const as of ['staff', 'new'] as const)
      expect((await api.inject(demandEndpoints.getDemand, { params: { demand_id: id } }, { as })).status).toBe(404);
    expect((await moveTo(id, 'reviewing', 'staff')).status).toBe(404);
  });

  it('takes responses until its deadline, one of each enterprise, none of its own', async () => {
    const id = await release();
    expect((await respond(id, 'demo')).error.details?.fields).toMatchObject([{ path: 'demand_id' }]);
    expect((await respond(id, 'new')).status).toBe(403);
    const first = (await respond(id)).body.data;
    expect(first).toMatchObject({ status: 'sent', contact: null, allowed: [], company: { id: 'supplier-2' } });
    expect((await respond(id)).error).toMatchObject({ code: 'conflict', details: { response_id: first.id } });
    expect((await answer(first.id, 'declined')).error.code).toBe('validation_failed');
    expect((await answer(first.id, 'accepted', 'staff')).status).toBe(403);
    const declined = (await answer(first.id, 'declined', 'demo', '没有叉车案例')).body.data;
    expect(declined.events.at(-1)).toMatchObject({ to: 'declined', reason: '没有叉车案例' });
    // Whoever was declined may try again.
    expect((await respond(id)).status).toBe(201);
    const before = now;
    now = new Date('2026-12-21T00:00:00+08:00');
    expect((await respond(id, 'staff')).error.code).toBe('transition_refused');
    now = before;
  });

  it('is unveiled once where two responses are accepted at once, and declines what waits when it is completed', async () => {
    const id = await release();
    const ids = [await respondAs(id, 'twin-1'), await respondAs(id, 'twin-2'), await respondAs(id, 'twin-3')];
    expect((await moveTo(id, 'unveiled')).error.code).toBe('transition_refused');
    const user = {
      user_id: 'u-demo',
      account: 'demo',
      name: '林知远',
      role: 'enterprise_user',
      enterprise_id: 'e-lantu',
    } as const;
    const caller = { user, now, locale: 'zh-CN' } as const;
    const accepted = await Promise.all(
      ids
        .slice(0, 2)
        .map((each) => moveResponse(api.db, caller, each, { status: 'accepted', reason: null }).then((r) => r.status)),
    );
    expect(accepted).toEqual(['accepted', 'accepted']);
    const own = (await api.inject(demandEndpoints.getDemand, { params: { demand_id: id } }, { as: 'demo' })).body.data;
    expect(own.events.map(({ to }) => to)).toEqual(['draft', 'reviewing', 'released', 'unveiled']);
    expect((await respond(id)).error.code).toBe('transition_refused');
    expect((await moveTo(id, 'completed')).body.data.unanswered).toBe(0);
    const list = await api.inject(responseEndpoints.listDemandResponses, { params: { demand_id: id } }, { as: 'demo' });
    expect(list.body.data.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'declined']);
    expect((await answer(ids[2] ?? '', 'accepted')).status).toBe(422);
  });

  it('tells responders why it was withdrawn, and is taken down 30 days after an idle deadline', async () => {
    const id = await release();
    const { id: response } = (await respond(id)).body.data;
    expect((await moveTo(id, 'withdrawn')).error.code).toBe('validation_failed');
    await moveTo(id, 'withdrawn', 'demo', '已自行解决');
    const shown = await api.inject(
      responseEndpoints.getResponse,
      { params: { response_id: response } },
      { as: 'staff' },
    );
    expect(shown.body.data.events.at(-1)).toMatchObject({ to: 'declined', reason: '已自行解决' });
    expect((await hall(id)).status).toBe(404);

    const idle = await release();
    await withdrawIdleDemands(api.db, new Date('2027-01-19T23:00:00+08:00'));
    expect((await hall(idle)).status).toBe(200);
    await withdrawIdleDemands(api.db, new Date('2027-01-20T00:00:00+08:00'));
    const own = await api.inject(
      demandEndpoints.getDemand,
      { params: { demand_id: idle } },
      { as: 'demo', locale: 'en' },
    );
    expect(own.body.data.events.at(-1)).toMatchObject({ to: 'withdrawn', actor: '系统' });
  });
});

describe('whom to call about a demand', () => {
  it('is seen by its publisher, accepted responders and the office alone', async () => {
    const id = await release({ contact_phone: '13600008888' });
    const { id: response } = (await respond(id)).body.data;
    const contact = { person: '冯见微', phone: '13600008888' };
    const seen = async (as?: As) => (await hall(id, as)).body.data.contact;
    expect([await seen(), await seen('staff'), await seen('new')]).toEqual([null, null, null]);
    expect([await seen('demo'), await seen('operator')]).toEqual([contact, contact]);
    await answer(response, 'accepted');
    expect([await seen('staff'), await seen('new'), await seen()]).toEqual([contact, null, null]);
    const mine = await api.inject(
      responseEndpoints.getResponse,
      { params: { response_id: response } },
      { as: 'staff' },
    );
    expect(mine.body.data.contact).toEqual(contact);
    const { number } = mine.body.data;
    expect(await files.rowOf(responseTransfer, (row) => row.id === response)).toMatchObject({
      ...{ number, status: 'accepted', demand_id: id, contact_phone: '13900002026' },
    });
  });

  it('is in no answer of any call of the domain or the search, whoever else asks', async () => {
    const id = await release({ title: '独家隐匿联系人的需求', contact_person: '隐秘人', contact_phone: '13655554444' });
    const declined = await respondAs(id, 'declined-one');
    await answer(declined, 'declined', 'demo', '不合适');
    await respond(id);
    const ids: Readonly<Record<string, string>> = {
      ...{
        demand_id: id,
        response_id: declined,
        supply_company_id: 'supplier-1',
        supply_product_id: 'supply-product-1',
      },
    };
    const endpoints: readonly Endpoint[] = Object.values({
      ...{ ...supplyCompanyEndpoints, ...supplyProductEndpoints, ...demandEndpoints, ...responseEndpoints },
      ...searchEndpoints,
    });
    let found = 0;
    for (const endpoint of endpoints) {
      const { path, method, access } = endpoint;
      if (method !== 'GET') continue;
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const formats = names.includes('format') ? ['json', 'csv', 'atom'] : [''];
      for (const [format, as] of formats.flatMap((each) =>
        ([undefined, 'staff', 'new'] as const).map((who) => [each, who] as const),
      )) {
        if (access === 'user' && !as) continue;
        const params = Object.fromEntries(names.map((name) => [name, name === 'format' ? format : ids[name]]));
        const query = path.startsWith('/tech') ? { sort: undefined } : { q: '隐匿联系人' };
        const { raw } = await api.inject<Endpoint>(endpoint, { params, query } as never, as ? { as } : {});
        expect(raw.toString(), `${path} as ${as}`).not.toMatch(/13655554444|隐秘人/);
        if (raw.toString().includes('独家隐匿')) found += 1;
      }
    }
    // The demand itself is in the hall, its files, its page, the search and the responder's list.
    expect(found).toBeGreaterThan(10);
  });

  it('leaves with its account; the overview names own demands and responses', async () => {
    const overview = (await api.inject(overviewEndpoints.overview, {}, { as: 'staff' })).body.data;
    expect(JSON.stringify(overview)).toContain('demand');
    const id = await release({ title: '将要注销的需求' });
    const exported = JSON.stringify(await supplyPersonal.export(api.db, 'u-demo'));
    expect(exported).toContain('将要注销的需求');
    await api.db.transaction().execute((tx) => supplyPersonal.erase(tx, 'u-demo', now));
    expect(JSON.stringify(await supplyPersonal.export(api.db, 'u-demo'))).not.toMatch(/13600009999|冯见微/);
    const own = await api.inject(demandEndpoints.getDemand, { params: { demand_id: id } }, { as: 'operator' });
    expect(own.body.data).toMatchObject({ status: 'withdrawn', contact_phone: '' });
  });
});
