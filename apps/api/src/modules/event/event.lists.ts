import type { EventCategory } from '@zonekit/api-client/event/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import { event } from '@zonekit/api-client/lifecycle/event';
import { type SqlBool, sql } from 'kysely';
import { stateWords } from '../../frame/list/labels.ts';
import { defineList } from '../../frame/list/list.ts';
import type { SearchedList } from '../../frame/list/searched-list.ts';
import { STATUS_COLUMNS, statusIn } from './event.status.ts';

export const eventCategories: Readonly<Record<EventCategory, Words>> = {
  policy: { 'zh-CN': '政策宣讲', en: 'Policy briefing' },
  matchmaking: { 'zh-CN': '对接会', en: 'Matchmaking' },
  training: { 'zh-CN': '培训', en: 'Training' },
  roadshow: { 'zh-CN': '路演', en: 'Roadshow' },
  salon: { 'zh-CN': '沙龙', en: 'Salon' },
};
export const eventStatuses = stateWords(event);
export const recommendations: Readonly<Record<'true' | 'false', Words>> = {
  true: { 'zh-CN': '推荐', en: 'Featured' },
  false: { 'zh-CN': '其他', en: 'Other' },
};

/** Counted anew each time: whoever has just enrolled is to see it. */
export const eventList = defineList({
  name: 'events',
  table: 'events',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    status: {
      kind: 'state',
      values: Object.keys(eventStatuses),
      columns: STATUS_COLUMNS,
      of: statusIn,
      clock: (now) => String(Math.floor(now.getTime() / 60_000)),
    },
    category: { kind: 'value', column: 'category' },
    month: { kind: 'value', column: 'month' },
    recommended: { kind: 'value', column: 'recommended' },
  },
  sorts: {
    // Those to come and under way first, the next at the top; then those that are over, the latest first.
    starts_at: (now) => {
      const at = sql`${now.toISOString()}::timestamptz`;
      const by = { column: 'starts_at', type: 'timestamptz' } as const;
      return [
        { ...by, where: sql<SqlBool>`d.ends_at > ${at}`, direction: 'asc' },
        { ...by, where: sql<SqlBool>`d.ends_at <= ${at}`, direction: 'desc' },
      ];
    },
    published_on: () => [{ where: null, column: 'published_on', type: 'date', direction: 'desc' }],
  },
  sort: 'starts_at',
});

/** What the portal-wide search covers. */
export const searchedEvents: SearchedList = {
  list: eventList,
  label: { 'zh-CN': '活动', en: 'Activities' },
  path: '/event',
  text: { zh: 'summary_zh', en: 'summary_en' },
  note: { zh: 'venue_zh', en: 'venue_en' },
  date: 'starts_at',
  changed: 'published_on',
};
