'use client';
import { useEffect } from 'react';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import { type DeclarationChoiceQuery, type DeclarationQuery, INDUSTRIES, type PolicyQuery } from './policy.client.ts';
import type {
  Category,
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
  Subscription,
  Tag,
  WhatIf,
} from './policy.contract.ts';
import { policyEndpoints } from './policy.endpoints.gen.ts';
import type { declarationList, policyList } from './policy.lists.ts';
import type { Profile } from './profile.contract.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/** A page of policy documents with facets. The previous page stays, marked stale, while a new one loads. */
export const usePolicies = (query: PolicyQuery | null): Read<Paged<PolicySummary, typeof policyList>> =>
  useList(policyEndpoints.listPolicies, query);

/** The same as an infinite list. Null: no request. */
export const usePolicyPages = (query: PolicyQuery | null): ListPages<PolicySummary> =>
  useListPages(policyEndpoints.listPolicies, query);

/** Saves policy documents as a file: `save('csv', query)`. */
export const useSavePolicies = (): ListSaver<typeof policyEndpoints.policiesFile> =>
  useSaveList(policyEndpoints.policiesFile);

/** Null: no request. */
export const usePolicy = (id: string | null): Read<PolicyDetail> =>
  mapRead(useRead(policyEndpoints.getPolicy, id === null ? null : { params: { data_id: id } }), dataOf);

/** A page of declarations with facets. */
export const useDeclarations = (
  query: DeclarationQuery | null,
): Read<Paged<DeclarationSummary, typeof declarationList>> => useList(policyEndpoints.listDeclarations, query);

export const useDeclarationPages = (query: DeclarationQuery | null): ListPages<DeclarationSummary> =>
  useListPages(policyEndpoints.listDeclarations, query);

/** Saves declarations as a file: `save('ics', query)`. */
export const useSaveDeclarations = (): ListSaver<typeof policyEndpoints.declarationsFile> =>
  useSaveList(policyEndpoints.declarationsFile);

export const useDeclaration = (id: string | null): Read<DeclarationDetail> =>
  mapRead(useRead(policyEndpoints.getDeclaration, id === null ? null : { params: { data_id: id } }), dataOf);

/** Titles and deadlines for pickers and calendars. Null: no request. */
export const useDeclarationChoices = (query: DeclarationChoiceQuery | null): Read<DeclarationChoice[]> =>
  mapRead(useRead(policyEndpoints.declarationChoices, query && { query }, { keep: true }), dataOf);

/** Six at most: what fits the saved profile, or what closes next. Sends no request while `enabled` is false. */
export const useRecommendedDeclarations = (enabled = true): Read<RecommendedDeclarations> =>
  mapRead(useRead(policyEndpoints.recommendedDeclarations, enabled ? {} : null), dataOf);

/** Policies by validity and declarations by status. */
export const useStatusCounts = (): Read<StatusCounts> => mapRead(useRead(policyEndpoints.statusCounts, {}), dataOf);

/** What the enterprise has registered, as answers of the questionnaire. Sends no request while `enabled` is false. */
export const useEnterpriseInfo = (enabled = true): Read<EnterpriseInfo | null> =>
  mapRead(useRead(policyEndpoints.enterpriseInfo, enabled ? {} : null), dataOf);

/** Figures of the home page and of the policy landing page. */
export const useTotals = (): Read<PolicyTotals> => mapRead(useRead(policyEndpoints.totalCount, {}), dataOf);

/** Categories of a business code with their tags; the industries by default. */
export const useCategories = (businessCode: string = INDUSTRIES.business_code): Read<Category[]> =>
  mapRead(useRead(policyEndpoints.listCategories, { query: { ...INDUSTRIES, business_code: businessCode } }), dataOf);

const NO_TAGS: Tag[] = [];

/** The industries to choose from: tags of the first category. Sends no request while `enabled` is false (a closed dialog). */
export const useIndustries = (enabled = true): Read<Tag[]> =>
  mapRead(
    useRead(policyEndpoints.listCategories, enabled ? { query: INDUSTRIES } : null),
    ({ data }) => data[0]?.category_tags ?? NO_TAGS,
  );

/** Categories of a business code as a tree; the enterprise services by default. */
export const useCategoryTree = (businessCode = '030000'): Read<CategoryNode[]> =>
  mapRead(useRead(policyEndpoints.categoryTree, { query: { business_code: businessCode } }), dataOf);

export const useTags = (): Read<CountedTag[]> => mapRead(useRead(policyEndpoints.listTags, {}), dataOf);

/** The saved answers of the questionnaire; null before the first. Sends no request while `enabled` is false (a closed dialog). */
export const useProfile = (enabled = true): Read<Profile | null> =>
  mapRead(useRead(policyEndpoints.getProfile, enabled ? {} : null), dataOf);

/** Saves the answers and revalidates what depends on them. `send({ body: profile })`. */
export const useSaveProfile = (): Writer<InputOf<typeof policyEndpoints.saveProfile>, Profile> => {
  const refresh = useRefresh();
  const writer = useWrite(policyEndpoints.saveProfile, dataOf, { quiet: true });
  useEffect(() => {
    if (writer.state.status === 'done')
      void refresh(
        policyEndpoints.getProfile,
        policyEndpoints.recommend,
        policyEndpoints.matchCounts,
        policyEndpoints.recommendedDeclarations,
      );
  }, [writer.state, refresh]);
  return writer;
};

/** All open declarations matched against the saved profile, or only one of them. */
export const useRecommendations = (declarationId?: string): Read<Recommendations> =>
  mapRead(useRead(policyEndpoints.recommend, { query: { declaration_id: declarationId } }, { keep: true }), dataOf);

/** How many criteria of every open declaration the saved profile meets: one request for all rows of a page. */
export const useMatchCounts = (): Read<MatchCounts> => mapRead(useRead(policyEndpoints.matchCounts, {}), dataOf);

/** Matches of a changed profile, which is not saved. `send({ body: { profile } })` aborts the request before. */
export const useWhatIf = (): Writer<InputOf<typeof policyEndpoints.whatIf>, WhatIf> =>
  useWrite(policyEndpoints.whatIf, dataOf);

/** How many open declarations the answers alone would find, for visitors too; nothing is saved. `send({ body: { profile } })`. */
export const usePreviewMatches = (): Writer<InputOf<typeof policyEndpoints.previewMatches>, MatchPreview> =>
  useWrite(policyEndpoints.previewMatches, dataOf);

/** Subscribed declarations, nearest deadline first. Null: no request. */
export const useSubscriptions = (
  query: DeclarationQuery | null,
): Read<Paged<DeclarationSummary, typeof declarationList>> => useList(policyEndpoints.listSubscriptions, query);

export const useSubscriptionPages = (query: DeclarationQuery | null): ListPages<DeclarationSummary> =>
  useListPages(policyEndpoints.listSubscriptions, query);

export const useSaveSubscriptions = (): ListSaver<typeof policyEndpoints.subscriptionsFile> =>
  useSaveList(policyEndpoints.subscriptionsFile);

/** Subscribes to a declaration or unsubscribes. `send({ body: { declaration_id, subscribed } })`. */
export const useSubscribe = (): Writer<InputOf<typeof policyEndpoints.subscribe>, Subscription> => {
  const refresh = useRefresh();
  const writer = useWrite(policyEndpoints.subscribe, dataOf);
  useEffect(() => {
    if (writer.state.status === 'done')
      void refresh(policyEndpoints.listSubscriptions, policyEndpoints.declarationChoices);
  }, [writer.state, refresh]);
  return writer;
};

export * from './application.hooks.ts';
export * from './policy-org.hooks.ts';
