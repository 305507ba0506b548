import type { Words } from '@zonekit/api-client/lifecycle';
import { contract } from '@zonekit/api-client/lifecycle/contract';
import type { ContractSummary, Rent } from '@zonekit/api-client/space/lease/contract';
import { type SqlBool, sql } from 'kysely';
import { yuan } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';
import { STATUS_COLUMNS, statusIn } from './lease.status.ts';

export const contractStatuses = stateWords(contract);

/** Contracts with a tenant in the portal. Counted anew each time: whoever has just signed one is to see it. */
export const leaseList = defineList({
  name: 'space_contracts',
  table: 'space_contracts',
  facets: {
    status: {
      kind: 'state',
      values: Object.keys(contractStatuses),
      columns: STATUS_COLUMNS,
      of: statusIn,
      clock: shanghaiDay,
    },
  },
  sorts: {
    // Those that run or are to be signed first, the next to end at the top; then those that are over, the latest first.
    running: (now) => {
      const running = sql<SqlBool>`d.state in ('pending_signature', 'active') and d.ends_on >= ${shanghaiDay(now)}::date`;
      const by = { column: 'ends_on', type: 'date' } as const;
      return [
        { ...by, where: running, direction: 'asc' },
        { ...by, where: sql<SqlBool>`not (${running})`, direction: 'desc' },
      ];
    },
    ends_on: () => [{ where: null, column: 'ends_on', type: 'date', direction: 'asc' }],
  },
  sort: 'running',
});

/** The enterprise's; for an operator all that have a tenant. */
export const leasesOf = (user: User | null): Scope => {
  if (user?.role === 'operator') return { key: 'tenants', where: sql`d.enterprise_id is not null` };
  const enterprise = user?.enterprise_id ?? null;
  return { key: enterprise ?? '', where: enterprise === null ? sql`false` : sql`d.enterprise_id = ${enterprise}` };
};

/** Contracts as a table. */
export const leaseFile: FileOf<ContractSummary> = {
  name: contract.label,
  path: '/userCenter/user/space/contract',
  columns: [
    { name: { 'zh-CN': '合同编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '空间', en: 'Unit' }, of: ({ unit }) => unit.title },
    { name: { 'zh-CN': '面积（㎡）', en: 'Area (m²)' }, of: ({ unit }) => unit.area },
    { name: { 'zh-CN': '出租方', en: 'Landlord' }, of: ({ landlord }) => landlord.name },
    { name: { 'zh-CN': '承租方', en: 'Tenant' }, of: ({ tenant }) => tenant.name },
    { name: { 'zh-CN': '起租日', en: 'First day' }, of: ({ starts_on }) => starts_on },
    { name: { 'zh-CN': '到期日', en: 'Last day' }, of: ({ ends_on }) => ends_on },
    { name: { 'zh-CN': '月租金（元）', en: 'Monthly rent (CNY)' }, of: ({ monthly_rent }) => yuan(monthly_rent) },
    { name: { 'zh-CN': '押金（元）', en: 'Deposit (CNY)' }, of: ({ deposit }) => yuan(deposit) },
    { name: { 'zh-CN': '合同金额（元）', en: 'Value (CNY)' }, of: ({ value }) => yuan(value) },
    { name: { 'zh-CN': '已付（元）', en: 'Paid (CNY)' }, of: ({ paid }) => yuan(paid) },
    { name: { 'zh-CN': '下期应付日', en: 'Next rent due' }, of: ({ next_rent }) => next_rent?.due_on ?? '' },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => contractStatuses[status][locale] },
  ],
};

const rentStatuses: Readonly<Record<Rent['status'], Words>> = {
  paid: { 'zh-CN': '已付', en: 'Paid' },
  overdue: { 'zh-CN': '逾期', en: 'Overdue' },
  due: { 'zh-CN': '待付', en: 'Due' },
  later: { 'zh-CN': '未到期', en: 'Not due yet' },
  void: { 'zh-CN': '无须支付', en: 'Not owed' },
};

/** The rents of a contract as a table. */
export const rentFile: FileOf<Rent> = {
  name: { 'zh-CN': '租金计划', en: 'Rent schedule' },
  path: '/userCenter/user/space/contract',
  columns: [
    { name: { 'zh-CN': '期', en: 'Period' }, of: ({ period }) => period },
    { name: { 'zh-CN': '起', en: 'From' }, of: ({ starts_on }) => starts_on },
    { name: { 'zh-CN': '止', en: 'To' }, of: ({ ends_on }) => ends_on },
    { name: { 'zh-CN': '天数', en: 'Days' }, of: ({ days }) => days },
    { name: { 'zh-CN': '租金（元）', en: 'Rent (CNY)' }, of: ({ amount }) => yuan(amount) },
    { name: { 'zh-CN': '应付日', en: 'Due on' }, of: ({ due_on }) => due_on },
    { name: { 'zh-CN': '实付日', en: 'Paid on' }, of: ({ paid_on }) => paid_on ?? '' },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => rentStatuses[status][locale] },
  ],
};
