import { onlineMessage } from '@zonekit/api-client/lifecycle/online-message';
import type { Message } from '@zonekit/api-client/material/message/contract';
import { sql } from 'kysely';
import { minute } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';
import { messageSubjects } from './message.labels.ts';

/** Open messages first. Counts are made anew each time, so that a message that was just sent is among them. */
export const messageList = defineList({
  name: 'online_messages',
  table: 'online_messages',
  facets: { subject: { kind: 'value', column: 'subject' }, status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(onlineMessage, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** One's own; for an operator everybody's. */
export const messagesOf = (user: User | null): Scope | null =>
  user?.role === 'operator' ? null : { key: user?.user_id ?? '', where: sql`d.user_id = ${user?.user_id ?? ''}` };

export const messageStatuses = stateWords(onlineMessage);

export const messageFile: FileOf<Message> = {
  name: onlineMessage.label,
  path: '/userCenter/user/material/demands',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '对象', en: 'About' }, of: ({ subject }, { locale }) => messageSubjects[subject.kind][locale] },
    { name: { 'zh-CN': '名称', en: 'Name' }, of: ({ subject }) => subject.title },
    { name: { 'zh-CN': '服务机构', en: 'Provider' }, of: ({ shop }) => shop.name },
    { name: { 'zh-CN': '留言', en: 'Message' }, of: ({ content }) => content },
    { name: { 'zh-CN': '答复', en: 'Answer' }, of: ({ answer }) => answer ?? '' },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => messageStatuses[status][locale] },
    { name: { 'zh-CN': '提交时间', en: 'Sent' }, of: ({ created_at }) => minute(created_at) },
    { name: { 'zh-CN': '最近更新', en: 'Updated' }, of: ({ updated_at }) => minute(updated_at) },
  ],
};
