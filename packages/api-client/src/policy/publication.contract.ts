import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, isoTime, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints, snippet } from '../contract/list.ts';
import { attachment } from '../file/file.contract.ts';
import { announcementList, canvassList, grantList, PUBLICATION_STATUSES, publicityList } from './publication.lists.ts';

export const publicationKind = z.enum(['announcement', 'publicity', 'canvass']);
export type PublicationKind = z.infer<typeof publicationKind>;

/** What a department publishes besides policies and calls. */
export const publication = z.object({
  id,
  kind: publicationKind,
  title: z.string(),
  lang: locale,
  issuer: z.string(),
  published_on: isoDate,
  summary: z.string(),
  /** Null for an announcement. */
  status: z.nullable(z.enum(PUBLICATION_STATUSES)),
  /** Until when objections or opinions are taken; null for an announcement. */
  closes_at: z.nullable(isoTime),
  /** Of a publicity list: its rows, their enterprises and the sum of their amounts. */
  granted: z.nullable(z.object({ projects: z.number(), enterprises: z.number(), amount: money })),
  ...hits,
});
export interface Publication extends z.infer<typeof publication> {}

const linked = z.object({ id, title: z.string(), lang: locale });

export const publicationDetail = z.extend(publication, {
  /** Sanitised HTML. */
  body_html: z.string(),
  attachments: z.array(attachment),
  /** The call whose results it publishes, or that it speaks of. */
  declaration: z.nullable(linked),
  policy: z.nullable(linked),
  contact: z.object({ department: z.string(), phone: z.string() }),
  related: z.array(publication),
});
export interface PublicationDetail extends z.infer<typeof publicationDetail> {}

export const opinionNeeds = {
  clause: z.string().check(z.trim(), z.maxLength(100)),
  text: z.string().check(z.trim(), z.minLength(10), z.maxLength(2000)),
};
export const opinion = z.object({ id, ...opinionNeeds, created_at: isoTime });
export interface Opinion extends z.infer<typeof opinion> {}

export const canvassDetail = z.extend(publicationDetail, {
  /** How many opinions were sent in; their texts are the department's. */
  opinions: z.number(),
  /** The user's own, the newest first. */
  mine: z.array(opinion),
});
export interface CanvassDetail extends z.infer<typeof canvassDetail> {}

/** A row of a publicity list. */
export const grant = z.object({
  id,
  publicity: linked,
  /** Its number in the list. */
  position: z.number(),
  project: z.string(),
  enterprise: z.string(),
  /** What a search found in the enterprise's name. */
  enterprise_hits: z.nullable(snippet),
  issuer: z.string(),
  published_on: isoDate,
  amount: money,
  ...hits,
});
export interface Grant extends z.infer<typeof grant> {}

const shapes = { department: z.string().check(z.maxLength(100)), year: z.string().check(z.regex(/^\d{4}$/)) };
const item = publication;
const access = 'public';

const announcements = listEndpoints({
  ...{ path: '/policies/policy_announcements', summary: 'Announcements', access, item, list: announcementList, shapes },
});
const publicity = listEndpoints({
  ...{ path: '/policies/policy_publicity', summary: 'Published results', access, item, list: publicityList, shapes },
});
const canvass = listEndpoints({
  ...{ path: '/policies/canvass', summary: 'Drafts open for opinion', access, item, list: canvassList, shapes },
});
const grants = listEndpoints({
  path: '/policies/policy_publicity_rows',
  summary: 'Rows of the published results: project, enterprise, amount',
  access,
  item: grant,
  list: grantList,
  shapes: { ...shapes, publicity: id },
});

const one = { params: z.object({ data_id: id }), errors: [404] } as const;

export const publicationEndpoints = {
  listAnnouncements: announcements.list,
  announcementsFile: announcements.file,
  getAnnouncement: endpoint({
    ...one,
    method: 'GET',
    path: '/policies/policy_announcements/{data_id}',
    summary: 'An announcement with its body and attachments',
    access: 'optional',
    response: envelope(publicationDetail),
  }),
  listPublicity: publicity.list,
  publicityFile: publicity.file,
  getPublicity: endpoint({
    ...one,
    method: 'GET',
    path: '/policies/policy_publicity/{data_id}',
    summary: 'A published list of results without its rows',
    access: 'optional',
    response: envelope(publicationDetail),
  }),
  listGrants: grants.list,
  grantsFile: grants.file,
  listCanvass: canvass.list,
  canvassFile: canvass.file,
  getCanvass: endpoint({
    ...one,
    method: 'GET',
    path: '/policies/canvass/{data_id}',
    summary: 'A draft open for opinion, with the number of opinions and one’s own',
    access: 'optional',
    response: envelope(canvassDetail),
  }),
  addOpinion: endpoint({
    ...one,
    method: 'POST',
    path: '/policies/canvass/{data_id}/opinions',
    summary: 'Give an opinion on a draft, refused once its time is over',
    access: 'user',
    body: z.object(opinionNeeds),
    status: 201,
    errors: [404, 409],
    idempotent: true,
    response: envelope(opinion),
  }),
};
