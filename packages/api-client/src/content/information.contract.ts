import * as z from 'zod/mini';
import { id, isoDate, locale } from '../contract/contract.ts';
import { hits } from '../contract/list.ts';
import { INFORMATION_KINDS, VIDEO_TOPICS } from './content.lists.ts';

export const informationKind = z.enum(INFORMATION_KINDS);
export type InformationKind = z.infer<typeof informationKind>;
export const videoTopic = z.enum(VIDEO_TOPICS);
export type VideoTopic = z.infer<typeof videoTopic>;

/** Texts are in `lang`, which differs from the request's language without a translation. */
export const informationSummary = z.object({
  id,
  title: z.string(),
  lang: locale,
  kind: informationKind,
  summary: z.string(),
  /** Who published it: 管委会办公室. */
  source: z.string(),
  published_on: isoDate,
  /** File of the picture, 16:10; null for none. */
  cover: z.nullable(id),
  ...hits,
});
export interface InformationSummary extends z.infer<typeof informationSummary> {}

export const informationDetail = z.extend(informationSummary, {
  /** Sanitised HTML: headings, paragraphs, lists, tables. */
  body_html: z.string(),
  /** The newest of the same kind, without this one. */
  related: z.array(informationSummary),
});
export interface InformationDetail extends z.infer<typeof informationDetail> {}

export const video = z.object({
  id,
  title: z.string(),
  lang: locale,
  topic: videoTopic,
  summary: z.string(),
  published_on: isoDate,
  /** Length in whole seconds. */
  seconds: z.number(),
  /** Files of the video (MP4) and of its poster, 16:9. */
  file_id: id,
  poster: z.nullable(id),
  /** Files of its captions (WebVTT), the request's language first. */
  captions: z.array(z.object({ lang: locale, file_id: id })),
  ...hits,
});
export interface Video extends z.infer<typeof video> {}

export const carouselSlide = z.object({
  id,
  title: z.string(),
  lang: locale,
  line: z.string(),
  /** File of the picture, 3:1 with its subject at the right. */
  image: id,
  /** Of the picture, for those who cannot see it. */
  alt: z.string(),
  href: z.string(),
});
export interface CarouselSlide extends z.infer<typeof carouselSlide> {}
