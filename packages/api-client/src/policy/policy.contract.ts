import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, isoTime, locale, money, pageOf, pageQuery } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { attachment } from '../file/file.contract.ts';
import { applicationEndpoints } from './application.contract.ts';
import { criterion, criterionVerdict, eligibility } from './criterion.contract.ts';
import { DECLARATION_STATUSES, declarationList, POLICY_LEVELS, POLICY_VALIDITIES, policyList } from './policy.lists.ts';
import { policyOrgEndpoints } from './policy-org.contract.ts';
import { profile, profileInput } from './profile.contract.ts';
import { publicationEndpoints } from './publication.contract.ts';
import { readingEndpoints } from './reading.contract.ts';
import { policyComparison, policyVersion } from './version/version.contract.ts';

export type { AddressArea } from '../region/address-area.ts';
export type { Application, ApplicationDraft, ApplicationStatus, ApplicationSummary } from './application.contract.ts';
export { applicationNeeds, applicationStatus } from './application.contract.ts';
export type { Criterion, CriterionVerdict, Eligibility, NearestChange, Verdict } from './criterion.contract.ts';
export { criterion } from './criterion.contract.ts';
export type { PolicyOrg, PolicyOrgContact } from './policy-org.contract.ts';
export type { Facts, Profile, ProfileInput } from './profile.contract.ts';
export type { ClauseChange, ClauseComparison, PolicyComparison, PolicyVersion } from './version/version.contract.ts';

export const policyLevel = z.enum(POLICY_LEVELS);
export type PolicyLevel = z.infer<typeof policyLevel>;
export const validity = z.enum(POLICY_VALIDITIES);
export const declarationStatus = z.enum(DECLARATION_STATUSES);
export type DeclarationStatus = z.infer<typeof declarationStatus>;

export const tag = z.object({ id, name: z.string() });
export interface Tag extends z.infer<typeof tag> {}

/** Texts of an item are in `lang`, which differs from the request's language without a translation. */
const words = { title: z.string(), lang: locale };

export const policySummary = z.object({
  id,
  ...words,
  /** The document's number: 东政发〔2026〕31号. */
  number: z.string(),
  issuer: z.string(),
  level: policyLevel,
  industries: z.array(tag),
  published_on: isoDate,
  validity,
  expires_on: z.nullable(isoDate),
  summary: z.string(),
  ...hits,
});
export interface PolicySummary extends z.infer<typeof policySummary> {}

export const declarationSummary = z.object({
  id,
  ...words,
  number: z.string(),
  issuer: z.string(),
  level: policyLevel,
  industries: z.array(tag),
  status: declarationStatus,
  opens_at: isoTime,
  closes_at: isoTime,
  /** Whole days until `closes_at` in Asia/Shanghai; 0 on the last day, null once closed. */
  days_left: z.nullable(z.number()),
  /** Maximum per applicant; null if no money is paid. */
  amount: z.nullable(money),
  /** Kind of payment as text: "20% of R&D spend, paid afterwards". */
  support: z.string(),
  criteria_count: z.number(),
  ...hits,
});
export interface DeclarationSummary extends z.infer<typeof declarationSummary> {}

export const policyDetail = z.extend(policySummary, {
  effective_on: isoDate,
  /** Sanitised HTML: headings, paragraphs, lists, tables. */
  body_html: z.string(),
  attachments: z.array(attachment),
  declarations: z.array(declarationSummary),
  related: z.array(policySummary),
  /** All texts of the document, the newest first; one alone where it replaced none. */
  versions: z.array(policyVersion),
  /** Two of them clause by clause, where the request names them. */
  comparison: z.nullable(policyComparison),
});
export interface PolicyDetail extends z.infer<typeof policyDetail> {}

