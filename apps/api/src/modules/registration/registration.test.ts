import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import { type RegistrationForm, registrationEndpoints } from '@zonekit/api-client/registration/contract';
import type { FactKey } from '@zonekit/api-client/registration/facts';
import type { RegistrationValue } from '@zonekit/api-client/registration/rules';
import { type RegistrationStep, STEP_PATHS } from '@zonekit/api-client/registration/steps';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../test/harness.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { COMPLETE, RESULTS, seedRegistrationDesks } from './registration.fixture.ts';
import { registrationPersonal } from './registration.personal.ts';
import { registrationQueue } from './registration.queue.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const folder = mkdtempSync(join(tmpdir(), 'zonekit-registration-'));
let clock = NOW;
let api: TestApi;
beforeAll(async () => {
  const seed = [({ db }: { db: TestApi['db'] }) => seedRegistrationDesks(db, NOW.toISOString())];
  api = await startTestApi({ now: () => clock, seed, config: { dataDir: folder } });
});
afterEach(async () => {
  clock = NOW;
  await api.db.deleteFrom('registrations').execute();
  await api.db.deleteFrom('lifecycle_events').where('subject', '=', 'registration_step').execute();
  await api.db.deleteFrom('files').where('owner_id', 'is', null).execute();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

type As = NonNullable<Options['as']>;
type Values = Partial<Record<FactKey, RegistrationValue | null>>;
const START = { name: '东港澜图深冷技术有限公司', alternatives: ['东港澜图低温技术有限公司'] };
const { createRegistration, getRegistration, getRegistrationStep, listRegistrations } = registrationEndpoints;
const { moveRegistrationStep, registrationFacts, registrationsFile, saveRegistrationStep } = registrationEndpoints;

const begin = async (as: As = 'demo') =>
  (await api.inject(createRegistration, { body: START, idempotencyKey: randomUUID() }, { as })).body.data;
const params = (registration_id: string, step: RegistrationStep) => ({ registration_id, step: STEP_PATHS[step] });
const get = (registration_id: string, as: As = 'demo') =>
  api.inject(getRegistration, { params: { registration_id } }, { as });
const form = (id: string, step: RegistrationStep, as: As = 'demo') =>
  api.inject(getRegistrationStep, { params: params(id, step) }, { as });
const save = async (id: string, step: RegistrationStep, values: Values, as: As = 'demo') => {
  const { version } = (await form(id, step, as)).body.data.step;
  return api.inject(saveRegistrationStep, { params: params(id, step), body: { version, values } }, { as });
};
const move = (id: string, step: RegistrationStep, status: string, as: As, more: Record<string, unknown> = {}) =>
  api.inject(moveRegistrationStep, { params: params(id, step), body: { status, ...more } }, { as });
const submitted = async (id: string, step: RegistrationStep, as: As = 'demo') => {
  const saved = await save(id, step, COMPLETE[step], as);
  expect(saved.status, JSON.stringify(saved.error)).toBe(200);
  const sent = await move(id, step, 'submitted', as);
  expect(sent.status, JSON.stringify(sent.error)).toBe(200);
};
const done = async (id: string, ...steps: RegistrationStep[]) => {
  for (const step of steps) {
    await submitted(id, step);
    const completed = await move(id, step, 'done', 'operator', { results: RESULTS[step] });
    expect(completed.status, JSON.stringify(completed.error)).toBe(200);
  }
};
const field = ({ fields }: RegistrationForm, key: FactKey) => fields.find((each) => each.key === key);
const pathsOf = ({ details }: { details?: Record<string, unknown> }) =>
  ((details?.fields ?? []) as { path: string }[]).map(({ path }) => path);

it('is begun by a founder without an enterprise, and is theirs alone until something is submitted', async () => {
  const founded = await begin('new');
  expect(founded).toMatchObject({
    number: expect.stringMatching(/^DJ20261120-[2-9A-HJ-NP-Z]{4}$/),
    name: START.name,
    alternatives: START.alternatives,
    status: 'applicant',
    enterprise: null,
    begun_by: '陈一鸣',
    done: 0,
    contact: { name: '顾行舟', place: '7号窗' },
    // 1 + 3 + 3 (the bank) + 3 working days.
    expected_on: '2026-12-04',
  });
  expect(founded.steps.map(({ step, state, waits_for }) => [step, state, waits_for])).toEqual([
    ['verification', 'todo', []],
    ['registration', 'waiting', ['verification']],
    ['seals', 'waiting', ['registration']],
    ['banks', 'waiting', ['registration']],
    ['socials', 'waiting', ['registration']],
    ['invoices', 'waiting', ['seals', 'banks']],
  ]);
  const statuses = async (id: string) =>
    Promise.all((['new', 'demo', 'staff', 'operator'] as const).map(async (as) => (await get(id, as)).status));
  expect(await statuses(founded.id)).toEqual([200, 404, 404, 404]);
  expect(field((await form(founded.id, 'verification', 'new')).body.data, 'agent_name')).toMatchObject({
    value: '陈一鸣',
    source: { from: 'profile', step: null },
  });

  const own = await begin();
  await submitted(own.id, 'verification');
  expect(await statuses(own.id)).toEqual([404, 200, 404, 200]);
  const listed = async (as: As, query = {}) =>
    (await api.inject(listRegistrations, { query }, { as })).body.data.map(({ id }) => id);
  expect([await listed('demo'), await listed('new'), await listed('operator'), await listed('staff')]).toEqual([
    [own.id],
    [founded.id],
    [own.id],
    [],
  ]);
  expect(await listed('demo', { step_state: ['verification.todo'] })).toEqual([]);
  expect(await listed('demo', { step_state: ['verification.submitted'], status: ['office'] })).toEqual([own.id]);
  const csv = await api.inject(registrationsFile, { params: { format: 'csv' } }, { as: 'demo' });
  expect(csv.raw.toString()).toContain(`${START.name},窗口办理中,已提交,待前序`);
});

it('can be read before its prerequisites are done, but neither saved nor submitted', async () => {
  const { id } = await begin();
  const seals = await form(id, 'seals');
  expect(seals.body.data).toMatchObject({ editable: false, step: { state: 'waiting', allowed: [] } });
  for (const answer of [
    await save(id, 'seals', { seal_material: 'horn' }),
    await move(id, 'seals', 'submitted', 'demo'),
  ]) {
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([
      422,
      'transition_refused',
      '请先办结：设立登记',
    ]);
    expect(answer.error.details).toMatchObject({ waits_for: ['registration'] });
  }
});

it('says by field what is missing, and takes neither files of others nor values of another kind', async () => {
  const { id } = await begin();
  const missing = await move(id, 'verification', 'submitted', 'demo');
  expect(pathsOf(missing.error)).toEqual(
    expect.arrayContaining(['company_type', 'legal_name', 'legal_id', 'legal_id_copy']),
  );
  expect(pathsOf(missing.error)).not.toContain('company_name');
  const wrong = await save(id, 'verification', {
    legal_id_copy: ['f-mine', 'f-theirs'],
    registered_capital: '2000万',
    company_type: 'unknown',
    seal_material: 'horn',
  });
  expect(pathsOf(wrong.error).sort()).toEqual([
    'company_type',
    'legal_id_copy/1',
    'registered_capital',
    'seal_material',
  ]);
  // What is typed in half is a draft all the same, and is refused when it is submitted.
  expect((await save(id, 'verification', { ...COMPLETE.verification, legal_id: '9901' })).status).toBe(200);
  const half = await move(id, 'verification', 'submitted', 'demo');
  expect(half.error.details?.fields).toEqual([{ path: 'legal_id', message: '身份证号有误，请核对18位号码' }]);
  // A text that happens to be a file's id opens no file.
  await save(id, 'verification', { legal_name: 'f-theirs' });
  expect((await api.inject(fileEndpoints.fileInfo, { params: { id: 'f-theirs' } }, { as: 'demo' })).status).toBe(404);
});

it('refuses to overwrite what a colleague has saved meanwhile', async () => {
  const { id } = await begin();
  await save(id, 'verification', { industry: '装备' });
  const body = { version: 1, values: { industry: '软件' } };
  const late = await api.inject(saveRegistrationStep, { params: params(id, 'verification'), body }, { as: 'demo' });
  expect([late.status, late.error.details]).toEqual([409, { version: 2 }]);
});

it('fills later forms with facts and their sources, settled ones locked, and submitted forms stay as they were', async () => {
  const { id } = await begin();
  await done(id, 'verification');
  clock = new Date('2026-11-23T10:00:00+08:00');
  await done(id, 'registration');
  const seals = (await form(id, 'seals')).body.data;
  expect(field(seals, 'credit_code')).toMatchObject({
    value: '91000000MA0LT2027Y',
    locked: true,
    source: { from: 'licence', step: 'registration', on: '2026-11-23' },
  });
  expect(field(seals, 'company_seal')?.value).toBe(START.name);
  expect(field(seals, 'legal_seal')?.value).toBe('林知远印');
  const agent = { value: '许未央', source: { from: 'step', step: 'verification', on: '2026-11-20' } };
  expect(field(seals, 'collector_name')).toMatchObject(agent);
  const refused = await save(id, 'seals', { credit_code: '91000000MA0LT2028Y' });
  expect(pathsOf(refused.error)).toEqual(['credit_code']);

  // The phone of the agent is changed in one open form, and follows in another.
  await save(id, 'banks', { agent_phone: '13700001111' });
  const phoneIn = async (step: RegistrationStep) => field((await form(id, step)).body.data, 'agent_phone');
  expect(await phoneIn('socials')).toMatchObject({ value: '13700001111', source: { from: 'step', step: 'banks' } });
  expect(await phoneIn('verification')).toMatchObject({ value: '13900002026' });
  // Overwritten there, it stays; and back to what all have, it follows again.
  await save(id, 'socials', { agent_phone: '13700002222' });
  await save(id, 'banks', { agent_phone: '13700003333' });
  expect((await phoneIn('socials'))?.value).toBe('13700002222');
  await save(id, 'socials', { agent_phone: '13700003333' });
  expect(await phoneIn('socials')).toMatchObject({ source: { from: 'step', step: 'banks' } });

  await submitted(id, 'banks');
  await save(id, 'socials', { agent_phone: '13700004444', company_phone: '13700005555' });
  expect((await phoneIn('banks'))?.value).toBe('13700003333');
  expect(field((await form(id, 'banks')).body.data, 'company_phone')?.value).toBe('13800002027');
  const facts = (await api.inject(registrationFacts, { params: { registration_id: id } }, { as: 'demo' })).body.data;
  expect(facts.find(({ key }) => key === 'registered_capital')).toMatchObject({
    text: '20,000,000.00元',
    used_in: ['verification', 'registration', 'banks', 'invoices'],
  });
});

it('is returned with remarks by field, mended and done; two submissions at once make one', async () => {
  const { id, number } = await begin();
  await done(id, 'verification', 'registration');
  await save(id, 'seals', { ...COMPLETE.seals, legal_seal: '林致远印' });
  const both = await Promise.all([move(id, 'seals', 'submitted', 'demo'), move(id, 'seals', 'submitted', 'demo')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const { version } = (await form(id, 'seals')).body.data.step;
  const late = await api.inject(
    saveRegistrationStep,
    { params: params(id, 'seals'), body: { version, values: { legal_seal: '林知远印' } } },
    { as: 'demo' },
  );
  expect(late.error.code).toBe('transition_refused');

  const remarks = [{ field: 'legal_seal', remark: '执照上是“林知远”' }];
  expect((await move(id, 'seals', 'returned', 'operator', { remarks })).error.code).toBe('validation_failed');
  const stray = [{ field: 'fund_rate', remark: '不在这张表' }];
  expect((await move(id, 'seals', 'returned', 'operator', { reason: '请核对', remarks: stray })).status).toBe(422);
  const queued = `${number}.seals`.toLowerCase();
  expect(await registrationQueue.find(api.db, queued)).toBe(`${id}-seals`);
  const returned = (await move(id, 'seals', 'returned', 'operator', { reason: '请核对名章', remarks })).body.data;
  expect(returned.steps.find(({ step }) => step === 'seals')).toMatchObject({
    state: 'returned',
    // Three working days after a Friday.
    due_at: '2026-11-25T18:00:00+08:00',
    holder: { actor: 'applicant', place: '东港澜图智能装备有限公司', person: '林知远' },
    returned: { office: '公安备案窗口', reason: '请核对名章', remarks: [{ ...remarks[0], label: '法人名章刻字' }] },
    allowed: [],
  });
  const overview = (await api.inject(overviewEndpoints.overview, {}, { as: 'demo' })).body.data;
  const tasks = overview.tasks.filter(({ subject }) => subject === 'registration_step');
  expect(tasks.map((task) => [task.id, task.reason, task.due_at])).toEqual([
    [`${id}-seals`, '请核对名章', '2026-11-25T18:00:00+08:00'],
    // Within thirty days of the licence.
    [`${id}-socials`, null, '2026-12-20T18:00:00+08:00'],
    [`${id}-banks`, null, null],
  ]);

  expect((await form(id, 'seals')).body.data.counts).toMatchObject({ to_mend: 1, to_fill: 0 });
  await save(id, 'seals', { legal_seal: '林知远印' });
  expect((await move(id, 'seals', 'submitted', 'demo')).body.data.status).toBe('applicant');
  const operator = { user_id: 'u-operator', account: 'operator', name: '沈砚秋', role: 'operator' } as const;
  const context = { ...api.context, now: () => clock };
  const complete = (values: Record<string, string>) =>
    registrationQueue.move(
      api.db,
      { ...operator, enterprise_id: null },
      `${id}-seals`,
      { status: 'done', reason: null, values },
      clock,
      context,
    );
  await expect(complete({})).rejects.toMatchObject({ code: 'validation_failed' });
  await complete({ seal_filing: 'YZ-1' });
  const seals = (await get(id)).body.data.steps.find(({ step }) => step === 'seals');
  expect(seals).toMatchObject({ state: 'done', results: [{ label: '印章备案号', value: 'YZ-1' }] });
  expect(seals?.documents.map(({ name }) => name)).toEqual(['印章备案证明.pdf']);
});

it('takes no visit of the bank on a day that is over, also where it was to come when the form was saved', async () => {
  const { id } = await begin();
  await done(id, 'verification', 'registration');
  await save(id, 'banks', COMPLETE.banks);
  clock = new Date('2026-11-26T10:00:00+08:00');
  expect(field((await form(id, 'banks')).body.data, 'visit_on')).toMatchObject({
    value: '2026-11-25',
    min: '2026-11-26',
  });
  const late = await move(id, 'banks', 'submitted', 'demo');
  expect([late.status, late.error.details?.fields]).toEqual([
    422,
    [{ path: 'visit_on', message: '请选择今天或以后的面签日期' }],
  ]);
  await save(id, 'banks', { visit_on: '2026-11-26' });
  expect((await move(id, 'banks', 'submitted', 'demo')).status).toBe(200);
});

it('goes from the name to the invoices, with documents for those who may see it', async () => {
  const { id } = await begin();
  await done(id, 'verification');
  const reserved = (await get(id)).body.data.steps[0];
  expect(reserved?.results).toMatchObject([{ value: START.name }, { label: '名称预留到', value: '2027-01-19' }]);
  await done(id, 'registration', 'seals', 'banks', 'socials');
  expect((await get(id)).body.data.steps.at(-1)).toMatchObject({ state: 'todo', waits_for: [] });
  expect(field((await form(id, 'invoices')).body.data, 'account_number')).toMatchObject({
    value: '622202600002027',
    source: { from: 'step', step: 'banks', on: shanghaiDay(NOW) },
  });
  await done(id, 'invoices');
  const whole = (await get(id)).body.data;
  expect(whole).toMatchObject({ status: 'done', done: 6, expected_on: null });
  expect(whole.facts).toMatchObject({ total: 50, given: 48 });
  const documents = whole.steps.flatMap((step) => step.documents);
  expect(documents.map(({ name }) => name)).toHaveLength(7);
  const [licence] = documents.filter(({ name }) => name === '电子营业执照.pdf');
  const fetched = (as: As) => api.inject(fileEndpoints.getFile, { params: { id: licence?.id ?? '' } }, { as });
  expect([(await fetched('staff')).status, (await fetched('new')).status]).toEqual([404, 404]);
  const pdf = await PDFDocument.load((await fetched('demo')).raw);
  expect([pdf.getTitle(), pdf.getPageCount()]).toEqual(['电子营业执照', 1]);
});

it('goes with a founder’s account, and stays with an enterprise', async () => {
  const [founded, own] = [await begin('new'), await begin()];
  expect(JSON.stringify(await registrationPersonal.export(api.db, 'u-new'))).toContain(founded.number);
  for (const user of ['u-new', 'u-demo']) {
    await api.db.transaction().execute((tx) => registrationPersonal.erase(tx, user, clock));
  }
  const left = await api.db.selectFrom('registrations').select('id').execute();
  expect(left).toEqual([{ id: own.id }]);
});
