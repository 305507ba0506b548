import type { Enrolment } from '@zonekit/api-client/event/contract';
import { enrolment } from '@zonekit/api-client/lifecycle/enrolment';
import { sql } from 'kysely';
import { minute } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';
import { REMINDER } from '../event.files.ts';

/** Enrolments. Counted anew each time: whoever has just enrolled is to see it. */
export const enrolmentList = defineList({
  name: 'event_enrolments',
  table: 'event_enrolments',
  facets: { status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(enrolment, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** The user's own, an operator's too. */
export const ownEnrolments = (userId: string): Scope => ({ key: userId, where: sql`d.user_id = ${userId}` });

/** Everybody's for an operator, else the user's own. */
export const enrolmentsOf = (user: User | null): Scope | null =>
  user?.role === 'operator' ? null : ownEnrolments(user?.user_id ?? '');

export const enrolmentStatuses = stateWords(enrolment);

const calendarStatus = (status: Enrolment['status']) => {
  if (status === 'pending' || status === 'waiting') return 'tentative';
  return status === 'rejected' || status === 'cancelled' ? 'cancelled' : 'confirmed';
};

const link = (origin: string, { event_id }: Enrolment): string => `${origin}/event/${event_id}`;

/** Enrolments as a table, a news feed and a calendar. */
export const enrolmentFile: FileOf<Enrolment> = {
  name: enrolment.label,
  path: '/userCenter/user/event',
  columns: [
    { name: { 'zh-CN': '票号', en: 'Ticket' }, of: ({ number }) => number },
    { name: { 'zh-CN': '活动名称', en: 'Activity' }, of: ({ title }) => title },
    { name: { 'zh-CN': '开始时间', en: 'Starts' }, of: ({ starts_at }) => minute(starts_at) },
    { name: { 'zh-CN': '地点', en: 'Venue' }, of: ({ venue }) => venue },
    { name: { 'zh-CN': '参加人', en: 'Participant' }, of: ({ contact_person }) => contact_person },
    { name: { 'zh-CN': '联系电话', en: 'Phone' }, of: ({ contact_phone }) => contact_phone },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => enrolmentStatuses[status][locale] },
    { name: { 'zh-CN': '候补位次', en: 'Waiting position' }, of: ({ waiting_position }) => waiting_position },
    { name: { 'zh-CN': '最近更新', en: 'Updated' }, of: ({ updated_at }) => minute(updated_at) },
  ],
  news: (item, { locale, origin }) => ({
    id: item.id,
    title: `${item.title}: ${enrolmentStatuses[item.status][locale]}`,
    summary: item.events.at(-1)?.reason ?? `${item.number} ${minute(item.starts_at)} ${item.venue}`,
    link: link(origin, item),
    updated: item.updated_at,
    author: enrolment.label[locale],
    lang: locale,
  }),
  events: (item, { locale, origin }) => [
    {
      uid: `${item.id}@event.zonekit`,
      title: item.title,
      description: `${item.number} ${enrolmentStatuses[item.status][locale]}`,
      starts: item.starts_at,
      ends: item.ends_at,
      location: item.venue,
      link: link(origin, item),
      stamp: item.updated_at,
      status: calendarStatus(item.status),
      remindBefore: REMINDER,
    },
  ],
};
