import type { Question } from '@zonekit/api-client/faq/contract';
import { faqQuestion } from '@zonekit/api-client/lifecycle/faq-question';
import { sql } from 'kysely';
import { minute } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';

/** Those that have not ended first. Counted anew each time: whoever has just sent one is to see it. */
export const questionList = defineList({
  name: 'faq_questions',
  table: 'faq_questions',
  facets: { status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(faqQuestion, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** One's own; for an operator everybody's. */
export const questionsOf = (user: User | null): Scope | null =>
  user?.role === 'operator' ? null : { key: user?.user_id ?? '', where: sql`d.user_id = ${user?.user_id ?? ''}` };

export const questionStatuses = stateWords(faqQuestion);

export const questionFile: FileOf<Question> = {
  name: faqQuestion.label,
  path: '/userCenter/user/policyManagement?tab=questions',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '问题', en: 'Question' }, of: ({ content }) => content },
    { name: { 'zh-CN': '答复', en: 'Answer' }, of: ({ answer }) => answer ?? '' },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => questionStatuses[status][locale] },
    { name: { 'zh-CN': '最近更新', en: 'Updated' }, of: ({ updated_at }) => minute(updated_at) },
  ],
};
