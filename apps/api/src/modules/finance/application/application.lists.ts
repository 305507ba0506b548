import type { FinanceApplication } from '@zonekit/api-client/finance/application/contract';
import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import { minute, yuan } from '../../../frame/cell-text.ts';
import { claimList } from '../../../frame/lifecycle/claim-list.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { financeTargets } from './application.labels.ts';

export const financeApplicationList = claimList('finance_applications', financeApplication, {
  target: { kind: 'value', column: 'target' },
});

export const financeApplicationStatuses = stateWords(financeApplication);

export const financeApplicationFile: FileOf<FinanceApplication> = {
  name: financeApplication.label,
  path: '/userCenter/user/finance',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '类型', en: 'Kind' }, of: ({ target }, { locale }) => financeTargets[target.kind][locale] },
    { name: { 'zh-CN': '申请对象', en: 'Applied to' }, of: ({ target }) => target.title },
    { name: { 'zh-CN': '机构', en: 'Provider' }, of: ({ target }) => target.provider },
    { name: { 'zh-CN': '金额（元）', en: 'Amount (CNY)' }, of: ({ amount }) => yuan(amount) },
    { name: { 'zh-CN': '期限（个月）', en: 'Term (months)' }, of: ({ term_months }) => term_months },
    { name: { 'zh-CN': '用途', en: 'Purpose' }, of: ({ purpose }) => purpose },
    {
      name: { 'zh-CN': '状态', en: 'Status' },
      of: ({ status }, { locale }) => financeApplicationStatuses[status][locale],
    },
    { name: { 'zh-CN': '提交时间', en: 'Submitted' }, of: ({ created_at }) => minute(created_at) },
  ],
};
