import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import type { Consultation, ConsultationInput, ConsultationStatus } from '@zonekit/api-client/expert/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { expertConsultation } from '@zonekit/api-client/lifecycle/expert-consultation';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, checkMove, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { namesOf } from '../expert.present.ts';
import { countAnswer, findExpert } from '../expert.repository.ts';
import { nextWorkdays, slotsOf, takenSlots } from '../expert.slots.ts';
import * as repository from './consultation.repository.ts';

/** Who asks, when, in which language. */
export interface Asker {
  user: User;
  now: Date;
  locale: Locale;
}

const CLOSED = { 'zh-CN': '该专家暂不接受咨询', en: 'This expert takes no questions now' };
const ONESELF = { 'zh-CN': '不能向自己咨询', en: 'You cannot consult yourself' };
const TAKEN = {
  'zh-CN': '该时段刚被约走，请改选其他时段',
  en: 'This half-day has just been taken. Please choose another',
};
const NOT_OFFERED = {
  'zh-CN': '该时段不可约，请改选其他时段',
  en: 'This half-day is not offered. Please choose another',
};
const NOT_YET = { 'zh-CN': '咨询日期还没到', en: 'The day of the consultation has not come yet' };

const actorsOf = (
  user: User,
  row: Pick<repository.ConsultationWithExpert, 'user_id' | 'expert_user_id'>,
): ActorOf<typeof expertConsultation>[] => [
  ...(user.user_id === row.user_id ? (['asker'] as const) : []),
  ...(user.user_id === row.expert_user_id ? (['expert'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];

const ACCEPTED: readonly ConsultationStatus[] = ['accepted', 'held'];

/** The consultations of some ids, in their order, as this user sees them. */
export const presentConsultations = async (
  db: Db | Tx,
  ids: readonly string[],
  { user, locale }: Omit<Asker, 'now'>,
): Promise<Consultation[]> => {
  const [rows, events] = await Promise.all([
    repository.findConsultations(db, ids),
    eventsOf(db, expertConsultation, ids),
  ]);
  return rows.map((row) => {
    const { id, number, expert_id, question, mode, date, period, contact_person, contact_phone, status } = row;
    const { name_zh, name_en, institution_zh, institution_en } = row;
    const actors = actorsOf(user, row);
    const isExpertOnly = actors.every((actor) => actor === 'expert');
    return {
      id,
      number,
      expert:
        name_zh === null || institution_zh === null
          ? null
          : { id: expert_id, ...namesOf({ name_zh, name_en, institution_zh, institution_en }, locale) },
      question,
      mode,
      date,
      period,
      contact_person,
      contact_phone: isExpertOnly && !ACCEPTED.includes(status) ? null : contact_phone,
      status,
      created_at: row.created_at,
      updated_at: row.updated_at,
      events: (events.get(id) ?? []).map((event) => presentEvent<ConsultationStatus>(event)),
      allowed: allowedFrom(expertConsultation, status, actors),
    };
  });
};

/** @throws Problem 404 for somebody else's: that it exists is nobody's business */
export const getConsultation = async (db: Db | Tx, asker: Omit<Asker, 'now'>, id: string): Promise<Consultation> => {
  const [row] = await repository.findConsultations(db, [id]);
  const [consultation] = row && actorsOf(asker.user, row).length > 0 ? await presentConsultations(db, [id], asker) : [];
  if (!consultation) throw new Problem(404, 'not_found');
  return consultation;
};

/**
 * Asks an expert for advice at a free half-day.
 * @throws Problem 404 for no such expert, 409 where the half-day is taken or not offered, 422 where the expert takes no questions
 */
export const createConsultation = (
  db: Db | Tx,
  asker: Asker,
  expertId: string,
  input: ConsultationInput,
): Promise<Consultation> =>
  inTransaction(db, async (tx) => {
    const { user, now } = asker;
    const expert = await findExpert(tx, expertId);
    if (!expert) throw new Problem(404, 'not_found');
    const refuse = (words: typeof CLOSED) => new Problem(422, 'validation_failed', { words, fields: ['date'] });
    if (expert.user_id === user.user_id) throw refuse(ONESELF);
    if (expert.consulting === 'closed') throw refuse(CLOSED);
    const days = nextWorkdays(now);
    const isSame = ({ date, period }: { date: string; period: number }) =>
      date === input.date && period === input.period;
    if (!slotsOf(expert, days, new Set()).find(isSame)?.free)
      throw new Problem(409, 'conflict', { words: NOT_OFFERED });
    const at = toIsoTime(now);
    const row = {
      ...input,
      id: randomUUID(),
      expert_id: expertId,
      user_id: user.user_id,
      contact_person: user.name,
      status: 'sent',
      created_at: at,
      updated_at: at,
    } as const;
    await insertNumbered('EC', at.slice(0, 10), async (number) => {
      if (await repository.insertConsultation(tx, { ...row, number })) return true;
      const taken = await takenSlots(tx, [expertId], [input.date]);
      if (!slotsOf(expert, [input.date], taken).find(isSame)?.free)
        throw new Problem(409, 'conflict', { words: TAKEN });
      return false;
    });
    await begin(tx, expertConsultation, row.id, { state: 'sent', actor: { user, as: ['asker'] }, at: now });
    return getConsultation(tx, asker, row.id);
  });

/** Moves a consultation along its lifecycle; it is held on its day at the earliest. */
export const moveConsultation = (
  db: Db | Tx,
  asker: Asker,
  id: string,
  { status: to, reason }: { status: ConsultationStatus; reason: string | null },
): Promise<Consultation> =>
  inTransaction(db, async (tx) => {
    const { user, now } = asker;
    const row = await repository.lockConsultation(tx, id);
    const as = row ? actorsOf(user, row) : [];
    if (!row || as.length === 0) throw new Problem(404, 'not_found');
    checkMove(expertConsultation, { from: row.status, to, reason }, as);
    if (to === 'held') {
      if (row.date > shanghaiDay(now))
        throw new Problem(422, 'validation_failed', { words: NOT_YET, fields: ['status'] });
      await countAnswer(tx, row.expert_id);
    }
    await move(tx, expertConsultation, id, { from: row.status, to, actor: { user, as }, reason, at: now });
    await repository.updateConsultation(tx, id, { status: to, updated_at: toIsoTime(now) });
    return getConsultation(tx, asker, id);
  });