export const declarationDetail = z.extend(declarationSummary, {
  policy: z.nullable(policySummary),
  body_html: z.string(),
  criteria: z.array(criterion),
  materials: z.array(z.object({ name: z.string(), required: z.boolean(), attachment: z.nullable(attachment) })),
  process: z.array(z.object({ at: z.string(), label: z.string(), state: z.enum(['done', 'current', 'ahead']) })),
  support_table: z.array(z.object({ kind: z.string(), basis: z.string(), rate: z.string(), cap: money })),
  announces_on: z.nullable(isoDate),
  contact: z.object({
    department: z.string(),
    person: z.string(),
    phone: z.string(),
    /** Of the department; empty if not told. */
    address: z.string(),
    hours: z.string(),
  }),
  attachments: z.array(attachment),
  /** Activities that explain it, the earliest first. */
  activities: z.array(
    z.object({
      id,
      title: z.string(),
      lang: locale,
      venue: z.string(),
      starts_at: isoTime,
      ends_at: isoTime,
    }),
  ),
  related: z.array(declarationSummary),
});
export interface DeclarationDetail extends z.infer<typeof declarationDetail> {}

/** A declaration for pickers and calendars. */
export const declarationChoice = z.object({ id, ...words, status: declarationStatus, closes_at: isoTime });
export interface DeclarationChoice extends z.infer<typeof declarationChoice> {}

/** Six declarations at most: for a saved profile those that it does not rule out, else those that close next. */
export const recommendedDeclarations = z.object({
  basis: z.enum(['profile', 'deadline']),
  declarations: z.array(declarationSummary),
});
export interface RecommendedDeclarations extends z.infer<typeof recommendedDeclarations> {}

/** What an enterprise has registered, as answers of the questionnaire. */
export const enterpriseInfo = z.object({
  enterprise_id: id,
  answers: z.partial(z.pick(profileInput, { enterprise_name: true, address_area: true, industry: true })),
  /** Where the answers come from, in the language of the request, and their date; null if it was never filled in. */
  source: z.object({ name: z.string(), updated_at: z.nullable(isoTime) }),
});
export interface EnterpriseInfo extends z.infer<typeof enterpriseInfo> {}

/** A declaration matched against a profile. */
export const match = z.object({
  declaration: declarationSummary,
  eligibility,
  verdicts: z.array(criterionVerdict),
  met: z.number(),
  unmet: z.number(),
  unknown: z.number(),
});
export interface Match extends z.infer<typeof match> {}

const tally = z.object({
  eligible: z.number(),
  near: z.number(),
  unknown: z.number(),
  not: z.number(),
  /** Sum of the amounts of eligible declarations. */
  amount: money,
  /** Number of eligible declarations that close within seven days. */
  closing: z.number(),
});
export interface MatchTally extends z.infer<typeof tally> {}

/** All open and closing declarations, ordered by eligibility (eligible, near, unknown, not), then by deadline. */
export const recommendations = z.object({
  /** Null before the first questionnaire; `matches` is empty then. */
  profile: z.nullable(profile),
  tally,
  matches: z.array(match),
});
export interface Recommendations extends z.infer<typeof recommendations> {}

/** Numbers of all matches, for lists that show them beside their rows. */
export const matchCounts = z.object({
  /** False before the first questionnaire. */
  profile: z.boolean(),
  tally,
  matches: z.array(
    z.object({
      declaration_id: id,
      eligibility,
      met: z.number(),
      unmet: z.number(),
      unknown: z.number(),
    }),
  ),
});
export interface MatchCounts extends z.infer<typeof matchCounts> {}

const change = z.object({
  declaration_id: id,
  title: z.string(),
  amount: z.nullable(money),
  from: eligibility,
  to: eligibility,
});

/** Matches of a changed profile, which is not saved, beside those of the saved one. */
export const whatIf = z.object({
  before: tally,
  after: tally,
  matches: z.array(match),
  changes: z.array(change),
});
export interface WhatIf extends z.infer<typeof whatIf> {}

/** Counts for the answers of an unfinished questionnaire; small, since each answer requests them. */
export const matchPreview = z.object({
  /** Open declarations that the answers do not rule out: eligible, near or unknown. */
  possible: z.number(),
  tally,
  /** The first of them, in the order of the recommendations; three at most. */
  sample: z.array(z.object({ declaration_id: id, title: z.string(), amount: z.nullable(money) })),
});
export interface MatchPreview extends z.infer<typeof matchPreview> {}

/** Facets whose values only the service knows. */
const shapes = {
  /** Key of the issuing department from the facet, or its name in either language. */
  department: z.string().check(z.maxLength(100)),
  /** Ids of category tags. */
  industry: id,
  year: z.string().check(z.regex(/^\d{4}$/)),
};

