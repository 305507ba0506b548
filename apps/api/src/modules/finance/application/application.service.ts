import type { Locale } from '@zonekit/api-client/contract';
import type {
  FinanceApplication,
  FinanceApplicationForm,
  FinanceApplicationInput,
  FinanceApplicationRemark,
  FinanceApplicationStatus,
} from '@zonekit/api-client/finance/application/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import { financeApplication as life } from '@zonekit/api-client/lifecycle/finance-application';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { claimRules, enterpriseOf, type Identity } from '../../../frame/lifecycle/claims.ts';
import { eventsOf } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { Problem } from '../../../frame/problem.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { attachmentsOf } from '../../file/file.service.ts';
import { findTarget, type Target } from '../target.ts';
import { checkApplication } from './application.check.ts';
import { filesOf as idsOf } from './application.files.ts';
import * as repository from './application.repository.ts';
import type { FinanceApplicationRow } from './application.tables.ts';

/** User, time and language of the request. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

const NO_ENTERPRISE: Words = {
  'zh-CN': '请先绑定企业，再申请融资',
  en: 'Link your account to an enterprise before you apply',
};
const CLOSED: Words = { 'zh-CN': '当前不受理申请', en: 'It takes no applications at present' };
const RUNNING: Words = {
  'zh-CN': '贵司已有一份在办的申请，请在原申请上继续',
  en: 'Your enterprise has an application under way. Please continue with that one',
};

const columnsOf = ({ amount, statements, attachments, ...form }: FinanceApplicationForm) => ({
  ...form,
  amount: amount.amount,
  statements: [...new Set(statements)],
  attachments: [...new Set(attachments)],
});

// A lender acts through the zone's office.
const rules = claimRules({
  lifecycle: life,
  applicant: 'applicant',
  office: 'lender',
  submitted: 'submitted',
  returned: 'returned',
  lock: repository.lockApplication,
  update: repository.updateApplication,
});

/** The applications of some ids, in their order, as this user sees them. */
export const presentApplications = async (
  db: Db | Tx,
  ids: readonly string[],
  { user, locale }: Omit<Caller, 'now'>,
): Promise<FinanceApplication[]> => {
  const [rows, events] = await Promise.all([repository.findApplications(db, ids), eventsOf(db, life, ids)]);
  const filesOf = await attachmentsOf(db, rows, idsOf, { user, locale });
  const say = (zh: string, en: string | null) => (locale === 'en' && en) || zh;
  return rows.map((row) => {
    const { target, target_id, title_zh, title_en, provider_zh, provider_en, path, ...rest } = row;
    const { user_id: _user, enterprise_id: _enterprise, ...shown } = rest;
    return {
      ...shown,
      ...rules.standing(row, events, user),
      amount: { amount: row.amount, currency: 'CNY' },
      target: {
        kind: target,
        id: target_id,
        title: say(title_zh, title_en),
        provider: say(provider_zh, provider_en),
        path,
      },
      files: filesOf(row),
    };
  });
};

/** @throws Problem 404 for another enterprise's: its existence is not disclosed */
export const getApplication = async (
  db: Db | Tx,
  caller: Omit<Caller, 'now'>,
  id: string,
): Promise<FinanceApplication> => {
  const [shown] = await presentApplications(db, [id], caller);
  return rules.shown(shown, caller.user);
};

const targetOf = async (
  tx: Tx,
  { target, target_id }: Pick<FinanceApplicationRow, 'target' | 'target_id'>,
  now: Date,
): Promise<Target> => {
  const found = await findTarget(tx, target, target_id, shanghaiDay(now));
  if (!found) throw new Problem(404, 'not_found');
  return found;
};

/**
 * Applies for money.
 * @throws Problem 403 without an enterprise, 404 for an unknown target, 409 with `details.application_id` where an application
 * to the same is under way, 422 with `fields`
 */
export const createApplication = (
  db: Db | Tx,
  caller: Caller,
  { target, target_id, ...form }: FinanceApplicationInput,
  identity?: Identity,
): Promise<FinanceApplication> => {
  const { user, now } = caller;
  const enterprise_id = enterpriseOf(user, NO_ENTERPRISE);
  return inTransaction(db, async (tx) => {
    const found = await targetOf(tx, { target, target_id }, now);
    const running = await repository.runningTo(tx, enterprise_id, target, target_id);
    if (running) throw new Problem(409, 'conflict', { words: RUNNING, details: { application_id: running.id } });
    if (!found.open) throw new Problem(422, 'validation_failed', { words: CLOSED, fields: ['target_id'] });
    await checkApplication(tx, form, found, caller);
    const { amount: _amount, term: _term, open: _open, ...copied } = found;
    const id = await rules.submit(tx, caller, enterprise_id, {
      ...{ kind: 'FA', identity },
      insert: (head) => repository.insertApplication(tx, { ...columnsOf(form), ...copied, ...head, target, target_id }),
    });
    return getApplication(tx, caller, id);
  });
};

/** Corrects a returned application and submits it again. @throws Problem as `createApplication`, 409 with `details.version` */
export const resubmitApplication = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { version, ...form }: FinanceApplicationForm & { version: number },
): Promise<FinanceApplication> =>
  inTransaction(db, async (tx) => {
    await rules.resubmit(tx, caller, { id, version }, async (row) => {
      // One that was submitted in time goes on after the window has closed.
      await checkApplication(tx, form, await targetOf(tx, row, caller.now), caller);
      return columnsOf(form);
    });
    return getApplication(tx, caller, id);
  });

/** Moves an application along its lifecycle. */
export const moveApplication = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  change: { status: FinanceApplicationStatus; reason: string | null; remarks: readonly FinanceApplicationRemark[] },
): Promise<FinanceApplication> =>
  inTransaction(db, async (tx) => {
    await rules.move(tx, caller, id, change);
    return getApplication(tx, caller, id);
  });
