import type { EventSummary } from '@zonekit/api-client/event/contract';
import { minute } from '../../frame/cell-text.ts';
import type { FileOf } from '../../frame/list/file.ts';
import { eventCategories, eventStatuses } from './event.lists.ts';

/** A calendar reminds a day before, in seconds. */
export const REMINDER = 86_400;

/** Activities as a table, a news feed and a calendar. */
export const eventFile: FileOf<EventSummary> = {
  name: { 'zh-CN': '活动', en: 'Activities' },
  path: '/event',
  columns: [
    { name: { 'zh-CN': '活动名称', en: 'Activity' }, of: ({ title }) => title },
    {
      name: { 'zh-CN': '类别', en: 'Category' },
      of: ({ category }, { locale }) => eventCategories[category][locale],
    },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => eventStatuses[status][locale] },
    { name: { 'zh-CN': '开始时间', en: 'Starts' }, of: ({ starts_at }) => minute(starts_at) },
    { name: { 'zh-CN': '结束时间', en: 'Ends' }, of: ({ ends_at }) => minute(ends_at) },
    { name: { 'zh-CN': '地点', en: 'Venue' }, of: ({ venue }) => venue },
    { name: { 'zh-CN': '主办方', en: 'Organizer' }, of: ({ organizer }) => organizer },
    { name: { 'zh-CN': '报名截止', en: 'Enrolment closes' }, of: ({ closes_at }) => minute(closes_at) },
    { name: { 'zh-CN': '席位', en: 'Places' }, of: ({ places }) => places.capacity },
    { name: { 'zh-CN': '剩余席位', en: 'Places left' }, of: ({ places }) => places.left },
  ],
  news: (item, { origin }) => ({
    id: item.id,
    title: item.title,
    summary: item.summary,
    link: `${origin}/event/${item.id}`,
    updated: `${item.published_on}T00:00:00+08:00`,
    author: item.organizer,
    lang: item.lang,
  }),
  events: (item, { origin }) => [
    {
      uid: `${item.id}@event.zonekit`,
      title: item.title,
      description: `${item.organizer}\n${item.summary}`,
      starts: item.starts_at,
      ends: item.ends_at,
      location: item.venue,
      link: `${origin}/event/${item.id}`,
      stamp: `${item.published_on}T00:00:00+08:00`,
      status: item.status === 'cancelled' ? 'cancelled' : 'confirmed',
      remindBefore: REMINDER,
    },
  ],
};
