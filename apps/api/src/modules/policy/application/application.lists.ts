import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { ApplicationSummary } from '@zonekit/api-client/policy/contract';
import { sql } from 'kysely';
import { minute } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';

/** Applications. Counted anew each time: whoever has just saved one is to see it. */
export const applicationList = defineList({
  name: 'policy_applications',
  table: 'policy_applications',
  facets: { status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(policyApplication, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** The enterprise's; for an operator everybody's that were submitted. A draft is nobody else's business yet. */
export const applicationsOf = (user: User | null): Scope => {
  if (user?.role === 'operator') return { key: 'submitted', where: sql`d.status <> 'draft'` };
  const enterprise = user?.enterprise_id ?? null;
  return { key: enterprise ?? '', where: enterprise === null ? sql`false` : sql`d.enterprise_id = ${enterprise}` };
};

export const applicationStatuses = stateWords(policyApplication);

/** Applications as a table. */
export const applicationFile: FileOf<ApplicationSummary> = {
  name: { 'zh-CN': '政策申报', en: 'Policy applications' },
  path: '/userCenter/user/policyManagement',
  columns: [
    { name: { 'zh-CN': '申报编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '申报通知', en: 'Call' }, of: ({ declaration }) => declaration.title },
    { name: { 'zh-CN': '截止时间', en: 'Closes' }, of: ({ declaration }) => minute(declaration.closes_at) },
    { name: { 'zh-CN': '申请金额（元）', en: 'Amount (CNY)' }, of: ({ amount }) => amount && amount.amount / 100 },
    { name: { 'zh-CN': '联系人', en: 'Contact' }, of: (application) => application.contact_person },
    { name: { 'zh-CN': '联系电话', en: 'Phone' }, of: (application) => application.contact_phone },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => applicationStatuses[status][locale] },
    { name: { 'zh-CN': '最近更新', en: 'Updated' }, of: (application) => minute(application.updated_at) },
  ],
};
