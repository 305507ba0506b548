import { defineList } from '../list/list-definition.ts';

// The words of these values are in `institution.labels.ts` of the service.
/** Lenders of debt; investors of equity are `investor.lists.ts`. */
export const INSTITUTION_KINDS = ['bank', 'leasing', 'guarantee', 'microcredit', 'factoring'] as const;
/** Where the branch that serves the zone is. */
export const INSTITUTION_AREAS = ['zone', 'city', 'province', 'nationwide'] as const;

export const institutionList = defineList({
  facets: { kind: INSTITUTION_KINDS, area: INSTITUTION_AREAS },
  sorts: ['relevance', 'position', 'products', 'rate'],
  formats: ['json', 'csv'],
});
