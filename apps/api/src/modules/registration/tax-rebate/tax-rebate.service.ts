import type { Locale } from '@zonekit/api-client/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import { taxRebate as life } from '@zonekit/api-client/lifecycle/tax-rebate';
import type {
  TaxRebate,
  TaxRebateForm,
  TaxRebateRemark,
  TaxRebateStatus,
} from '@zonekit/api-client/registration/tax-rebate/contract';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { claimRules, enterpriseOf, type Identity } from '../../../frame/lifecycle/claims.ts';
import { eventsOf } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { attachmentsOf } from '../../file/file.service.ts';
import { checkTaxRebate } from './tax-rebate.check.ts';
import { filesOf as idsOf, taxRebates } from './tax-rebate.repository.ts';

/** User, time and language of the request. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

const NO_ENTERPRISE: Words = {
  'zh-CN': '请先绑定企业，再申请退税',
  en: 'Link your account to an enterprise before you apply',
};

const rules = claimRules({
  lifecycle: life,
  applicant: 'applicant',
  office: 'operator',
  submitted: 'submitted',
  returned: 'returned',
  lock: taxRebates.lock,
  update: taxRebates.update,
});

const fen = (amount: number) => ({ amount, currency: 'CNY' }) as const;

/** The tax rebates of some ids, in their order, as this user sees them. */
export const presentTaxRebates = async (
  db: Db | Tx,
  ids: readonly string[],
  { user, locale }: Omit<Caller, 'now'>,
): Promise<TaxRebate[]> => {
  const [rows, events] = await Promise.all([taxRebates.find(db, ids), eventsOf(db, life, ids)]);
  const filesOf = await attachmentsOf(db, rows, idsOf, { user, locale });
  return rows.map((row) => {
    const { user_id: _user, enterprise_id: _enterprise, ...shown } = row;
    return {
      ...shown,
      ...rules.standing(row, events, user),
      declared: fen(row.declared),
      amount: fen(row.amount),
      files: filesOf(row),
    };
  });
};

/** @throws Problem 404 for another enterprise's: its existence is not disclosed */
export const getTaxRebate = async (db: Db | Tx, caller: Omit<Caller, 'now'>, id: string): Promise<TaxRebate> => {
  const [shown] = await presentTaxRebates(db, [id], caller);
  return rules.shown(shown, caller.user);
};

const columnsOf = ({ declared, amount, certificates, ...form }: TaxRebateForm) => ({
  ...form,
  declared: declared.amount,
  amount: amount.amount,
  certificates: [...new Set(certificates)],
});

/** Applies for a tax rebate. @throws Problem 403 without an enterprise, 422 as `checkTaxRebate` */
export const createTaxRebate = (
  db: Db | Tx,
  caller: Caller,
  form: TaxRebateForm,
  identity?: Identity,
): Promise<TaxRebate> => {
  const enterprise_id = enterpriseOf(caller.user, NO_ENTERPRISE);
  return inTransaction(db, async (tx) => {
    await checkTaxRebate(tx, form, { ...caller, enterprise_id, id: '' });
    const id = await rules.submit(tx, caller, enterprise_id, {
      ...{ kind: 'TS', identity },
      insert: (head) => taxRebates.insert(tx, { ...columnsOf(form), ...head }),
    });
    return getTaxRebate(tx, caller, id);
  });
};

/** Corrects a returned application and submits it again. @throws Problem as `createTaxRebate`, 409 with `details.version` */
export const resubmitTaxRebate = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { version, ...form }: TaxRebateForm & { version: number },
): Promise<TaxRebate> =>
  inTransaction(db, async (tx) => {
    await rules.resubmit(tx, caller, { id, version }, async ({ enterprise_id }) => {
      await checkTaxRebate(tx, form, { ...caller, enterprise_id, id });
      return columnsOf(form);
    });
    return getTaxRebate(tx, caller, id);
  });

/** Moves an application along its lifecycle. */
export const moveTaxRebate = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  change: { status: TaxRebateStatus; reason: string | null; remarks: readonly TaxRebateRemark[] },
): Promise<TaxRebate> =>
  inTransaction(db, async (tx) => {
    await rules.move(tx, caller, id, change);
    return getTaxRebate(tx, caller, id);
  });
