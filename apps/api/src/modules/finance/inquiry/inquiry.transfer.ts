import { id, isoTime, mobile } from '@zonekit/api-client/contract';
import { financeInquirySubject } from '@zonekit/api-client/finance/inquiry/contract';
import { financeInquiry } from '@zonekit/api-client/lifecycle/finance-inquiry';
import * as z from 'zod/mini';
import { shanghaiDay } from '../../../frame/day.ts';
import { historyCell, stateCell, subjectTransfer } from '../../../frame/lifecycle/subject-transfer.ts';
import { nullableCell, textCell } from '../../../frame/transfer.ts';
import { findTarget } from '../target.ts';

/** Inquiries about institutions, products, funds and investors. An import brings old ones, and answers many at once. */
export const financeInquiryTransfer = subjectTransfer({
  name: 'finance-inquiries',
  row: z.object({
    id,
    number: textCell(40),
    status: stateCell(financeInquiry),
    user_id: id,
    subject: financeInquirySubject,
    subject_id: id,
    title_zh: textCell(200),
    title_en: nullableCell(400),
    /** Empty, as whom to call, where the account was deleted. */
    content: z.string().check(z.trim(), z.maxLength(500)),
    answer: nullableCell(500),
    contact_person: z.string().check(z.trim(), z.maxLength(50)),
    contact_phone: z.union([z.literal(''), mobile]),
    created_at: isoTime,
    updated_at: isoTime,
    history: historyCell(financeInquiry),
  }),
  lifecycle: financeInquiry,
  author: 'applicant',
  office: 'operator',
  filled: ['answer'],
  reasonFor: ({ answer }, state) => (state === 'answered' ? answer : null),
  table: {
    after: (db, after, limit) =>
      db.selectFrom('finance_inquiries').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute(),
    lock: (tx, key) =>
      tx.selectFrom('finance_inquiries').selectAll().where('id', '=', key).forUpdate().executeTakeFirst(),
    async insert(tx, { history: _history, ...row }) {
      const { subject, subject_id, created_at } = row;
      const record = await findTarget(tx, subject, subject_id, shanghaiDay(new Date(created_at)));
      if (!record) throw new Error(`subject_id: there is no ${subject} ${subject_id}`);
      return tx
        .insertInto('finance_inquiries')
        .values({ ...row, path: record.path })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returning('id')
        .executeTakeFirst();
    },
    async update(tx, key, change) {
      await tx.updateTable('finance_inquiries').set(change).where('id', '=', key).execute();
    },
  },
  async check(tx, { status, answer, user_id }, isNew) {
    const isAnswered = status === 'answered' || status === 'closed';
    if (isAnswered !== (answer !== null))
      throw new Error('answer: it is given with the states answered and closed alone');
    if (!isNew) return;
    const user = await tx.selectFrom('users').select('id').where('id', '=', user_id).executeTakeFirst();
    if (!user) throw new Error(`user_id: there is no user ${user_id}`);
  },
});
