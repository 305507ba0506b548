import { randomInt, randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { voucherRedemption as life } from '@zonekit/api-client/lifecycle/voucher-redemption';
import type { Redemption, RedemptionRemark, RedemptionStatus } from '@zonekit/api-client/order/voucher/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, checkMove, move } from '../../../frame/lifecycle/lifecycle.ts';
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
const CHANGED: Both = {
  'zh-CN': '该申请刚被其他人修改，请核对后再提交',
  en: 'Somebody else has just changed this redemption. Please compare before you submit',
};

const actorsOf = (user: User, row: Pick<RedemptionRow, 'enterprise_id'>): ActorOf<typeof life>[] => [
  ...(user.enterprise_id === row.enterprise_id ? (['applicant'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];

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
      allowed: allowedFrom(life, row.status, actorsOf(user, row)),
    };
  });
};

/** @throws Problem 404 for another enterprise's: its existence is not disclosed */
const visible = <Row extends Pick<RedemptionRow, 'enterprise_id'>>(row: Row | undefined, user: User): Row => {
  if (!row || actorsOf(user, row).length === 0) throw new Problem(404, 'not_found');
  return row;
};

export const getRedemption = async (db: Db | Tx, caller: Omit<Caller, 'now'>, id: string): Promise<Redemption> => {
  const [shown] = await presentRedemptions(db, [id], caller);
  visible(shown && { enterprise_id: shown.enterprise.id }, caller.user);
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
    const row = visible(await repository.lockRedemption(tx, id), user);
    const actor = { user, as: actorsOf(user, row) };
    checkMove(life, { from: row.status, to: 'submitted', reason: null }, actor.as);
    if (row.version !== version)
      throw new Problem(409, 'conflict', { words: CHANGED, details: { version: row.version } });
    const account = await lockAccount(tx, row.account_id);
    // A redemption keeps its amount after the account has expired; only a valid account adds to it.
    const more = account.expires_on >= shanghaiDay(now) ? account.balance : 0;
    const { enterprise_id } = row;
    await checkRedemption(tx, form, { available: row.amount + more, enterprise_id, id, user, locale });
    await move(tx, life, id, { from: row.status, to: 'submitted', actor, reason: null, at: now });
    await adjust(tx, row, form.amount.amount, now);
    await repository.updateRedemption(tx, id, {
      ...columnsOf(form),
      version: version + 1,
      status: 'submitted',
      remarks: '[]',
      updated_at: toIsoTime(now),
    });
    return getRedemption(tx, caller, id);
  });

/** Moves a redemption along its lifecycle. One that is rejected gives its amount back. */
export const moveRedemption = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  {
    status: to,
    reason,
    remarks,
  }: { status: RedemptionStatus; reason: string | null; remarks: readonly RedemptionRemark[] },
): Promise<Redemption> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const row = visible(await repository.lockRedemption(tx, id), user);
    await move(tx, life, id, { from: row.status, to, actor: { user, as: actorsOf(user, row) }, reason, at: now });
    const stored = JSON.stringify(to === 'returned' ? remarks : []);
    await repository.updateRedemption(tx, id, { status: to, remarks: stored, updated_at: toIsoTime(now) });
    if (to === 'rejected') {
      const { account_id, amount } = row;
      await lockAccount(tx, account_id);
      await applyMovement(tx, { account_id, kind: 'redeem_return', amount, subject_id: id, at: now });
    }
    return getRedemption(tx, caller, id);
  });
