import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import { demand as life } from '@zonekit/api-client/lifecycle/demand';
import type {
  DemandAudience,
  DemandDetail,
  DemandForm,
  DemandStatus,
  OwnDemand,
} from '@zonekit/api-client/supply/demand/contract';
import { PUBLIC_DEMAND_STATES } from '@zonekit/api-client/supply/demand/lists';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { begin, checkMove, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { closeResponses } from '../response/response.close.ts';
import { bandOf } from './budget-band.ts';
import { actorsOf } from './demand.actors.ts';
import { audienceOf } from './demand.audience.ts';
import { presentDetail, presentOwn } from './demand.present.ts';
import type { DemandRow } from './demand.repository.ts';
import * as repository from './demand.repository.ts';

/** Who asks, when, in which language. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

type Both = Record<Locale, string>;

const NO_ENTERPRISE: Both = {
  'zh-CN': '请先绑定企业，再发布需求',
  en: 'Link your account to an enterprise before you publish a demand',
};
const PAST: Both = { 'zh-CN': '截止日期应晚于今天', en: 'The deadline should be after today' };
const NOT_100: Both = { 'zh-CN': '付款比例合计应为100%', en: 'The payments should add up to 100%' };
const CHANGED: Both = {
  'zh-CN': '该草稿刚被其他人修改，请核对后再保存',
  en: 'Somebody else has just changed this draft. Please compare before you save',
};
const BY_ACCEPTANCE: Both = {
  'zh-CN': '接受一家响应后需求才会揭榜',
  en: 'A demand is unveiled by accepting a response',
};

const columnsOf = ({ title, problem, provides, delivery, budget, ...form }: DemandForm) => ({
  ...form,
  ...{ title_zh: title, problem_zh: problem, provides_zh: provides, delivery_zh: delivery },
  ...{ title_en: null, problem_en: null, provides_en: null, delivery_en: null },
  qualifications: [...new Set(form.qualifications)],
  keywords: [...new Set(form.keywords)],
  indicators: form.indicators.map((each) => ({ ...each, name_en: null })),
  payments: form.payments.map((each) => ({ ...each, name_en: null })),
  budget: budget?.amount ?? 0,
  budget_band: bandOf(budget?.amount ?? 0),
});

/** @throws Problem 422 with `fields` */
const check = ({ deadline, payments }: Pick<DemandForm, 'deadline' | 'payments'>, today: string): void => {
  const refuse = (words: Both, field: keyof DemandForm) =>
    new Problem(422, 'validation_failed', { words, fields: [field] });
  if (deadline <= today) throw refuse(PAST, 'deadline');
  const total = payments.reduce((sum, { share }) => sum + share, 0);
  if (payments.length > 0 && total !== 100) throw refuse(NOT_100, 'payments');
};

/** @throws Problem 404 for somebody else's: its existence is not disclosed */
const visible = (row: DemandRow | undefined, user: User): DemandRow => {
  if (!row || actorsOf(user, row).length === 0) throw new Problem(404, 'not_found');
  return row;
};

export const getDemand = async (db: Db | Tx, caller: Caller, id: string): Promise<OwnDemand> => {
  visible(await repository.demandTable.one(db, id), caller.user);
  const [shown] = await presentOwn(db, [id], caller);
  if (!shown) throw new Problem(404, 'not_found');
  return shown;
};

/** A row that the hall shows. @throws Problem 404 */
const hallRow = async (db: Db | Tx, id: string): Promise<DemandRow> => {
  const row = await repository.demandTable.one(db, id);
  if (!row || !PUBLIC_DEMAND_STATES.some((state) => state === row.status)) throw new Problem(404, 'not_found');
  return row;
};

export const getHallDemand = async (
  db: Db | Tx,
  caller: Omit<Caller, 'user'> & { user: User | null },
  id: string,
): Promise<DemandDetail> => presentDetail(db, await hallRow(db, id), caller);

/** Companies for a demand of the hall. */
export const matchesOf = async (db: Db | Tx, id: string, locale: Locale): Promise<DemandAudience> => {
  const row = await hallRow(db, id);
  return audienceOf(db, row, { locale, not: row.enterprise_id });
};

/** Saves a draft. @throws Problem 403 without an enterprise, 422 with `fields` */
export const createDemand = (db: Db | Tx, caller: Caller, form: DemandForm): Promise<OwnDemand> => {
  const { user, now } = caller;
  const { enterprise_id } = user;
  if (enterprise_id === null) throw new Problem(403, 'forbidden', { words: NO_ENTERPRISE });
  return inTransaction(db, async (tx) => {
    const today = shanghaiDay(now);
    check(form, today);
    const at = toIsoTime(now);
    const row: Omit<DemandRow, 'number'> = {
      ...columnsOf(form),
      id: randomUUID(),
      user_id: user.user_id,
      enterprise_id,
      publisher_zh: (await repository.enterpriseName(tx, enterprise_id)) ?? user.name,
      publisher_en: null,
      status: 'draft',
      version: 1,
      released_on: today,
      created_at: at,
      updated_at: at,
    };
    await insertNumbered('XQ', today, (number) => repository.insertDemand(tx, { ...row, number }));
    await begin(tx, life, row.id, { state: 'draft', actor: { user, as: ['publisher'] }, at: now });
    return getDemand(tx, caller, row.id);
  });
};

/** Changes a draft. @throws Problem as `createDemand`, 403 once it was submitted, 409 with `details.version` */
export const updateDemand = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { version, ...form }: DemandForm & { version: number },
): Promise<OwnDemand> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const row = visible(await repository.lockDemand(tx, id), user);
    checkMove(life, { from: row.status, to: 'reviewing', reason: null }, actorsOf(user, row));
    if (row.version !== version)
      throw new Problem(409, 'conflict', { words: CHANGED, details: { version: row.version } });
    check(form, shanghaiDay(now));
    await repository.demandTable.write(tx, [
      { ...row, ...columnsOf(form), version: version + 1, updated_at: toIsoTime(now) },
    ]);
    return getDemand(tx, caller, id);
  });

/** Ends in which nobody answers the responses that still wait. */
const ENDS: readonly DemandStatus[] = ['completed', 'withdrawn'];

/** Moves a demand along its lifecycle; one that ends declines the responses that still wait. */
export const moveDemand = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { status: to, reason }: { status: DemandStatus; reason: string | null },
): Promise<OwnDemand> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const row = visible(await repository.lockDemand(tx, id), user);
    const actor = { user, as: actorsOf(user, row) };
    checkMove(life, { from: row.status, to, reason }, actor.as);
    if (to === 'unveiled')
      throw new Problem(422, 'transition_refused', { words: BY_ACCEPTANCE, details: { allowed: [] } });
    const today = shanghaiDay(now);
    if (to === 'reviewing') check(row, today);
    await move(tx, life, id, { from: row.status, to, actor, reason, at: now });
    const released = to === 'released' ? { released_on: today } : {};
    await repository.setDemandStatus(tx, id, { status: to, updated_at: toIsoTime(now), ...released });
    if (ENDS.includes(to)) await closeResponses(tx, id, { reason, now });
    return getDemand(tx, caller, id);
  });
