import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type {
  CategoryNode,
  CountedTag,
  DeclarationChoice,
  DeclarationDetail,
  DeclarationSummary,
  EnterpriseInfo,
  MatchCounts,
  MatchPreview,
  PolicyDetail,
  PolicySummary,
  PolicyTotals,
  Recommendations,
  RecommendedDeclarations,
  StatusCounts,
  Tag,
  WhatIf,
} from './policy.contract.ts';
import { policyEndpoints } from './policy.endpoints.gen.ts';
import type { declarationList, policyList } from './policy.lists.ts';
import type { Profile, ProfileInput } from './profile.contract.ts';

type Query<K extends keyof typeof policyEndpoints> = NonNullable<
  InputOf<(typeof policyEndpoints)[K]> extends { query?: infer Q } ? Q : never
>;

export type PolicyQuery = Query<'listPolicies'>;
export type DeclarationQuery = Query<'listDeclarations'>;
export type DeclarationChoiceQuery = Query<'declarationChoices'>;

/** All categories in one request. */
export const CATEGORY_PAGE_SIZE = 999;
/** Query of the category tree whose first category has the industries. */
export const INDUSTRIES = {
  business_code: '050011',
  with_hidden: 'true',
  page_index: 1,
  page_size: CATEGORY_PAGE_SIZE,
} as const;

export const listPolicies = (
  transport: Transport,
  query: PolicyQuery,
  options?: CallOptions,
): Promise<Paged<PolicySummary, typeof policyList>> => transport.call(policyEndpoints.listPolicies, { query }, options);

/** @param query two versions to compare, by their ids */
export const getPolicy = async (
  transport: Transport,
  id: string,
  query: Query<'getPolicy'> = {},
  options?: CallOptions,
): Promise<PolicyDetail> =>
  (await transport.call(policyEndpoints.getPolicy, { params: { data_id: id }, query }, options)).data;

export const listDeclarations = (
  transport: Transport,
  query: DeclarationQuery,
  options?: CallOptions,
): Promise<Paged<DeclarationSummary, typeof declarationList>> =>
  transport.call(policyEndpoints.listDeclarations, { query }, options);

export const getDeclaration = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<DeclarationDetail> =>
  (await transport.call(policyEndpoints.getDeclaration, { params: { data_id: id } }, options)).data;

/** Titles and deadlines for pickers and calendars. */
export const listDeclarationChoices = async (
  transport: Transport,
  query: DeclarationChoiceQuery = {},
  options?: CallOptions,
): Promise<DeclarationChoice[]> => (await transport.call(policyEndpoints.declarationChoices, { query }, options)).data;

/** What fits the saved profile, or what closes next. */
export const listRecommendedDeclarations = async (
  transport: Transport,
  options?: CallOptions,
): Promise<RecommendedDeclarations> =>
  (await transport.call(policyEndpoints.recommendedDeclarations, {}, options)).data;

export const getStatusCounts = async (transport: Transport, options?: CallOptions): Promise<StatusCounts> =>
  (await transport.call(policyEndpoints.statusCounts, {}, options)).data;

/** What the enterprise has registered, as answers of the questionnaire; null without an enterprise. */
export const getEnterpriseInfo = async (transport: Transport, options?: CallOptions): Promise<EnterpriseInfo | null> =>
  (await transport.call(policyEndpoints.enterpriseInfo, {}, options)).data;

export const getTotals = async (transport: Transport, options?: CallOptions): Promise<PolicyTotals> =>
  (await transport.call(policyEndpoints.totalCount, {}, options)).data;

/** The industries: tags of the first category of business code 050011. */
export const listIndustries = async (transport: Transport, options?: CallOptions): Promise<Tag[]> =>
  (await transport.call(policyEndpoints.listCategories, { query: INDUSTRIES }, options)).data[0]?.category_tags ?? [];

export const getCategoryTree = async (
  transport: Transport,
  businessCode = '030000',
  options?: CallOptions,
): Promise<CategoryNode[]> =>
  (await transport.call(policyEndpoints.categoryTree, { query: { business_code: businessCode } }, options)).data;

export const listTags = async (transport: Transport, options?: CallOptions): Promise<CountedTag[]> =>
  (await transport.call(policyEndpoints.listTags, {}, options)).data;

/** Null before the first questionnaire. */
export const getProfile = async (
  transport: Transport,
  userId?: string,
  options?: CallOptions,
): Promise<Profile | null> =>
  (await transport.call(policyEndpoints.getProfile, { query: { user_id: userId } }, options)).data;

export const saveProfile = async (
  transport: Transport,
  profile: ProfileInput,
  options?: CallOptions,
): Promise<Profile> => (await transport.call(policyEndpoints.saveProfile, { body: profile }, options)).data;

export const recommend = async (
  transport: Transport,
  declarationId?: string,
  options?: CallOptions,
): Promise<Recommendations> =>
  (await transport.call(policyEndpoints.recommend, { query: { declaration_id: declarationId } }, options)).data;

/** How many criteria of every open declaration the saved profile meets. */
export const matchCounts = async (transport: Transport, options?: CallOptions): Promise<MatchCounts> =>
  (await transport.call(policyEndpoints.matchCounts, {}, options)).data;

/** Matches of a changed profile, which is not saved. */
export const whatIf = async (
  transport: Transport,
  profile: Partial<ProfileInput>,
  options?: CallOptions,
): Promise<WhatIf> => (await transport.call(policyEndpoints.whatIf, { body: { profile } }, options)).data;

/** How many open declarations the answers alone would find; nothing is saved. For visitors too. */
export const previewMatches = async (
  transport: Transport,
  profile: Partial<ProfileInput>,
  options?: CallOptions,
): Promise<MatchPreview> => (await transport.call(policyEndpoints.previewMatches, { body: { profile } }, options)).data;

/** The lists as files. */
export const fetchPolicies = (
  transport: Transport,
  ...what: ListFileOf<typeof policyEndpoints.policiesFile>
): Promise<ListFile> => fetchListFile(transport, policyEndpoints.policiesFile, ...what);

export const fetchDeclarations = (
  transport: Transport,
  ...what: ListFileOf<typeof policyEndpoints.declarationsFile>
): Promise<ListFile> => fetchListFile(transport, policyEndpoints.declarationsFile, ...what);

export const fetchSubscriptions = (
  transport: Transport,
  ...what: ListFileOf<typeof policyEndpoints.subscriptionsFile>
): Promise<ListFile> => fetchListFile(transport, policyEndpoints.subscriptionsFile, ...what);

/** Subscribed declarations, nearest deadline first. */
export const listSubscriptions = (
  transport: Transport,
  query: DeclarationQuery = {},
  options?: CallOptions,
): Promise<Paged<DeclarationSummary, typeof declarationList>> =>
  transport.call(policyEndpoints.listSubscriptions, { query }, options);

export const subscribe = async (
  transport: Transport,
  declarationId: string,
  subscribed: boolean,
  options?: CallOptions,
): Promise<void> => {
  await transport.call(policyEndpoints.subscribe, { body: { declaration_id: declarationId, subscribed } }, options);
};

export * from './application.client.ts';
export * from './policy-org.client.ts';
