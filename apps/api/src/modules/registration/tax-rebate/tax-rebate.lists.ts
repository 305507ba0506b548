import { taxRebate } from '@zonekit/api-client/lifecycle/tax-rebate';
import type { TaxRebate } from '@zonekit/api-client/registration/tax-rebate/contract';
import { minute, yuan } from '../../../frame/cell-text.ts';
import { claimList, masked } from '../../../frame/lifecycle/claim-list.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { taxRebateKinds } from './tax-rebate.labels.ts';

export const taxRebateList = claimList('tax_rebates', taxRebate, { kind: { kind: 'value', column: 'kind' } });

export const taxRebateStatuses = stateWords(taxRebate);

export const taxRebateFile: FileOf<TaxRebate> = {
  name: taxRebate.label,
  path: '/userCenter/user/businessregistration/taxRebate',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '退税类型', en: 'Kind' }, of: ({ kind }, { locale }) => taxRebateKinds[kind][locale] },
    { name: { 'zh-CN': '所属期起', en: 'From' }, of: ({ starts_on }) => starts_on },
    { name: { 'zh-CN': '所属期止', en: 'To' }, of: ({ ends_on }) => ends_on },
    { name: { 'zh-CN': '申报税额（元）', en: 'Declared tax (CNY)' }, of: ({ declared }) => yuan(declared) },
    { name: { 'zh-CN': '退税金额（元）', en: 'Amount (CNY)' }, of: ({ amount }) => yuan(amount) },
    { name: { 'zh-CN': '户名', en: 'Account name' }, of: ({ account_name }) => account_name },
    { name: { 'zh-CN': '账号', en: 'Account' }, of: ({ account_number }) => masked(account_number) },
    { name: { 'zh-CN': '开户行', en: 'Bank' }, of: ({ bank }) => bank },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => taxRebateStatuses[status][locale] },
    { name: { 'zh-CN': '提交时间', en: 'Submitted' }, of: ({ created_at }) => minute(created_at) },
  ],
};
