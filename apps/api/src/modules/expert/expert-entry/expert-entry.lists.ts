import type { ExpertEntry } from '@zonekit/api-client/expert/contract';
import { expertEntry } from '@zonekit/api-client/lifecycle/expert-entry';
import { sql } from 'kysely';
import { minute } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';

/** Counted anew each time: whoever has just sent one is to see it. */
export const expertEntryList = defineList({
  name: 'expert_entries',
  table: 'expert_entries',
  facets: { status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(expertEntry, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** The user's; for an operator everybody's that were submitted. A draft is nobody else's business yet. */
export const expertEntriesOf = (user: User | null): Scope =>
  user?.role === 'operator'
    ? { key: 'submitted', where: sql`d.status <> 'draft'` }
    : { key: user?.user_id ?? '', where: sql`d.user_id = ${user?.user_id ?? ''}` };

export const expertEntryStatuses = stateWords(expertEntry);

export const expertEntryFile: FileOf<ExpertEntry> = {
  name: expertEntry.label,
  path: '/userCenter/user/expertManagement',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '姓名', en: 'Name' }, of: ({ form }) => form.name },
    { name: { 'zh-CN': '机构', en: 'Institution' }, of: ({ form }) => form.institution },
    { name: { 'zh-CN': '联系电话', en: 'Phone' }, of: ({ form }) => form.contact_phone },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => expertEntryStatuses[status][locale] },
    { name: { 'zh-CN': '最近更新', en: 'Updated' }, of: (entry) => minute(entry.updated_at) },
  ],
};
