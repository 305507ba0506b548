import type { CarouselSlide, InformationSummary, Video } from '@zonekit/api-client/content/contract';
import type { Locale } from '@zonekit/api-client/contract';
import type { Selectable } from 'kysely';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import { plainText } from '../../frame/list/plain-text.ts';
import { textsOf } from './bilingual.ts';
import { informationList, videoList } from './content.lists.ts';
import type { ContentTables } from './content.tables.ts';
import { searchedTable } from './searched-table.ts';

export type InformationRow = Selectable<ContentTables['content_information']>;
export type VideoRow = Selectable<ContentTables['content_videos']>;
export type CarouselRow = Selectable<ContentTables['content_carousels']>;

export const informationTable = searchedTable<InformationRow>({
  list: informationList,
  columns: {
    id: 'text',
    kind: 'text',
    title_zh: 'text',
    title_en: 'text',
    summary_zh: 'text',
    summary_en: 'text',
    body_zh: 'text',
    body_en: 'text',
    source_zh: 'text',
    source_en: 'text',
    cover: 'text',
    year: 'integer',
    published_on: 'date',
  },
  texts: (row) => [
    row.summary_zh,
    row.summary_en,
    plainText(row.body_zh),
    row.body_en && plainText(row.body_en),
    row.source_zh,
    row.source_en,
  ],
});

export const videoTable = searchedTable<VideoRow>({
  list: videoList,
  columns: {
    id: 'text',
    topic: 'text',
    title_zh: 'text',
    title_en: 'text',
    summary_zh: 'text',
    summary_en: 'text',
    published_on: 'date',
    seconds: 'integer',
    file_id: 'text',
    poster: 'text',
    captions: 'jsonb',
  },
  texts: (row) => [row.summary_zh, row.summary_en],
});

export const bodyOf = (row: InformationRow, lang: Locale): string =>
  lang === 'en' ? (row.body_en ?? row.body_zh) : row.body_zh;

/** Search terms are marked. */
export const presentInformation = (row: InformationRow, locale: Locale, terms: Terms | null): InformationSummary => {
  const { title, summary, source, lang } = textsOf(row, locale, ['title', 'summary', 'source']);
  return {
    id: row.id,
    title,
    lang,
    kind: row.kind,
    summary,
    source,
    published_on: row.published_on,
    cover: row.cover,
    title_hits: terms && markAll(title, terms),
    snippet: terms && (snippetOf(summary, terms) ?? snippetOf(plainText(bodyOf(row, lang)), terms)),
  };
};

export const presentVideo = (row: VideoRow, locale: Locale, terms: Terms | null): Video => {
  const { id, topic, published_on, seconds, file_id, poster } = row;
  const { title, summary, lang } = textsOf(row, locale, ['title', 'summary']);
  return {
    id,
    title,
    lang,
    topic,
    summary,
    published_on,
    seconds,
    file_id,
    poster,
    captions: row.captions.toSorted((a, b) => Number(b.lang === locale) - Number(a.lang === locale)),
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(summary, terms),
  };
};

export const presentSlide = (row: CarouselRow, locale: Locale): CarouselSlide => ({
  id: row.id,
  ...textsOf(row, locale, ['title', 'line', 'alt']),
  image: row.image,
  href: row.href,
});
