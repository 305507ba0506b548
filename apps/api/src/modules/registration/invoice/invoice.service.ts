import type { Locale } from '@zonekit/api-client/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import { invoice as life } from '@zonekit/api-client/lifecycle/invoice';
import type {
  InvoiceApplication,
  InvoiceForm,
  InvoiceRemark,
  InvoiceStatus,
} from '@zonekit/api-client/registration/invoice/contract';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { claimRules, enterpriseOf, type Identity } from '../../../frame/lifecycle/claims.ts';
import { eventsOf } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { attachmentsOf } from '../../file/file.service.ts';
import { checkInvoice, checkIssued, type Issued, refuseIssued } from './invoice.check.ts';
import { invoiceApplications } from './invoice.repository.ts';

/** User, time and language of the request. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

const NO_ENTERPRISE: Words = {
  'zh-CN': '请先绑定企业，再申请开票',
  en: 'Link your account to an enterprise before you apply',
};

const rules = claimRules({
  lifecycle: life,
  applicant: 'applicant',
  office: 'operator',
  submitted: 'submitted',
  returned: 'returned',
  lock: invoiceApplications.lock,
  update: invoiceApplications.update,
});

/** The applications of some ids, in their order, as this user sees them. */
export const presentInvoiceApplications = async (
  db: Db | Tx,
  ids: readonly string[],
  { user, locale }: Omit<Caller, 'now'>,
): Promise<InvoiceApplication[]> => {
  const [rows, events] = await Promise.all([invoiceApplications.find(db, ids), eventsOf(db, life, ids)]);
  const filesOf = await attachmentsOf(db, rows, ({ issued_file }) => (issued_file === null ? [] : [issued_file]), {
    ...{ user, locale },
  });
  return rows.map((row) => {
    const { user_id: _user, enterprise_id: _enterprise, issued_file: _file, ...shown } = row;
    const files = filesOf(row);
    return {
      ...shown,
      ...rules.standing(row, events, user),
      amount: { amount: row.amount, currency: 'CNY' },
      files,
      issued: files[0] ?? null,
    };
  });
};

/** @throws Problem 404 for another enterprise's: its existence is not disclosed */
export const getInvoiceApplication = async (
  db: Db | Tx,
  caller: Omit<Caller, 'now'>,
  id: string,
): Promise<InvoiceApplication> => {
  const [shown] = await presentInvoiceApplications(db, [id], caller);
  return rules.shown(shown, caller.user);
};

const columnsOf = ({ amount, ...form }: InvoiceForm, source_number: string | null) => ({
  ...form,
  amount: amount.amount,
  source_number,
});

/** Applies for an invoice. @throws Problem 403 without an enterprise, 422 as `checkInvoice` */
export const createInvoiceApplication = (
  db: Db | Tx,
  caller: Caller,
  form: InvoiceForm,
  identity?: Identity,
): Promise<InvoiceApplication> => {
  const enterprise_id = enterpriseOf(caller.user, NO_ENTERPRISE);
  return inTransaction(db, async (tx) => {
    const number = await checkInvoice(tx, form, { ...caller, enterprise_id, id: '' });
    const id = await rules.submit(tx, caller, enterprise_id, {
      ...{ kind: 'KP', identity },
      insert: (head) => invoiceApplications.insert(tx, { ...columnsOf(form, number), ...head }),
    });
    return getInvoiceApplication(tx, caller, id);
  });
};

/** Corrects a returned one and submits it again. @throws Problem as `createInvoiceApplication`, 409 with `details.version` */
export const resubmitInvoiceApplication = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { version, ...form }: InvoiceForm & { version: number },
): Promise<InvoiceApplication> =>
  inTransaction(db, async (tx) => {
    await rules.resubmit(tx, caller, { id, version }, async ({ enterprise_id }) =>
      columnsOf(form, await checkInvoice(tx, form, { ...caller, enterprise_id, id })),
    );
    return getInvoiceApplication(tx, caller, id);
  });

/**
 * Moves an application along its lifecycle; `paid` issues the invoice.
 * @throws Problem as `move` of lifecycle.ts; 422 as `checkIssued`
 */
export const moveInvoiceApplication = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  {
    issued,
    ...change
  }: {
    status: InvoiceStatus;
    reason: string | null;
    remarks: readonly InvoiceRemark[];
    issued: Issued;
  },
): Promise<InvoiceApplication> =>
  inTransaction(db, async (tx) => {
    const { user, locale, now } = caller;
    await rules.move(tx, caller, id, change, async () => {
      if (change.status === 'paid') {
        return { ...(await checkIssued(tx, issued, { user, locale })), issued_on: shanghaiDay(now) };
      }
      refuseIssued(issued, locale);
      return {};
    });
    return getInvoiceApplication(tx, caller, id);
  });
