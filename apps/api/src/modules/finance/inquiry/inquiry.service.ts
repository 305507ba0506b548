import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import type {
  FinanceInquiry,
  FinanceInquiryInput,
  FinanceInquiryStatus,
} from '@zonekit/api-client/finance/inquiry/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { financeInquiry as life } from '@zonekit/api-client/lifecycle/finance-inquiry';
import { anyOf } from '../../../database/any-of.ts';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { findTarget } from '../target.ts';

/** User, language and time of the request. */
interface Sender {
  user: User;
  locale: Locale;
  now: Date;
}

/** Of demo data, which are the same at each start. */
interface Identity {
  id: string;
  number: string;
}

const actorsOf = (user: User, row: { user_id: string }): ActorOf<typeof life>[] => [
  ...(user.user_id === row.user_id ? (['applicant'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];

/** The inquiries of some ids, in their order, as this user sees them; nobody else's. */
export const presentInquiries = async (
  db: Db | Tx,
  ids: readonly string[],
  { user, locale }: Omit<Sender, 'now'>,
): Promise<FinanceInquiry[]> => {
  const [rows, events] = await Promise.all([
    db.selectFrom('finance_inquiries').selectAll().where('id', '=', anyOf(ids)).execute(),
    eventsOf(db, life, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const actors = row ? actorsOf(user, row) : [];
    if (!row || actors.length === 0) return [];
    const { subject, subject_id, title_zh, title_en, path, user_id: _user, ...shown } = row;
    const title = (locale === 'en' && title_en) || title_zh;
    return {
      ...shown,
      subject: { kind: subject, id: subject_id, title, path },
      events: (events.get(id) ?? []).map((event) => presentEvent<FinanceInquiryStatus>(event)),
      allowed: allowedFrom(life, row.status, actors),
    };
  });
};

/** @throws Problem 404 for somebody else's, so that its existence does not show */
export const getInquiry = async (db: Db | Tx, caller: Omit<Sender, 'now'>, id: string): Promise<FinanceInquiry> => {
  const [shown] = await presentInquiries(db, [id], caller);
  if (!shown) throw new Problem(404, 'not_found');
  return shown;
};

/** @throws Problem 404 where what it is about does not exist */
export const createInquiry = (
  db: Db | Tx,
  sender: Sender,
  input: FinanceInquiryInput,
  identity?: Identity,
): Promise<FinanceInquiry> =>
  inTransaction(db, async (tx) => {
    const { user, now } = sender;
    const target = await findTarget(tx, input.subject, input.subject_id, shanghaiDay(now));
    if (!target) throw new Problem(404, 'not_found');
    const { title_zh, title_en, path } = target;
    const at = toIsoTime(now);
    const id = identity?.id ?? randomUUID();
    const made = { user_id: user.user_id, status: 'sent', answer: null, created_at: at, updated_at: at } as const;
    const insert = (number: string) =>
      tx
        .insertInto('finance_inquiries')
        .values({ ...input, id, number, title_zh, title_en, path, ...made })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returning('id')
        .executeTakeFirst();
    await insertNumbered('FQ', at.slice(0, 10), insert, identity?.number);
    await begin(tx, life, id, { state: 'sent', actor: { user, as: ['applicant'] }, at: now });
    return getInquiry(tx, sender, id);
  });

/** Moves it along its lifecycle. @throws Problem 404 for somebody else's, and as `move` of frame/lifecycle */
export const moveInquiry = (
  db: Db | Tx,
  sender: Sender,
  id: string,
  { status: to, reason }: { status: FinanceInquiryStatus; reason: string | null },
): Promise<FinanceInquiry> =>
  inTransaction(db, async (tx) => {
    const { user, now } = sender;
    const row = await tx
      .selectFrom('finance_inquiries')
      .select(['user_id', 'status', 'answer'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const as = row ? actorsOf(user, row) : [];
    if (!row || as.length === 0) throw new Problem(404, 'not_found');
    await move(tx, life, id, { from: row.status, to, actor: { user, as }, reason, at: now });
    const answer = to === 'answered' ? reason : row.answer;
    const change = { status: to, answer, updated_at: toIsoTime(now) };
    await tx.updateTable('finance_inquiries').set(change).where('id', '=', id).execute();
    return getInquiry(tx, sender, id);
  });
