import type { InvoiceRemark } from '@zonekit/api-client/registration/invoice/contract';
import type { TaxRebateRemark } from '@zonekit/api-client/registration/tax-rebate/contract';
import type { Context, Tx, User } from '../../../api/src/frame/context.ts';
import { addDays, addMonths, shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import {
  createInvoiceApplication,
  moveInvoiceApplication,
} from '../../../api/src/modules/registration/invoice/invoice.service.ts';
import { listSources } from '../../../api/src/modules/registration/invoice/invoice.sources.ts';
import { createTaxRebate, moveTaxRebate } from '../../../api/src/modules/registration/tax-rebate/tax-rebate.service.ts';
import { seedFiles } from '../file/file.seed.ts';
import { demoNumber } from '../space/leasing.steps.ts';
import { type ZoneWords, zoneWords } from '../zone-words.ts';
import { CLAIM_OWNERS, claimFiles, issuedFileId, TAX_FILES } from './claims.files.ts';
import { type InvoicePlan, invoicePlans } from './invoice.plans.ts';
import { type ClaimAccount, type TaxRebatePlan, taxRebatePlans } from './tax-rebate.plans.ts';

const OFFICE: User = { user_id: 'u-operator', account: '', name: '平台运营', role: 'operator', enterprise_id: null };

const userOf = (by: ClaimAccount): User => {
  const { user_id, name, enterprise_id } = CLAIM_OWNERS[by];
  return { user_id, account: '', name, role: 'staff', enterprise_id };
};

const TAX_REASONS = {
  returned: '完税证明与申报表的所属期不一致，请核对后重新提交',
  rejected: '随设备销售的软件未单独核算，不符合即征即退的条件',
} as const;
const TAX_REMARKS: readonly TaxRebateRemark[] = [
  { field: 'certificates', remark: '请上传与所属期一致的完税证明。' },
  { field: 'amount', remark: '退税率按申报表第15栏计算，请核对。' },
];
const INVOICE_REASONS = {
  returned: '专用发票的购买方信息与税务登记不一致',
  rejected: '该项服务由搭建商开票，请向其索取',
} as const;
const INVOICE_REMARKS: readonly InvoiceRemark[] = [
  { field: 'buyer_account', remark: '账号少一位，请核对开户许可证。' },
];

const fen = (yuan: number) => ({ amount: Math.round(yuan * 100), currency: 'CNY' }) as const;

/** Times of a plan: its submission, then each state after it. */
const timesOf = ({ path, ago }: Pick<TaxRebatePlan, 'ago'> & { path: readonly string[] }, today: string) => ({
  submitted: new Date(`${addDays(today, -ago - path.length * 2)}T10:20:00+08:00`),
  stepAt: (step: number) => new Date(`${addDays(today, -ago - (path.length - 1 - step) * 2)}T15:40:00+08:00`),
});

/** The day on which the demo is filled, and its zone. */
interface Setting {
  today: string;
  inZone: ZoneWords;
}

const fileRebate = async (tx: Tx, plan: TaxRebatePlan, index: number, { today, inZone }: Setting): Promise<void> => {
  const { by, kind, months, back, declared, amount, reason, path, ago } = plan;
  const { submitted, stepAt } = timesOf(plan, today);
  const { enterprise, name, phone } = CLAIM_OWNERS[by];
  const starts_on = addMonths(`${shanghaiDay(submitted).slice(0, 8)}01`, 1 - back - months);
  const form = {
    ...{ kind, starts_on, ends_on: addDays(addMonths(starts_on, months), -1) },
    ...{ declared: fen(declared), amount: fen(amount), reason },
    ...{ account_name: enterprise, account_number: `62220203000${200_000 + index}`, bank: '港口银行海关路支行' },
    ...{ declaration: TAX_FILES[by].declaration, certificates: [TAX_FILES[by].certificate] },
    ...{ contact_person: name, contact_phone: phone },
  };
  const identity = { id: `tax-rebate-${index + 1}`, number: demoNumber('TS', addDays(today, -ago), index) };
  await createTaxRebate(tx, { user: userOf(by), now: submitted, locale: 'zh-CN' }, inZone(form), identity);
  for (const [step, status] of path.entries()) {
    const caller = { user: OFFICE, now: stepAt(step), locale: 'zh-CN' } as const;
    const isRefused = status === 'returned' || status === 'rejected';
    await moveTaxRebate(tx, caller, identity.id, {
      ...{ status, reason: isRefused ? TAX_REASONS[status] : null },
      remarks: status === 'returned' ? TAX_REMARKS : [],
    });
  }
};

/** What a plan invoices; an order or contract that the demo does not have is replaced by a service. */
const invoicedBy = async (tx: Tx, { by, source, nth = 0, item, amount }: InvoicePlan) => {
  const sources = await listSources(tx, CLAIM_OWNERS[by].enterprise_id, 'zh-CN');
  const of = sources.filter((each) => each.source === source)[nth];
  if (!of) return { source: 'other', source_id: null, item: item ?? '园区服务', amount: fen(amount ?? 1_600) } as const;
  return { source, source_id: of.id, item: of.title, amount: of.available } as const;
};

const fileInvoice = async (
  tx: Tx,
  plan: InvoicePlan,
  index: number,
  { today, inZone }: Setting,
  what: Awaited<ReturnType<typeof invoicedBy>>,
): Promise<void> => {
  const { by, kind, path, ago } = plan;
  const { submitted, stepAt } = timesOf(plan, today);
  const { enterprise, credit_code, email } = CLAIM_OWNERS[by];
  const buyer =
    kind === 'special'
      ? {
          ...{ buyer_address: '东港市海关路18号', buyer_phone: '0000-88122026' },
          ...{ buyer_bank: '港口银行海关路支行', buyer_account: `62220203000${300_000 + index}` },
        }
      : { buyer_address: null, buyer_phone: null, buyer_bank: null, buyer_account: null };
  const form = { ...what, ...buyer, kind, title: enterprise, credit_code, email, address: null, remark: '' };
  const identity = { id: `invoice-application-${index + 1}`, number: demoNumber('KP', addDays(today, -ago), index) };
  await createInvoiceApplication(tx, { user: userOf(by), now: submitted, locale: 'zh-CN' }, inZone(form), identity);
  for (const [step, status] of path.entries()) {
    const caller = { user: OFFICE, now: stepAt(step), locale: 'zh-CN' } as const;
    const isRefused = status === 'returned' || status === 'rejected';
    await moveInvoiceApplication(tx, caller, identity.id, {
      ...{ status, reason: isRefused ? INVOICE_REASONS[status] : null },
      remarks: status === 'returned' ? INVOICE_REMARKS : [],
      issued:
        status === 'paid'
          ? { invoice_number: `2637000000${10_000_000 + index * 7_919}`, issued_file: issuedFileId(index) }
          : {},
    });
  }
};

/** What the demo accounts have asked back and asked to be invoiced. Does nothing where there is something; needs orders and leases. */
export const seedClaims = async (context: Context): Promise<void> => {
  const { db, now, config } = context;
  await seedFiles(context, claimFiles);
  if (await db.selectFrom('tax_rebates').select('id').limit(1).executeTakeFirst()) return;
  const setting = { today: shanghaiDay(now()), inZone: zoneWords(config.demoVariant) };
  await inTransaction(db, async (tx) => {
    for (const [index, plan] of taxRebatePlans.entries()) await fileRebate(tx, plan, index, setting);
    // Chosen before any is filed: a filed one leaves the sources.
    const whats = await Promise.all(invoicePlans.map((plan) => invoicedBy(tx, plan)));
    for (const [index, plan] of invoicePlans.entries()) {
      const what = whats[index];
      if (what) await fileInvoice(tx, plan, index, setting, what);
    }
  });
};