const policies = listEndpoints({
  path: '/policies/policies',
  summary: 'Policy documents',
  access: 'public',
  item: policySummary,
  list: policyList,
  shapes,
});

const declarations = listEndpoints({
  path: '/policies/policy_declarations',
  summary: 'Calls for application',
  access: 'public',
  item: declarationSummary,
  list: declarationList,
  shapes,
});

/** Declarations that a user has subscribed to. */
const subscriptions = listEndpoints({
  path: '/policy/subscriptions',
  summary: 'Calls for application that I have subscribed to',
  access: 'user',
  item: declarationSummary,
  list: { ...declarationList, formats: ['json', 'csv', 'ics'] },
  shapes,
});

export const category = z.object({
  id,
  name: z.string(),
  business_code: z.string(),
  hidden: z.boolean(),
  category_tags: z.array(tag),
});
export interface Category extends z.infer<typeof category> {}

export interface CategoryNode {
  id: string;
  name: string;
  children: CategoryNode[];
}
export const categoryNode: z.ZodMiniType<CategoryNode> = z.object({
  id,
  name: z.string(),
  children: z.array(z.lazy(() => categoryNode)),
});

/** A tag with the number of policies in force that carry it. */
export const countedTag = z.extend(tag, { count: z.number() });
export interface CountedTag extends z.infer<typeof countedTag> {}

/** Policies by validity and declarations by status. */
export const statusCounts = z.object({
  policies: z.array(z.object({ validity, count: z.number() })),
  declarations: z.array(z.object({ status: declarationStatus, count: z.number() })),
});
export interface StatusCounts extends z.infer<typeof statusCounts> {}

/** Figures of the home page and of the policy landing page. */
export const policyTotals = z.object({
  policies_effective: z.number(),
  policies_this_week: z.number(),
  declarations_open: z.number(),
  declarations_closing: z.number(),
  /** Sum of the maximum amounts of open declarations. */
  amount_open: money,
  by_year: z.array(z.object({ year: z.number(), count: z.number() })),
  by_level: z.array(z.object({ level: policyLevel, count: z.number() })),
  /** A document counts in each of its industries; `in_force` leaves out those that have ended. */
  by_industry: z.array(z.object({ tag, count: z.number(), in_force: z.number() })),
  by_department: z.array(z.object({ name: z.string(), count: z.number() })),
});
export interface PolicyTotals extends z.infer<typeof policyTotals> {}

/** Whether a user has subscribed to a declaration. */
export const subscription = z.object({ declaration_id: id, subscribed: z.boolean() });
export interface Subscription extends z.infer<typeof subscription> {}

