import type { FinanceApplication } from '@zonekit/api-client/finance/application/contract';
import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import { sql } from 'kysely';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';
import { financeTargets } from './application.labels.ts';

/** Counted anew each time, so that an application that was just submitted is among them. */
export const financeApplicationList = defineList({
  name: 'finance_applications',
  table: 'finance_applications',
  facets: { target: { kind: 'value', column: 'target' }, status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(financeApplication, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** Everybody's for an operator, else those of the user's enterprise. */
export const financeApplicationsOf = (user: User | null): Scope | null => {
  const id = user?.enterprise_id ?? '';
  return user?.role === 'operator' ? null : { key: id, where: sql`d.enterprise_id = ${id}` };
};

export const financeApplicationStatuses = stateWords(financeApplication);

export const financeApplicationFile: FileOf<FinanceApplication> = {
  name: financeApplication.label,
  path: '/userCenter/user/finance',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '类型', en: 'Kind' }, of: ({ target }, { locale }) => financeTargets[target.kind][locale] },
    { name: { 'zh-CN': '申请对象', en: 'Applied to' }, of: ({ target }) => target.title },
    { name: { 'zh-CN': '机构', en: 'Provider' }, of: ({ target }) => target.provider },
    { name: { 'zh-CN': '金额（元）', en: 'Amount (yuan)' }, of: ({ amount }) => (amount.amount / 100).toFixed(2) },
    { name: { 'zh-CN': '期限（个月）', en: 'Term (months)' }, of: ({ term_months }) => term_months },
    { name: { 'zh-CN': '用途', en: 'Purpose' }, of: ({ purpose }) => purpose },
    {
      name: { 'zh-CN': '状态', en: 'Status' },
      of: ({ status }, { locale }) => financeApplicationStatuses[status][locale],
    },
    { name: { 'zh-CN': '提交时间', en: 'Submitted' }, of: (item) => item.created_at.slice(0, 16).replace('T', ' ') },
  ],
};
