import type { Locale } from '@zonekit/api-client/contract';
import { voucherRedemption as life } from '@zonekit/api-client/lifecycle/voucher-redemption';
import type { Redemption, RedemptionRemark, RedemptionStatus } from '@zonekit/api-client/order/voucher/contract';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { claimRules, enterpriseOf, type Identity } from '../../../frame/lifecycle/claims.ts';
import { eventsOf } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { Problem } from '../../../frame/problem.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { attachmentsOf } from '../../file/file.service.ts';
import { type CheckedForm, checkRedemption } from './redemption.check.ts';
import { applyMovement, lockAccount, lockValidAccount } from './voucher.balance.ts';
import * as repository from './voucher.repository.ts';
import type { RedemptionRow } from './voucher.tables.ts';

/** User, time and language of the request. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

type Both = Record<Locale, string>;

const NO_ENTERPRISE: Both = {
  'zh-CN': '请先绑定企业，再申请兑付',
  en: 'Link your account to an enterprise before you redeem vouchers',
};
const NO_ACCOUNT: Both = {
  'zh-CN': '贵司没有有效的创新券，无法兑付',
  en: 'Your enterprise has no valid vouchers to redeem',
};

const rules = claimRules({
  lifecycle: life,
  applicant: 'applicant',
  office: 'operator',
  submitted: 'submitted',
  returned: 'returned',
  lock: repository.lockRedemption,
  update: repository.updateRedemption,
});

const fen = (amount: number) => ({ amount, currency: 'CNY' }) as const;

/** The redemptions of some ids, in their order, as this user sees them. */
export const presentRedemptions = async (
  db: Db | Tx,
  ids: readonly string[],
  { user, locale }: Omit<Caller, 'now'>,
): Promise<Redemption[]> => {
  const [rows, events] = await Promise.all([repository.findRedemptions(db, ids), eventsOf(db, life, ids)]);
  const idsOf = ({ invoices, contract }: RedemptionRow) => [...invoices, ...(contract === null ? [] : [contract])];
  const filesOf = await attachmentsOf(db, rows, idsOf, { user, locale });
  return rows.map((row) => {
    const { account_id: _account, user_id: _user, enterprise_id: _enterprise, ...shown } = row;
    return {
      ...shown,
      ...rules.standing(row, events, user),
      invoice_total: fen(row.invoice_total),
      amount: fen(row.amount),
      files: filesOf(row),
    };
  });
};

export const getRedemption = async (db: Db | Tx, caller: Omit<Caller, 'now'>, id: string): Promise<Redemption> => {
  const [shown] = await presentRedemptions(db, [id], caller);
  return rules.shown(shown, caller.user);
};

const columnsOf = ({ amount, invoice_total, invoices, ...form }: CheckedForm) => ({
  ...form,
  amount: amount.amount,
  invoice_total: invoice_total.amount,
  invoices: [...new Set(invoices)],
});

/**
 * Redeems vouchers: the amount leaves the balance.
 * @throws Problem 403 without an enterprise, 422 with `fields`
 */
export const createRedemption = (
  db: Db | Tx,
  caller: Caller,
  form: CheckedForm,
  identity?: Identity,
): Promise<Redemption> => {
  const { user, now, locale } = caller;
  const enterprise_id = enterpriseOf(user, NO_ENTERPRISE);
  return inTransaction(db, async (tx) => {
    const account = await lockValidAccount(tx, enterprise_id, now);
    if (!account) throw new Problem(422, 'validation_failed', { words: NO_ACCOUNT, fields: ['amount'] });
    await checkRedemption(tx, form, { available: account.balance, enterprise_id, id: '', user, locale });
    const columns = { ...columnsOf(form), account_id: account.id };
    const id = await rules.submit(tx, caller, enterprise_id, {
      ...{ kind: 'DF', identity },
      insert: (head) => repository.insertRedemption(tx, { ...columns, ...head }),
    });
    const movement = { account_id: account.id, amount: -columns.amount, subject_id: id, at: now };
    await applyMovement(tx, { ...movement, kind: 'redeem' });
    return getRedemption(tx, caller, id);
  });
};

/** Takes more from the balance, or gives some back, where an edit has changed the amount. */
const adjust = async (tx: Tx, row: RedemptionRow, amount: number, at: Date): Promise<void> => {
  if (amount === row.amount) return;
  const kind = amount > row.amount ? 'redeem' : 'redeem_return';
  await applyMovement(tx, {
    account_id: row.account_id,
    kind,
    amount: row.amount - amount,
    subject_id: row.id,
    at,
  });
};

/** Corrects a returned redemption and submits it again. @throws Problem as `createRedemption`, 409 with `details.version` */
export const resubmitRedemption = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { version, ...form }: CheckedForm & { version: number },
): Promise<Redemption> =>
  inTransaction(db, async (tx) => {
    const { user, now, locale } = caller;
    await rules.resubmit(tx, caller, { id, version }, async (row) => {
      const account = await lockAccount(tx, row.account_id);
      // A redemption keeps its amount after the account has expired; only a valid account adds to it.
      const more = account.expires_on >= shanghaiDay(now) ? account.balance : 0;
      const { enterprise_id } = row;
      await checkRedemption(tx, form, { available: row.amount + more, enterprise_id, id, user, locale });
      await adjust(tx, row, form.amount.amount, now);
      return columnsOf(form);
    });
    return getRedemption(tx, caller, id);
  });

/** Moves a redemption along its lifecycle. One that is rejected gives its amount back. */
export const moveRedemption = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  change: { status: RedemptionStatus; reason: string | null; remarks: readonly RedemptionRemark[] },
): Promise<Redemption> =>
  inTransaction(db, async (tx) => {
    const { account_id, amount } = await rules.move(tx, caller, id, change);
    if (change.status === 'rejected') {
      await lockAccount(tx, account_id);
      await applyMovement(tx, { account_id, kind: 'redeem_return', amount, subject_id: id, at: caller.now });
    }
    return getRedemption(tx, caller, id);
  });
