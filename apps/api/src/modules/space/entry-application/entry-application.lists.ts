import { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import { sql } from 'kysely';
import { minute } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';

/** Park entry applications. Counted anew each time: whoever has just saved one is to see it. */
export const entryApplicationList = defineList({
  name: 'space_applications',
  table: 'space_applications',
  facets: { status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(entryApplication, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** The enterprise's; for an operator everybody's that were submitted. A draft is nobody else's business yet. */
export const entryApplicationsOf = (user: User | null): Scope => {
  if (user?.role === 'operator') return { key: 'submitted', where: sql`d.status <> 'draft'` };
  const enterprise = user?.enterprise_id ?? null;
  return { key: enterprise ?? '', where: enterprise === null ? sql`false` : sql`d.enterprise_id = ${enterprise}` };
};

export const entryApplicationStatuses = stateWords(entryApplication);

/** Applications as a table. */
export const entryApplicationFile: FileOf<EntryApplication> = {
  name: entryApplication.label,
  path: '/userCenter/user/space/applying',
  columns: [
    { name: { 'zh-CN': '申请编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '企业名称', en: 'Enterprise' }, of: ({ form }) => form.enterprise_name },
    { name: { 'zh-CN': '意向空间', en: 'Unit' }, of: ({ unit }) => unit?.title ?? '' },
    { name: { 'zh-CN': '起租日', en: 'First day' }, of: ({ form }) => form.starts_on },
    { name: { 'zh-CN': '租期（个月）', en: 'Term (months)' }, of: ({ form }) => form.term_months },
    { name: { 'zh-CN': '人数', en: 'Headcount' }, of: ({ form }) => form.headcount },
    {
      name: { 'zh-CN': '投资额（元）', en: 'Investment (CNY)' },
      of: ({ form }) => form.investment && form.investment.amount / 100,
    },
    { name: { 'zh-CN': '联系人', en: 'Contact' }, of: ({ form }) => form.contact_person },
    { name: { 'zh-CN': '联系电话', en: 'Phone' }, of: ({ form }) => form.contact_phone },
    {
      name: { 'zh-CN': '状态', en: 'Status' },
      of: ({ status }, { locale }) => entryApplicationStatuses[status][locale],
    },
    { name: { 'zh-CN': '最近更新', en: 'Updated' }, of: ({ updated_at }) => minute(updated_at) },
  ],
};
