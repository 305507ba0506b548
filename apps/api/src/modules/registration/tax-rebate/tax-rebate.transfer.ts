import { id, isoDate, isoTime } from '@zonekit/api-client/contract';
import { taxRebate } from '@zonekit/api-client/lifecycle/tax-rebate';
import { taxRebateKind, taxRebateRemark } from '@zonekit/api-client/registration/tax-rebate/contract';
import * as z from 'zod/mini';
import { claimTransfer } from '../../../frame/lifecycle/claim-transfer.ts';
import { historyCell, stateCell } from '../../../frame/lifecycle/subject-transfer.ts';
import { jsonCell, listCell, textCell, wholeCell } from '../../../frame/transfer.ts';
import { taxRebates } from './tax-rebate.repository.ts';

/** Tax rebates with the account to pay to, amounts in fen. An import brings old ones, and reviews and pays many at once. */
export const taxRebateTransfer = claimTransfer({
  name: 'tax-rebates',
  row: z.object({
    id,
    number: textCell(40),
    status: stateCell(taxRebate),
    enterprise_id: id,
    user_id: id,
    kind: taxRebateKind,
    starts_on: isoDate,
    ends_on: isoDate,
    declared: wholeCell,
    amount: wholeCell,
    account_name: textCell(100),
    account_number: textCell(30),
    bank: textCell(100),
    reason: textCell(1000),
    declaration: id,
    certificates: listCell(id),
    contact_person: z.string().check(z.maxLength(50)),
    contact_phone: z.string().check(z.maxLength(20)),
    version: wholeCell,
    remarks: jsonCell(z.array(taxRebateRemark)),
    created_at: isoTime,
    updated_at: isoTime,
    history: historyCell(taxRebate),
  }),
  table: taxRebates,
  lifecycle: taxRebate,
  async check(_tx, { starts_on, ends_on, amount, declared }) {
    if (ends_on < starts_on) throw new Error('ends_on is before starts_on');
    if (amount === 0 || amount > declared) throw new Error('amount: it should be above 0 and at most declared');
  },
});
