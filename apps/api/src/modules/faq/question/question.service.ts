import { randomUUID } from 'node:crypto';
import type { FaqCategory, Question, QuestionInput, QuestionStatus } from '@zonekit/api-client/faq/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { faqQuestion } from '@zonekit/api-client/lifecycle/faq-question';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { type FaqRow, findFaq, writeFaqs } from '../faq.repository.ts';
import * as repository from './question.repository.ts';

/** Who asks, and when. */
export interface Asker {
  user: User;
  now: Date;
}

const actorsOf = (user: User, row: { user_id: string }): ActorOf<typeof faqQuestion>[] => [
  ...(user.user_id === row.user_id ? (['applicant'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];

/** The rows of some ids, in their order, as this user sees them. */
export const presentQuestions = async (db: Db | Tx, ids: readonly string[], user: User): Promise<Question[]> => {
  const [rows, events] = await Promise.all([repository.findQuestions(db, ids), eventsOf(db, faqQuestion, ids)]);
  return rows.map((row) => ({
    ...row,
    events: (events.get(row.id) ?? []).map((event) => presentEvent<QuestionStatus>(event)),
    allowed: allowedFrom(faqQuestion, row.status, actorsOf(user, row)),
  }));
};

/** @throws Problem 404 for somebody else's, so that its existence does not show */
export const getQuestion = async (db: Db | Tx, user: User, id: string): Promise<Question> => {
  const [shown] = await presentQuestions(db, [id], user);
  if (!shown || actorsOf(user, shown).length === 0) throw new Problem(404, 'not_found');
  return shown;
};

export const createQuestion = (db: Db | Tx, { user, now }: Asker, { content }: QuestionInput): Promise<Question> =>
  inTransaction(db, async (tx) => {
    const at = toIsoTime(now);
    const id = randomUUID();
    const row = {
      id,
      content,
      user_id: user.user_id,
      status: 'sent',
      answer: null,
      faq_id: null,
      created_at: at,
      updated_at: at,
    } as const;
    await insertNumbered('QU', at.slice(0, 10), (number) => repository.insertQuestion(tx, { ...row, number }));
    await begin(tx, faqQuestion, id, { state: row.status, actor: { user, as: ['applicant'] }, at: now });
    return getQuestion(tx, user, id);
  });

/** Moves it along its lifecycle. @throws Problem 404 for somebody else's, and as `move` of frame/lifecycle */
export const moveQuestion = (
  db: Db | Tx,
  { user, now }: Asker,
  id: string,
  { status: to, reason }: { status: QuestionStatus; reason: string | null },
): Promise<Question> =>
  inTransaction(db, async (tx) => {
    const row = await repository.lockQuestion(tx, id);
    const as = row ? actorsOf(user, row) : [];
    if (!row || as.length === 0) throw new Problem(404, 'not_found');
    await move(tx, faqQuestion, id, { from: row.status, to, actor: { user, as }, reason, at: now });
    const answer = to === 'answered' ? reason : row.answer;
    await repository.changeQuestion(tx, id, { status: to, answer, updated_at: toIsoTime(now) });
    return getQuestion(tx, user, id);
  });

interface Publication {
  question_id: string;
  title: string;
  answer: string;
  category: FaqCategory;
  office: string;
}

const NOT_ANSWERED = {
  'zh-CN': '只有已答复的问题可以公开',
  en: 'Only a question that has been answered can be published',
};

/** Publishes a question as an entry, or changes the entry. @throws Problem 404 without the question, 422 before its answer */
export const publishQuestion = (
  db: Db | Tx,
  { question_id, title, answer, category, office }: Publication,
  now: Date,
): Promise<FaqRow> =>
  inTransaction(db, async (tx) => {
    const question = await repository.lockQuestion(tx, question_id);
    if (!question) throw new Problem(404, 'not_found');
    if (question.answer === null) throw new Problem(422, 'validation_failed', { words: NOT_ANSWERED });
    const id = question.faq_id ?? `faq-${question.number.toLowerCase()}`;
    const published = await findFaq(tx, id);
    const row: FaqRow = {
      id,
      title_zh: title,
      title_en: published?.title_en ?? null,
      category,
      answer_zh: answer,
      answer_en: published?.answer_en ?? null,
      office_zh: office,
      office_en: published?.office_en ?? null,
      source_kind: published?.source_kind ?? null,
      source_id: published?.source_id ?? null,
      source_clause: published?.source_clause ?? null,
      updated_on: shanghaiDay(now),
    };
    await writeFaqs(tx, [row]);
    await repository.changeQuestion(tx, question_id, { faq_id: id });
    return row;
  });
