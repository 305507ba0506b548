import { randomUUID } from 'node:crypto';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { demand as demandLife } from '@zonekit/api-client/lifecycle/demand';
import { demandResponse as life } from '@zonekit/api-client/lifecycle/demand-response';
import type { DemandResponse, ResponseForm, ResponseStatus } from '@zonekit/api-client/supply/response/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { textsOf } from '../../content/bilingual.ts';
import { companiesOfEnterprises } from '../company/company.repository.ts';
import { owns } from '../demand/demand.actors.ts';
import { reasonsFor } from '../demand/demand.audience.ts';
import {
  type DemandRow,
  demandTable,
  enterpriseName,
  lockDemand,
  setDemandStatus,
} from '../demand/demand.repository.ts';
import type { Caller } from '../demand/demand.service.ts';
import * as repository from './response.repository.ts';
import type { ResponseRow } from './response.tables.ts';

const NO_ENTERPRISE = {
  'zh-CN': '请先绑定企业，再响应需求',
  en: 'Link your account to an enterprise before you respond',
};
const OWN = { 'zh-CN': '不能响应本企业发布的需求', en: 'You cannot respond to a demand of your own enterprise' };
const CLOSED = { 'zh-CN': '该需求已停止接收响应', en: 'This demand takes no more responses' };
const ALREADY = {
  'zh-CN': '贵司已响应该需求，请在“我的响应”中查看',
  en: 'Your enterprise has responded already. Please see it among your responses',
};
const ENDED = { 'zh-CN': '该需求已结束，不能再接受响应', en: 'This demand has ended, so no response can be accepted' };

const actorsOf = (
  user: User,
  row: Pick<ResponseRow, 'user_id' | 'enterprise_id'>,
  demand: Pick<DemandRow, 'user_id' | 'enterprise_id'>,
): ActorOf<typeof life>[] => [
  ...(owns(user, row) ? (['responder'] as const) : []),
  ...(owns(user, demand) ? (['publisher'] as const) : []),
];

/** Responses in the order of their ids, as this user sees them. Those that are neither sent nor received are left out. */
export const presentResponses = async (
  db: Db | Tx,
  ids: readonly string[],
  { user, locale }: Omit<Caller, 'now'>,
): Promise<DemandResponse[]> => {
  const [rows, events] = await Promise.all([repository.findResponses(db, ids), eventsOf(db, life, ids)]);
  const [demands, companies] = await Promise.all([
    demandTable.find(db, [...new Set(rows.map(({ demand_id }) => demand_id))]),
    companiesOfEnterprises(db, [...new Set(rows.map(({ enterprise_id }) => enterprise_id))]),
  ]);
  const pairs = rows.flatMap((row) => {
    const company = companies.find(({ enterprise_id }) => enterprise_id === row.enterprise_id);
    const wishes = demands.find(({ id }) => id === row.demand_id);
    return company && wishes ? [{ key: row.id, company, wishes }] : [];
  });
  const reasons = await reasonsFor(db, pairs, locale);
  return rows.flatMap((row) => {
    const demand = demands.find(({ id }) => id === row.demand_id);
    if (!demand) return [];
    const actors = actorsOf(user, row, demand);
    const isOperator = user.role === 'operator';
    if (actors.length === 0 && !isOperator) return [];
    const company = companies.find(({ enterprise_id }) => enterprise_id === row.enterprise_id);
    const { title, publisher, lang } = textsOf(demand, locale, ['title', 'publisher']);
    const { id, number, demand_id, user_id, proposal, term_months, contact_person, contact_phone, status } = row;
    const seesContact = isOperator || actors.includes('publisher') || status === 'accepted';
    return [
      {
        ...{ id, number, demand_id, user_id, proposal, term_months, contact_person, contact_phone, status },
        price: row.price === null ? null : { amount: row.price, currency: 'CNY' as const },
        demand: { id: demand.id, number: demand.number, title, lang, publisher, status: demand.status },
        company: company
          ? { id: company.id, name: textsOf(company, locale, ['name']).name }
          : { id: null, name: row.responder },
        contact: seesContact ? { person: demand.contact_person, phone: demand.contact_phone } : null,
        reasons: reasons.get(id)?.reasons ?? [],
        created_at: row.created_at,
        updated_at: row.updated_at,
        // Who declined it may be the contact: a responder who does not see that reads the publisher's name.
        events: (events.get(id) ?? []).map((event) => ({
          ...presentEvent<ResponseStatus>(event),
          ...(!seesContact && event.actor_id !== null && event.actor_id !== user_id && { actor: publisher }),
        })),
        allowed: allowedFrom(life, status, actors),
      },
    ];
  });
};

