import { type ListSearch, readListSearch } from '../../shared/list/list-search.ts';

export const LEVELS = ['national', 'provincial', 'municipal', 'district'] as const;
export const VALIDITIES = ['effective', 'expiring', 'expired'] as const;
export const STATUSES = ['open', 'closing', 'upcoming', 'closed', 'announced'] as const;
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
