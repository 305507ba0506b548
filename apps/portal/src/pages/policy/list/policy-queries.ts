/** What an address of a list asks of the service. */
import type { DeclarationQuery, PolicyQuery } from '@zonekit/api-client/policy/client';
import { pageQuery } from '../../shared/list/list-query.ts';
import {
  DECLARATION_SORTS,
  type DeclarationSearch,
  LEVELS,
  POLICY_SORTS,
  type PolicySearch,
  STATUSES,
  VALIDITIES,
} from './policy-searches.ts';

/** Words found rank before dates; without words there is nothing to rank. */
export const policySort = ({ sort, q }: PolicySearch) =>
  POLICY_SORTS.find((known) => known === sort) ?? (q ? 'relevance' : 'published_on');

export const declarationSort = ({ sort, q }: DeclarationSearch) =>
  DECLARATION_SORTS.find((known) => known === sort) ?? (q ? 'relevance' : 'closes_at');

const known = <T extends string>(values: readonly T[], chosen: readonly string[] | undefined) =>
  values.filter((value) => chosen?.includes(value));

const shared = (search: PolicySearch | DeclarationSearch) => ({
  ...pageQuery(search),
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