/** @throws Problem 404 for one that this user neither sent nor received */
export const getResponse = async (db: Db | Tx, caller: Omit<Caller, 'now'>, id: string): Promise<DemandResponse> => {
  const [shown] = await presentResponses(db, [id], caller);
  if (!shown) throw new Problem(404, 'not_found');
  return shown;
};

/** Responses to a demand of the user's. @throws Problem 404 for somebody else's demand */
export const responsesToDemand = async (
  db: Db | Tx,
  caller: Omit<Caller, 'now'>,
  demandId: string,
): Promise<DemandResponse[]> => {
  const demand = await demandTable.one(db, demandId);
  if (!demand || !(owns(caller.user, demand) || caller.user.role === 'operator')) throw new Problem(404, 'not_found');
  return presentResponses(db, await repository.responsesTo(db, demandId), caller);
};

/**
 * Responds to a demand that takes responses.
 * @throws Problem 404 for none of the hall, 403 without an enterprise, 409 with `details.response_id`, 422 for an own demand or
 * a closed one
 */
export const createResponse = (db: Db | Tx, caller: Caller, form: ResponseForm): Promise<DemandResponse> => {
  const { user, now } = caller;
  const { enterprise_id } = user;
  if (enterprise_id === null) throw new Problem(403, 'forbidden', { words: NO_ENTERPRISE });
  return inTransaction(db, async (tx) => {
    // The demand first, as everywhere: two changes of one demand follow one another.
    const demand = await lockDemand(tx, form.demand_id);
    const isPublic = demand && ['released', 'unveiled', 'completed'].includes(demand.status);
    if (!demand || !isPublic) throw new Problem(404, 'not_found');
    if (owns(user, demand)) throw new Problem(422, 'validation_failed', { words: OWN, fields: ['demand_id'] });
    if (demand.status !== 'released' || demand.deadline < shanghaiDay(now))
      throw new Problem(422, 'transition_refused', { words: CLOSED, details: { status: demand.status } });
    const already = await repository.standingResponse(tx, demand.id, enterprise_id);
    if (already) throw new Problem(409, 'conflict', { words: ALREADY, details: { response_id: already.id } });
    const at = toIsoTime(now);
    const row: Omit<ResponseRow, 'number'> = {
      ...form,
      id: randomUUID(),
      user_id: user.user_id,
      enterprise_id,
      responder: (await enterpriseName(tx, enterprise_id)) ?? user.name,
      price: form.price?.amount ?? null,
      status: 'sent',
      created_at: at,
      updated_at: at,
    };
    await insertNumbered('DJ', at.slice(0, 10), (number) => repository.insertResponse(tx, { ...row, number }));
    await begin(tx, life, row.id, { state: 'sent', actor: { user, as: ['responder'] }, at: now });
    return getResponse(tx, caller, row.id);
  });
};

/** Accepts a response, which unveils the demand once, or declines it. */
export const moveResponse = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { status: to, reason }: { status: ResponseStatus; reason: string | null },
): Promise<DemandResponse> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const unlocked = await repository.findResponse(tx, id);
    const demand = unlocked && (await lockDemand(tx, unlocked.demand_id));
    // Read again, as another answer may have been given while the demand was locked.
    const row = demand && (await repository.findResponse(tx, id));
    const as = row ? actorsOf(user, row, demand) : [];
    if (!row || (as.length === 0 && user.role !== 'operator')) throw new Problem(404, 'not_found');
    const isOpen = demand.status === 'released' || demand.status === 'unveiled';
    if (to === 'accepted' && row.status === 'sent' && !isOpen)
      throw new Problem(422, 'transition_refused', { words: ENDED, details: { status: demand.status } });
    await move(tx, life, id, { from: row.status, to, actor: { user, as }, reason, at: now });
    const at = toIsoTime(now);
    await repository.setResponseStatus(tx, id, { status: to, updated_at: at });
    if (to === 'accepted' && demand.status === 'released') {
      const actor = { user, as: ['publisher'] } as const;
      await move(tx, demandLife, demand.id, { from: 'released', to: 'unveiled', actor, reason: null, at: now });
      await setDemandStatus(tx, demand.id, { status: 'unveiled', updated_at: at });
    }
    return getResponse(tx, caller, id);
  });
