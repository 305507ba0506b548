import type { Locale } from '@zonekit/api-client/contract';
import { settlement as life } from '@zonekit/api-client/lifecycle/settlement';
import type {
  Settlement,
  SettlementField,
  SettlementForm,
  SettlementRemark,
  SettlementStatus,
} from '@zonekit/api-client/space/settlement/contract';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { refuseFaults } from '../../../frame/field-faults.ts';
import { claimRules, enterpriseOf } from '../../../frame/lifecycle/claims.ts';
import { eventsOf } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { Problem } from '../../../frame/problem.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { attachmentsOf } from '../../file/file.service.ts';
import { FILE_GONE, fileFaults } from '../../file/handed-in.ts';
import { seesSettlementFile } from './settlement.files.ts';
import * as repository from './settlement.repository.ts';

/** User, time and language of the request. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

type Both = Record<Locale, string>;

const NO_ENTERPRISE: Both = {
  'zh-CN': '请先绑定企业，再申请结算',
  en: 'Link your account to an enterprise before you apply',
};
const NO_CONTRACT: Both = {
  'zh-CN': '没有这份已签署的合同，请重新选择',
  en: 'There is no such signed contract. Please choose another one',
};
const TURNED: Both = { 'zh-CN': '截止日期应不早于起始日期', en: 'The last day should not be before the first' };
const OUTSIDE: Both = { 'zh-CN': '结算期间应在合同期内', en: 'The period should lie within the contract' };
const TOO_MUCH: Both = {
  'zh-CN': '金额不能超过该期间的租金',
  en: 'The amount should not exceed the rent of the period',
};
const TWICE: Both = {
  'zh-CN': '该期间已有结算申请，请在原申请上继续',
  en: 'There is an application for this period already. Please continue with that one',
};

const rules = claimRules({
  lifecycle: life,
  applicant: 'applicant',
  office: 'operator',
  submitted: 'submitted',
  returned: 'returned',
  lock: repository.lockSettlement,
  update: repository.updateSettlement,
});

/** The settlements of some ids, in their order, as this user sees them. */
export const presentSettlements = async (
  db: Db | Tx,
  ids: readonly string[],
  { user, locale }: Omit<Caller, 'now'>,
): Promise<Settlement[]> => {
  const [rows, events] = await Promise.all([repository.findSettlements(db, ids), eventsOf(db, life, ids)]);
  const filesOf = await attachmentsOf(db, rows, ({ invoices }) => invoices, { user, locale });
  return rows.map((row) => {
    const { user_id: _user, contract_number, title_zh, title_en, ...shown } = row;
    return {
      ...shown,
      ...rules.standing(row, events, user),
      amount: { amount: row.amount, currency: 'CNY' },
      contract: { id: row.contract_id, number: contract_number ?? '', unit: (locale === 'en' && title_en) || title_zh },
      files: filesOf(row),
    };
  });
};

export const getSettlement = async (db: Db | Tx, caller: Omit<Caller, 'now'>, id: string): Promise<Settlement> => {
  const [shown] = await presentSettlements(db, [id], caller);
  return rules.shown(shown, caller.user);
};

const refuse = (words: Both, field: SettlementField) =>
  new Problem(422, 'validation_failed', { words, fields: [field] });

/**
 * Refuses what cannot be settled. Locks the contract.
 * @param id of the application that is corrected; '' for a new one
 */
const check = async (tx: Tx, form: SettlementForm, enterpriseId: string, user: User, locale: Locale, id = '') => {
  const contract = await repository.lockContract(tx, form.contract_id, enterpriseId);
  if (!contract) throw refuse(NO_CONTRACT, 'contract_id');
  if (form.ends_on < form.starts_on) throw refuse(TURNED, 'ends_on');
  if (form.starts_on < contract.starts_on || form.ends_on > contract.ends_on) throw refuse(OUTSIDE, 'starts_on');
  if (form.amount.amount > (await repository.rentWithin(tx, contract.id, form))) throw refuse(TOO_MUCH, 'amount');
  const faults = await fileFaults(tx, form.invoices, user, seesSettlementFile);
  refuseFaults(
    faults.map((index) => [`invoices/${index}`, FILE_GONE]),
    locale,
  );
  const other = await repository.overlapping(tx, contract.id, form, id);
  if (other) throw new Problem(409, 'conflict', { words: TWICE, details: { settlement_id: other.id } });
};

const columnsOf = ({ amount, invoices, ...form }: SettlementForm) => ({
  ...form,
  amount: amount.amount,
  invoices: [...new Set(invoices)],
});

/**
 * Applies for a settlement.
 * @throws Problem 403 without an enterprise, 409 with `details.settlement_id` for days that another application has, 422
 * with `fields`
 */
export const createSettlement = (db: Db | Tx, caller: Caller, form: SettlementForm): Promise<Settlement> => {
  const { user, locale } = caller;
  const enterprise_id = enterpriseOf(user, NO_ENTERPRISE);
  return inTransaction(db, async (tx) => {
    await check(tx, form, enterprise_id, user, locale);
    const id = await rules.submit(tx, caller, enterprise_id, {
      kind: 'ST',
      insert: (head) => repository.insertSettlement(tx, { ...columnsOf(form), ...head }),
    });
    return getSettlement(tx, caller, id);
  });
};

/** Corrects a returned application and submits it again. @throws Problem as `createSettlement`, 409 with `details.version` */
export const resubmitSettlement = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { version, ...form }: SettlementForm & { version: number },
): Promise<Settlement> =>
  inTransaction(db, async (tx) => {
    const { user, locale } = caller;
    await rules.resubmit(tx, caller, { id, version }, async ({ enterprise_id }) => {
      await check(tx, form, enterprise_id, user, locale, id);
      return columnsOf(form);
    });
    return getSettlement(tx, caller, id);
  });

/** Moves an application along its lifecycle. */
export const moveSettlement = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  change: { status: SettlementStatus; reason: string | null; remarks: readonly SettlementRemark[] },
): Promise<Settlement> =>
  inTransaction(db, async (tx) => {
    await rules.move(tx, caller, id, change);
    return getSettlement(tx, caller, id);
  });
