import { settlement } from '@zonekit/api-client/lifecycle/settlement';
import type { Settlement } from '@zonekit/api-client/space/settlement/contract';
import { minute, yuan } from '../../../frame/cell-text.ts';
import { claimList, masked } from '../../../frame/lifecycle/claim-list.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';

export const settlementList = claimList('space_settlements', settlement);

export const settlementStatuses = stateWords(settlement);

export const settlementFile: FileOf<Settlement> = {
  name: settlement.label,
  path: '/userCenter/user/space/settlement',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '合同', en: 'Contract' }, of: ({ contract }) => contract.number },
    { name: { 'zh-CN': '空间', en: 'Unit' }, of: ({ contract }) => contract.unit },
    { name: { 'zh-CN': '起始日期', en: 'From' }, of: ({ starts_on }) => starts_on },
    { name: { 'zh-CN': '截止日期', en: 'To' }, of: ({ ends_on }) => ends_on },
    { name: { 'zh-CN': '金额（元）', en: 'Amount (CNY)' }, of: ({ amount }) => yuan(amount) },
    { name: { 'zh-CN': '户名', en: 'Account name' }, of: ({ account_name }) => account_name },
    { name: { 'zh-CN': '账号', en: 'Account' }, of: ({ account_number }) => masked(account_number) },
    { name: { 'zh-CN': '开户行', en: 'Bank' }, of: ({ bank }) => bank },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => settlementStatuses[status][locale] },
    { name: { 'zh-CN': '提交时间', en: 'Filed' }, of: ({ created_at }) => minute(created_at) },
  ],
};
