import type { Locale } from '@zonekit/api-client/contract';
import type { EventDetail, EventSummary } from '@zonekit/api-client/event/contract';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import { placesOf, statusOf } from './event.status.ts';
import type { EventRow } from './event.tables.ts';

/** Language, time and search terms that turn a row into an answer. */
export interface View {
  locale: Locale;
  now: Date;
  terms: Terms | null;
}

const languageOf = ({ title_en }: Pick<EventRow, 'title_en'>, locale: Locale): Locale =>
  locale === 'en' && title_en !== null ? 'en' : 'zh-CN';

/** Title and venue in the requested language, or in Chinese where they were not translated. */
export const namesOf = (
  row: Pick<EventRow, 'title_zh' | 'title_en' | 'venue_zh' | 'venue_en'>,
  locale: Locale,
): { title: string; venue: string } =>
  languageOf(row, locale) === 'en'
    ? { title: row.title_en ?? row.title_zh, venue: row.venue_en ?? row.venue_zh }
    : { title: row.title_zh, venue: row.venue_zh };

export const presentEvent = (row: EventRow, { locale, now, terms }: View): EventSummary => {
  const lang = languageOf(row, locale);
  const names = namesOf(row, locale);
  const summary = lang === 'en' ? (row.summary_en ?? row.summary_zh) : row.summary_zh;
  return {
    id: row.id,
    ...names,
    lang,
    category: row.category,
    status: statusOf(row, now),
    summary,
    organizer: lang === 'en' ? (row.organizer_en ?? row.organizer_zh) : row.organizer_zh,
    online: row.online,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    places: placesOf(row),
    approval: row.approval,
    recommended: row.recommended,
    published_on: row.published_on,
    picture_id: row.picture_id,
    title_hits: terms && markAll(names.title, terms),
    snippet: terms && snippetOf(summary, terms),
  };
};

export const presentDetail = (
  row: EventRow,
  view: View,
  {
    attachments,
    declaration,
    related,
  }: Pick<EventDetail, 'attachments' | 'declaration'> & {
    related: readonly EventRow[];
  },
): EventDetail => {
  const summary = presentEvent(row, view);
  const { lang } = summary;
  return {
    ...summary,
    body_html: lang === 'en' ? (row.body_en ?? row.body_zh) : row.body_zh,
    agenda: row.agenda.map(({ at, minutes, title, speaker }) => ({
      at,
      minutes,
      title: title[lang],
      speaker: speaker[lang],
    })),
    cancel_reason: row.cancel_reason,
    declaration,
    attachments,
    related: related.map((other) => presentEvent(other, view)),
  };
};
