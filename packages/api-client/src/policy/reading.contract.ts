import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, locale } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { attachment } from '../file/file.contract.ts';
import { POLICY_LEVELS, POLICY_VALIDITIES } from './policy.lists.ts';
import { collectionList, illustrationList } from './reading.lists.ts';

const tag = z.object({ id, name: z.string() });
const linked = z.object({ id, title: z.string(), lang: locale });

/** A policy of a collection, with what it gives. */
const collected = z.extend(linked, {
  number: z.string(),
  issuer: z.string(),
  level: z.enum(POLICY_LEVELS),
  validity: z.enum(POLICY_VALIDITIES),
  published_on: isoDate,
  /** What it gives, in a sentence or two. */
  measures: z.string(),
  /** Calls under it that are open. */
  open_calls: z.number(),
});

export const collection = z.object({
  id,
  title: z.string(),
  lang: locale,
  summary: z.string(),
  published_on: isoDate,
  industries: z.array(tag),
  /** In the collection's own order. */
  policies: z.array(collected),
  ...hits,
});
export interface Collection extends z.infer<typeof collection> {}

const picture = z.object({
  attachment,
  title: z.string(),
  /** All that the picture tells, in words. */
  text: z.string(),
});

export const illustration = z.object({
  id,
  title: z.string(),
  lang: locale,
  summary: z.string(),
  published_on: isoDate,
  industries: z.array(tag),
  pictures_count: z.number(),
  /** Its first picture: a file's id, and what the picture tells. */
  cover: z.nullable(z.object({ file_id: id, text: z.string() })),
  ...hits,
});
export interface Illustration extends z.infer<typeof illustration> {}

export const illustrationDetail = z.extend(illustration, {
  pictures: z.array(picture),
  policy: z.nullable(linked),
  declaration: z.nullable(linked),
  issuer: z.string(),
  related: z.array(illustration),
});
export interface IllustrationDetail extends z.infer<typeof illustrationDetail> {}

const shapes = { industry: id, year: z.string().check(z.regex(/^\d{4}$/)) };
const access = 'public';

const collections = listEndpoints({
  path: '/policies/policy_collections',
  summary: 'Collections of policies by subject',
  access,
  item: collection,
  list: collectionList,
  shapes,
});
const illustrations = listEndpoints({
  path: '/policies/policy_illustrations',
  summary: 'Policies told in pictures',
  access,
  item: illustration,
  list: illustrationList,
  shapes,
});

const one = { params: z.object({ data_id: id }), errors: [404] } as const;

export const readingEndpoints = {
  listCollections: collections.list,
  collectionsFile: collections.file,
  getCollection: endpoint({
    ...one,
    method: 'GET',
    path: '/policies/policy_collections/{data_id}',
    summary: 'A collection with its policies and what they give',
    access,
    response: envelope(collection),
  }),
  listIllustrations: illustrations.list,
  illustrationsFile: illustrations.file,
  getIllustration: endpoint({
    ...one,
    method: 'GET',
    path: '/policies/policy_illustrations/{data_id}',
    summary: 'An illustration: its pictures in order, each with a text alternative',
    access: 'optional',
    response: envelope(illustrationDetail),
  }),
};
