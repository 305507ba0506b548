import { id, isoTime, mobile } from '@zonekit/api-client/contract';
import { financeApplicationRemark, financeTarget } from '@zonekit/api-client/finance/application/contract';
import { MOST_FINANCE_FILES, MOST_LOAN_MONTHS, MOST_STATEMENTS } from '@zonekit/api-client/finance/application/lists';
import { endStates } from '@zonekit/api-client/lifecycle';
import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import * as z from 'zod/mini';
import { shanghaiDay } from '../../../frame/day.ts';
import { checkEnterprise, historyCell, stateCell, subjectTransfer } from '../../../frame/lifecycle/subject-transfer.ts';
import { jsonCell, listCell, nullableCell, orNull, textCell, wholeCell } from '../../../frame/transfer.ts';
import { findTarget } from '../target.ts';
import {
  applicationsAfter,
  insertApplication,
  lockApplication,
  runningTo,
  updateApplication,
} from './application.repository.ts';

/** Finance applications, amounts in fen. An import brings old ones, and takes over what lenders decided of many. */
export const financeApplicationTransfer = subjectTransfer({
  name: 'finance-applications',
  row: z.object({
    id,
    number: textCell(40),
    status: stateCell(financeApplication),
    enterprise_id: id,
    user_id: id,
    target: financeTarget,
    target_id: id,
    title_zh: textCell(200),
    title_en: nullableCell(400),
    provider_zh: textCell(200),
    provider_en: nullableCell(400),
    amount: wholeCell.check(z.gte(1), z.lte(100_000_000_000_00)),
    term_months: orNull(wholeCell.check(z.gte(1), z.lte(MOST_LOAN_MONTHS))),
    purpose: textCell(100),
    plan: textCell(2_000),
    /** Empty, as the phone, where the account was deleted. */
    contact_person: z.string().check(z.trim(), z.maxLength(50)),
    contact_phone: z.union([z.literal(''), mobile]),
    // The files of an old zone may follow its rows.
    licence: id,
    statements: listCell(id).check(z.minLength(1), z.maxLength(MOST_STATEMENTS)),
    attachments: listCell(id).check(z.maxLength(MOST_FINANCE_FILES)),
    version: wholeCell.check(z.gte(1)),
    remarks: jsonCell(z.array(financeApplicationRemark)),
    created_at: isoTime,
    updated_at: isoTime,
    history: historyCell(financeApplication),
  }),
  lifecycle: financeApplication,
  author: 'applicant',
  office: 'lender',
  table: {
    after: applicationsAfter,
    lock: lockApplication,
    async insert(tx, { history: _history, remarks, ...row }) {
      const { target, target_id, created_at } = row;
      const record = await findTarget(tx, target, target_id, shanghaiDay(new Date(created_at)));
      if (!record) throw new Error(`target_id: there is no ${target} ${target_id}`);
      return insertApplication(tx, { ...row, path: record.path, remarks: JSON.stringify(remarks) });
    },
    update: updateApplication,
  },
  async check(tx, { status, enterprise_id, target, target_id, term_months, remarks }, isNew) {
    if (remarks.length > 0 && status !== 'returned')
      throw new Error('remarks: they come with the state returned alone');
    if (!isNew) return;
    await checkEnterprise(tx, enterprise_id);
    if (target === 'product' && term_months === null) throw new Error('term_months: a loan has a term');
    const hasEnded = endStates(financeApplication).includes(status);
    const running = hasEnded ? undefined : await runningTo(tx, enterprise_id, target, target_id);
    if (running) throw new Error(`target_id: the application ${running.id} to it is under way`);
  },
});
