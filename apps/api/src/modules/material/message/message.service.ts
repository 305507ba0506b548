import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { onlineMessage } from '@zonekit/api-client/lifecycle/online-message';
import type { Message, MessageInput, MessageStatus } from '@zonekit/api-client/material/message/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { namesOfShops } from '../../shop/shop.repository.ts';
import { findMessages, insertMessage, lockMessage } from './message.repository.ts';
import { findSubject } from './message.subject.ts';
import type { MessageRow } from './message.tables.ts';

/** User, language and time of the request. */
export interface Sender {
  user: User;
  locale: Locale;
  now: Date;
}

const actorsOf = (user: User, row: { user_id: string }): ActorOf<typeof onlineMessage>[] => [
  ...(user.user_id === row.user_id ? (['applicant'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];

/** The rows of some ids, in their order, as this user sees them. */
export const presentMessages = async (
  db: Db | Tx,
  ids: readonly string[],
  user: User,
  locale: Locale,
): Promise<Message[]> => {
  const [rows, events] = await Promise.all([findMessages(db, ids), eventsOf(db, onlineMessage, ids)]);
  const shops = await namesOfShops(
    db,
    rows.flatMap(({ shop_id }) => shop_id ?? []),
  );
  const say = (zh: string, en: string | null) => (locale === 'en' && en) || zh;
  return rows.map(({ subject, subject_id, title_zh, title_en, path, shop_id, holder_zh, holder_en, ...row }) => {
    const shop = shop_id === null ? undefined : shops.get(shop_id);
    const provider = shop ? say(shop.name_zh, shop.name_en) : say(holder_zh ?? '', holder_en);
    return {
      ...row,
      subject: { kind: subject, id: subject_id, title: say(title_zh, title_en), path },
      shop: { id: shop_id, name: provider },
      events: (events.get(row.id) ?? []).map((event) => presentEvent<MessageStatus>(event)),
      allowed: allowedFrom(onlineMessage, row.status, actorsOf(user, row)),
    };
  });
};

/** @throws Problem 404 for somebody else's, so that its existence does not show */
export const getMessage = async (db: Db | Tx, user: User, id: string, locale: Locale): Promise<Message> => {
  const [shown] = await presentMessages(db, [id], user, locale);
  if (!shown || actorsOf(user, shown).length === 0) throw new Problem(404, 'not_found');
  return shown;
};

/** @throws Problem 404 where what it is about does not exist */
export const createMessage = (db: Db | Tx, { user, locale, now }: Sender, input: MessageInput): Promise<Message> =>
  inTransaction(db, async (tx) => {
    const asked = await findSubject(tx, input.subject, input.subject_id);
    if (!asked) throw new Problem(404, 'not_found');
    const at = toIsoTime(now);
    const id = randomUUID();
    const row: Omit<MessageRow, 'number'> = {
      ...{ id, ...input, ...asked, user_id: user.user_id, status: 'sent', answer: null },
      created_at: at,
      updated_at: at,
    };
    await insertNumbered('OM', at.slice(0, 10), (number) => insertMessage(tx, { ...row, number }));
    await begin(tx, onlineMessage, id, { state: row.status, actor: { user, as: ['applicant'] }, at: now });
    return getMessage(tx, user, id, locale);
  });

/** Moves it along its lifecycle. @throws Problem 404 for somebody else's, and as `move` of frame/lifecycle */
export const moveMessage = (
  db: Db | Tx,
  { user, locale, now }: Sender,
  id: string,
  { status: to, reason }: { status: MessageStatus; reason: string | null },
): Promise<Message> =>
  inTransaction(db, async (tx) => {
    const row = await lockMessage(tx, id);
    const as = row ? actorsOf(user, row) : [];
    if (!row || as.length === 0) throw new Problem(404, 'not_found');
    await move(tx, onlineMessage, id, { from: row.status, to, actor: { user, as }, reason, at: now });
    const answer = to === 'answered' ? reason : row.answer;
    await tx
      .updateTable('online_messages')
      .set({ status: to, answer, updated_at: toIsoTime(now) })
      .where('id', '=', id)
      .execute();
    return getMessage(tx, user, id, locale);
  });
