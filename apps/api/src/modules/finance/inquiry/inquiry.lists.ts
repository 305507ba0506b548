import type { FinanceInquiry } from '@zonekit/api-client/finance/inquiry/contract';
import { financeInquiry } from '@zonekit/api-client/lifecycle/finance-inquiry';
import { sql } from 'kysely';
import { minute } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';
import { inquirySubjects } from './inquiry.labels.ts';

/** Counted anew each time, so that an inquiry that was just sent is among them. */
export const financeInquiryList = defineList({
  name: 'finance_inquiries',
  table: 'finance_inquiries',
  facets: { subject: { kind: 'value', column: 'subject' }, status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(financeInquiry, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** One's own; for an operator everybody's. */
export const financeInquiriesOf = (user: User | null): Scope | null =>
  user?.role === 'operator' ? null : { key: user?.user_id ?? '', where: sql`d.user_id = ${user?.user_id ?? ''}` };

export const financeInquiryStatuses = stateWords(financeInquiry);

export const financeInquiryFile: FileOf<FinanceInquiry> = {
  name: financeInquiry.label,
  path: '/userCenter/user/finance/inquiry',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '类型', en: 'About' }, of: ({ subject }, { locale }) => inquirySubjects[subject.kind][locale] },
    { name: { 'zh-CN': '咨询对象', en: 'Name' }, of: ({ subject }) => subject.title },
    { name: { 'zh-CN': '咨询内容', en: 'Inquiry' }, of: ({ content }) => content },
    { name: { 'zh-CN': '答复', en: 'Answer' }, of: ({ answer }) => answer ?? '' },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => financeInquiryStatuses[status][locale] },
    { name: { 'zh-CN': '提交时间', en: 'Sent' }, of: (item) => minute(item.created_at) },
  ],
};
