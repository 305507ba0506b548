import type { DeclarationQuery, PolicyQuery } from '@zonekit/api-client/policy/client';
import { type ListSearch, pageOf, readListSearch, sizeOf } from './list-search.ts';

const LEVELS = ['national', 'provincial', 'municipal', 'district'] as const;
const VALIDITIES = ['effective', 'expiring', 'expired'] as const;
const STATUSES = ['open', 'closing', 'upcoming', 'closed', 'announced'] as const;
const SHARED = { level: LEVELS, department: null, industry: null, year: null };

export const POLICY_SORTS = ['relevance', 'published_on'] as const;
export const DECLARATION_SORTS = ['relevance', 'closes_at', 'opens_at', 'amount'] as const;

export type PolicyFacet = 'level' | 'department' | 'industry' | 'year' | 'validity';
export type DeclarationFacet = 'status' | 'level' | 'department' | 'industry' | 'year';

export type PolicySearch = ListSearch<PolicyFacet>;
export type DeclarationSearch = ListSearch<DeclarationFacet>;

export const POLICY_FACETS: readonly PolicyFacet[] = ['level', 'department', 'industry', 'year', 'validity'];
export const DECLARATION_FACETS: readonly DeclarationFacet[] = ['status', 'level', 'department', 'industry', 'year'];

export const readPolicySearch = (search: Record<string, unknown>): PolicySearch =>
  readListSearch(search, { ...SHARED, validity: VALIDITIES }, POLICY_SORTS);

export const readDeclarationSearch = (search: Record<string, unknown>): DeclarationSearch =>
  readListSearch(search, { ...SHARED, status: STATUSES }, DECLARATION_SORTS);

/** Words found rank before dates; without words there is nothing to rank. */
export const policySort = ({ sort, q }: PolicySearch) =>
  POLICY_SORTS.find((known) => known === sort) ?? (q ? 'relevance' : 'published_on');

export const declarationSort = ({ sort, q }: DeclarationSearch) =>
  DECLARATION_SORTS.find((known) => known === sort) ?? (q ? 'relevance' : 'closes_at');

const known = <T extends string>(values: readonly T[], chosen: readonly string[] | undefined) =>
  values.filter((value) => chosen?.includes(value));

const shared = (search: PolicySearch | DeclarationSearch) => ({
  ...(search.q && { q: search.q }),
  page_index: pageOf(search),
  page_size: sizeOf(search),
  level: known(LEVELS, search.facets.level),
  department: search.facets.department ?? [],
  industry: search.facets.industry ?? [],
  year: search.facets.year ?? [],
});

export const policyQuery = (search: PolicySearch): PolicyQuery => ({
  ...shared(search),
  validity: known(VALIDITIES, search.facets.validity),
  sort: policySort(search),
});

export const declarationQuery = (search: DeclarationSearch): DeclarationQuery => ({
  ...shared(search),
  status: known(STATUSES, search.facets.status),
  sort: declarationSort(search),
});
