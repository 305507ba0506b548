import type { Consultation } from '@zonekit/api-client/expert/contract';
import { expertConsultation } from '@zonekit/api-client/lifecycle/expert-consultation';
import { sql } from 'kysely';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';
import { consultationModes } from '../expert.labels.ts';

/** Counted anew each time: whoever has just sent one is to see it. */
export const consultationList = defineList({
  name: 'expert_consultations',
  table: 'expert_consultations',
  facets: { status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(expertConsultation, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** Those that a user asked for; for an operator everybody's. */
export const askedBy = (user: User | null): Scope =>
  user?.role === 'operator'
    ? { key: 'all', where: sql`true` }
    : { key: `asked ${user?.user_id}`, where: sql`d.user_id = ${user?.user_id ?? ''}` };

/** Those that a user was asked for as an expert. */
export const receivedBy = (user: User | null): Scope => ({
  key: `received ${user?.user_id}`,
  where: sql`d.expert_id in (select e.id from experts e where e.user_id = ${user?.user_id ?? ''})`,
});

export const consultationStatuses = stateWords(expertConsultation);

const PERIODS = { 1: { 'zh-CN': '上午', en: 'morning' }, 2: { 'zh-CN': '下午', en: 'afternoon' } } as const;

export const consultationFile: FileOf<Consultation> = {
  name: expertConsultation.label,
  path: '/userCenter/user/expertManagement',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '专家', en: 'Expert' }, of: ({ expert }) => expert?.name ?? null },
    { name: { 'zh-CN': '咨询人', en: 'Enquirer' }, of: (consultation) => consultation.contact_person },
    { name: { 'zh-CN': '问题', en: 'Question' }, of: ({ question }) => question },
    { name: { 'zh-CN': '日期', en: 'Date' }, of: ({ date }) => date },
    { name: { 'zh-CN': '时段', en: 'Half-day' }, of: ({ period }, { locale }) => PERIODS[period][locale] },
    { name: { 'zh-CN': '方式', en: 'By' }, of: ({ mode }, { locale }) => consultationModes[mode][locale] },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => consultationStatuses[status][locale] },
  ],
};
