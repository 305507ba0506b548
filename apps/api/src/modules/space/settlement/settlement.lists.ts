import { settlement } from '@zonekit/api-client/lifecycle/settlement';
import type { Settlement } from '@zonekit/api-client/space/settlement/contract';
import { sql } from 'kysely';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';

/** Counted anew each time: whoever has just filed one is to see it. */
export const settlementList = defineList({
  name: 'space_settlements',
  table: 'space_settlements',
  facets: { status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(settlement, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** Everybody's for an operator, else those of the user's enterprise. */
export const settlementsOf = (user: User | null): Scope | null => {
  const id = user?.enterprise_id ?? '';
  return user?.role === 'operator' ? null : { key: id, where: sql`d.enterprise_id = ${id}` };
};

export const settlementStatuses = stateWords(settlement);

/** `6222021234567890` → `6222 **** 7890`. */
const masked = (account: string): string => `${account.slice(0, 4)} **** ${account.slice(-4)}`;

export const settlementFile: FileOf<Settlement> = {
  name: settlement.label,
  path: '/userCenter/user/space/settlement',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '合同', en: 'Contract' }, of: ({ contract }) => contract.number },
    { name: { 'zh-CN': '空间', en: 'Unit' }, of: ({ contract }) => contract.unit },
    { name: { 'zh-CN': '起始日期', en: 'From' }, of: ({ starts_on }) => starts_on },
    { name: { 'zh-CN': '截止日期', en: 'To' }, of: ({ ends_on }) => ends_on },
    { name: { 'zh-CN': '金额（元）', en: 'Amount (yuan)' }, of: ({ amount }) => (amount.amount / 100).toFixed(2) },
    { name: { 'zh-CN': '户名', en: 'Account name' }, of: ({ account_name }) => account_name },
    { name: { 'zh-CN': '账号', en: 'Account' }, of: ({ account_number }) => masked(account_number) },
    { name: { 'zh-CN': '开户行', en: 'Bank' }, of: ({ bank }) => bank },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => settlementStatuses[status][locale] },
    { name: { 'zh-CN': '提交时间', en: 'Filed' }, of: (item) => item.created_at.slice(0, 16).replace('T', ' ') },
  ],
};
