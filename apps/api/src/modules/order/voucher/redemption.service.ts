import { randomInt, randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import { voucherRedemption as life } from '@zonekit/api-client/lifecycle/voucher-redemption';
import type { Redemption, RedemptionRemark, RedemptionStatus } from '@zonekit/api-client/order/voucher/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { claimRules } from '../../../frame/lifecycle/claims.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { quotedNumber } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { describeAttachments } from '../../file/file.service.ts';
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

/** Of demo data, which are the same at each start. */
interface Identity {
  id: string;
  number: string;
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
  const filesOf = ({ invoices, contract }: RedemptionRow) => [...invoices, ...(contract === null ? [] : [contract])];
  const files = await describeAttachments(db, [...new Set(rows.flatMap(filesOf))], user.user_id, locale);
  return rows.map((row) => {
    const { account_id: _account, user_id: _user, enterprise, enterprise_id, ...shown } = row;
    return {
      ...shown,
      invoice_total: fen(row.invoice_total),
      amount: fen(row.amount),
      enterprise: { id: enterprise_id, name: enterprise ?? '' },
      files: filesOf(row).flatMap((id) => files.find((file) => file.id === id) ?? []),
      events: (events.get(row.id) ?? []).map((event) => presentEvent<RedemptionStatus>(event)),
      allowed: rules.allowed(user, row),
    };
  });
};

export const getRedemption = async (db: Db | Tx, caller: Omit<Caller, 'now'>, id: string): Promise<Redemption> => {
  const [shown] = await presentRedemptions(db, [id], caller);
  rules.visible(shown && { enterprise_id: shown.enterprise.id }, caller.user);
  if (!shown) throw new Problem(404, 'not_found');
  return shown;
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
  const { enterprise_id } = user;
  if (enterprise_id === null) throw new Problem(403, 'forbidden', { words: NO_ENTERPRISE });
  return inTransaction(db, async (tx) => {
    const account = await lockValidAccount(tx, enterprise_id, now);
    if (!account) throw new Problem(422, 'validation_failed', { words: NO_ACCOUNT, fields: ['amount'] });
    await checkRedemption(tx, form, { available: account.balance, enterprise_id, id: '', user, locale });
    const at = toIsoTime(now);
    for (;;) {
      const row = await repository.insertRedemption(tx, {
        ...columnsOf(form),
        id: identity?.id ?? randomUUID(),
        number: identity?.number ?? quotedNumber('DF', at.slice(0, 10), randomInt),
        account_id: account.id,
        enterprise_id,
        user_id: user.user_id,
        version: 1,
        status: 'submitted',
        remarks: '[]',
        created_at: at,
        updated_at: at,
      });
      // No row: the number is another's, so a new one is drawn.
      if (!row) continue;
      await begin(tx, life, row.id, { state: 'submitted', actor: { user, as: ['applicant'] }, at: now });
      const taken = { account_id: account.id, amount: -row.amount, subject_id: row.id, at: now };
      await applyMovement(tx, { ...taken, kind: 'redeem' });
      return getRedemption(tx, caller, row.id);
    }
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