export const policyEndpoints = {
  listCategories: endpoint({
    method: 'GET',
    path: '/policies/categories',
    summary: 'Categories of a business code with their tags; 050011 holds the industries',
    access: 'public',
    query: z.object({
      business_code: z._default(z.string().check(z.regex(/^\d{6}$/)), '050011'),
      with_hidden: z.optional(z.enum(['true', 'false'])),
      page_index: pageQuery.page_index,
      /** Clients may request 999 at once. */
      page_size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(999)), 999),
    }),
    response: pageOf(category),
  }),
  categoryTree: endpoint({
    method: 'GET',
    path: '/policies/categories/tree',
    summary: 'Categories of a business code as a tree; 030000 holds the enterprise services',
    access: 'public',
    query: z.object({ business_code: z._default(z.string().check(z.regex(/^\d{6}$/)), '030000') }),
    response: envelope(z.array(categoryNode)),
  }),
  listTags: endpoint({
    method: 'GET',
    path: '/policies/tags',
    summary: 'All tags with the number of policies in force that carry them',
    access: 'public',
    response: envelope(z.array(countedTag)),
  }),
  listPolicies: policies.list,
  policiesFile: policies.file,
  getPolicy: endpoint({
    method: 'GET',
    path: '/policies/policies/{data_id}',
    summary: 'A policy document with its body, attachments, declarations, related documents and earlier versions',
    access: 'optional',
    params: z.object({ data_id: id }),
    /** `compare`: an earlier version, held against `with`, by default the present one. */
    query: z.object({ compare: z.optional(id), with: z.optional(id) }),
    errors: [404],
    response: envelope(policyDetail),
  }),
  listDeclarations: declarations.list,
  declarationsFile: declarations.file,
  getDeclaration: endpoint({
    method: 'GET',
    path: '/policies/policy_declarations/{data_id}',
    summary: 'A call for application with its criteria, materials, process and contact',
    access: 'optional',
    params: z.object({ data_id: id }),
    errors: [404],
    response: envelope(declarationDetail),
  }),
  declarationChoices: endpoint({
    method: 'GET',
    path: '/policies/policy_declarations/iSlist',
    summary: 'Titles and deadlines of calls for application, the nearest deadline first; 500 at most',
    access: 'optional',
    query: z.object({
      /** First and last day of the deadlines in Asia/Shanghai; from today by default. */
      from: z.optional(isoDate),
      to: z.optional(isoDate),
      /** Only those that I have subscribed to; none without a login. */
      subscribed: z.optional(z.literal('true')),
    }),
    response: envelope(z.array(declarationChoice)),
  }),
  recommendedDeclarations: endpoint({
    method: 'GET',
    path: '/policies/policy_declarations/recommends',
    summary: 'Calls for application that fit the saved profile, or those that close next',
    access: 'optional',
    response: envelope(recommendedDeclarations),
  }),
  statusCounts: endpoint({
    method: 'GET',
    path: '/policies/statistics/status',
    summary: 'Policies by validity and calls for application by status, with their numbers',
    access: 'public',
    response: envelope(statusCounts),
  }),
  totalCount: endpoint({
    method: 'GET',
    path: '/policies/statistics/total_count',
    summary: 'Figures of the home page and charts of the policy landing page',
    access: 'public',
    response: envelope(policyTotals),
  }),
  getProfile: endpoint({
    method: 'GET',
    path: '/policies/recommends/profile',
    summary: 'The saved answers of the questionnaire; null before the first',
    access: 'user',
    query: z.object({ user_id: z.optional(id) }),
    errors: [403],
    response: envelope(z.nullable(profile)),
  }),
  saveProfile: endpoint({
    method: 'POST',
    path: '/policies/recommends/profile',
    summary: 'Save the answers of the questionnaire (replaces the earlier ones)',
    access: 'user',
    body: z.extend(profileInput, { user_id: z.optional(id) }),
    idempotent: true,
    errors: [403],
    response: envelope(profile),
  }),
  enterpriseInfo: endpoint({
    method: 'GET',
    path: '/policies/recommends/enterprise_info',
    summary: 'What the enterprise of this session has registered, as answers of the questionnaire; null for none',
    access: 'user',
    response: envelope(z.nullable(enterpriseInfo)),
  }),
  recommend: endpoint({
    method: 'GET',
    path: '/policies/recommends',
    summary: 'Every call that is open held against the saved profile, criterion by criterion',
    access: 'user',
    query: z.object({ declaration_id: z.optional(id) }),
    errors: [404],
    response: envelope(recommendations),
  }),
  matchCounts: endpoint({
    method: 'GET',
    path: '/policies/recommends/counts',
    summary: 'How many criteria of every open call the saved profile meets',
    access: 'user',
    response: envelope(matchCounts),
  }),
  whatIf: endpoint({
    method: 'POST',
    path: '/policies/recommends/what-if',
    summary: 'The same for a changed profile that is not saved',
    access: 'user',
    body: z.object({ profile: z.partial(profileInput) }),
    response: envelope(whatIf),
  }),
  previewMatches: endpoint({
    method: 'POST',
    path: '/policies/recommends/preview',
    summary:
      'How many open calls a save of these answers would find; answers left out are unanswered, nothing is saved',
    access: 'optional',
    body: z.object({ profile: z.partial(profileInput) }),
    response: envelope(matchPreview),
  }),
  listSubscriptions: subscriptions.list,
  subscriptionsFile: subscriptions.file,
  subscribe: endpoint({
    method: 'POST',
    path: '/policy/subscriptions',
    summary: 'Subscribe to a call for application, or end that; the same once more changes nothing',
    access: 'user',
    body: z.object({ declaration_id: id, subscribed: z.boolean() }),
    errors: [404],
    idempotent: true,
    response: envelope(subscription),
  }),
  ...applicationEndpoints,
  ...publicationEndpoints,
  ...readingEndpoints,
  ...policyOrgEndpoints,
};
