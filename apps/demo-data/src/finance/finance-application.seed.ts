import type { FinanceApplicationRemark } from '@zonekit/api-client/finance/application/contract';
import type { Context, Tx, User } from '../../../api/src/frame/context.ts';
import { addDays, shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import {
  createApplication,
  moveApplication,
} from '../../../api/src/modules/finance/application/application.service.ts';
import { createInquiry, moveInquiry } from '../../../api/src/modules/finance/inquiry/inquiry.service.ts';
import { seedFiles } from '../file/file.seed.ts';
import { demoNumber } from '../space/leasing.steps.ts';
import { FINANCE_FILES, financeFiles } from './finance-application.files.ts';
import { type ApplicationPlan, applicationPlans, type InquiryPlan, inquiryPlans } from './finance-application.plans.ts';

const member = (user_id: string, name: string, enterprise_id: string): User => ({
  ...{ user_id, account: '', name, role: 'staff', enterprise_id },
});
const USERS = {
  demo: { user: member('u-demo', '林知远', 'e-lantu'), phone: '13800002026' },
  staff: { user: member('u-staff', '周晓岚', 'e-haiheng'), phone: '13900002026' },
} as const;
const OFFICE: User = { user_id: 'u-operator', account: '', name: '平台运营', role: 'operator', enterprise_id: null };

const REASONS = {
  returned: '财务报表缺少现金流量表，请补充后重新提交',
  rejected: '项目阶段早于本机构的投资阶段',
} as const;
const REMARKS: readonly FinanceApplicationRemark[] = [
  { field: 'statements', remark: '请补充近两年的现金流量表。' },
  { field: 'plan', remark: '请写明成果权属和样机测试结果。' },
];

const fen = (wan: number) => ({ amount: wan * 1_000_000, currency: 'CNY' }) as const;

const apply = async (tx: Tx, plan: ApplicationPlan, index: number, today: string): Promise<void> => {
  const { user, phone } = USERS[plan.by];
  const timeAt = (days: number, clock: string) => new Date(`${addDays(today, days)}T${clock}:00+08:00`);
  const submitted = timeAt(-plan.ago - plan.path.length * 2, '10:20');
  const id = `finance-application-${index + 1}`;
  const files = FINANCE_FILES[plan.by];
  const input = {
    ...{ target: plan.target, target_id: plan.target_id, amount: fen(plan.wan), term_months: plan.months ?? null },
    ...{ purpose: plan.purpose, plan: plan.plan, contact_person: user.name, contact_phone: phone },
    ...{ licence: files.licence, statements: [files.statement], attachments: [files.other] },
  };
  const identity = { id, number: demoNumber('FA', addDays(today, -plan.ago), index) };
  await createApplication(tx, { user, now: submitted, locale: 'zh-CN' }, input, identity);
  for (const [step, status] of plan.path.entries()) {
    const now = timeAt(-plan.ago - (plan.path.length - 1 - step) * 2, '15:40');
    const caller = { user: status === 'withdrawn' ? user : OFFICE, now, locale: 'zh-CN' } as const;
    const reason = status === 'returned' || status === 'rejected' ? REASONS[status] : null;
    await moveApplication(tx, caller, id, { status, reason, remarks: status === 'returned' ? REMARKS : [] });
  }
};

const ask = async (tx: Tx, plan: InquiryPlan, index: number, today: string): Promise<void> => {
  const { user, phone } = USERS[plan.by];
  const { subject, subject_id, content, answer } = plan;
  const timeAt = (days: number, clock: string) => new Date(`${addDays(today, days)}T${clock}:00+08:00`);
  const id = `finance-inquiry-${index + 1}`;
  const input = { subject, subject_id, content, contact_person: user.name, contact_phone: phone };
  const identity = { id, number: demoNumber('FQ', addDays(today, -plan.ago), index) };
  await createInquiry(tx, { user, now: timeAt(-plan.ago, '09:40'), locale: 'zh-CN' }, input, identity);
  if (answer === undefined) return;
  const office = { user: OFFICE, now: timeAt(1 - plan.ago, '16:05'), locale: 'zh-CN' } as const;
  await moveInquiry(tx, office, id, { status: plan.end === 'declined' ? 'declined' : 'answered', reason: answer });
  if (plan.end === 'closed') {
    const closing = { user, now: timeAt(2 - plan.ago, '09:10'), locale: 'zh-CN' } as const;
    await moveInquiry(tx, closing, id, { status: 'closed', reason: null });
  }
};

/** What the demo accounts have applied for and asked. Does nothing where there are applications; needs funds and investors. */
export const seedFinanceApplications = async (context: Context): Promise<void> => {
  const { db, now } = context;
  await seedFiles(context, financeFiles);
  if (await db.selectFrom('finance_applications').select('id').limit(1).executeTakeFirst()) return;
  const today = shanghaiDay(now());
  await inTransaction(db, async (tx) => {
    for (const [index, plan] of applicationPlans.entries()) await apply(tx, plan, index, today);
    for (const [index, plan] of inquiryPlans.entries()) await ask(tx, plan, index, today);
  });
};
