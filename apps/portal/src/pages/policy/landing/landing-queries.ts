import type { DeclarationQuery, PolicyQuery } from '@zonekit/api-client/policy/client';

export const DOCUMENTS = '/policy/policyDocument';
export const CALLS = '/policy/policyDeclaration';

const LATEST = 6;
const SOON = 4;

/** The newest documents; their facets say how many there are of each level, department and industry. */
export const LATEST_QUERY: PolicyQuery = { page_index: 1, page_size: LATEST, sort: 'published_on' };
export const SOON_QUERY: DeclarationQuery = {
  page_index: 1,
  page_size: SOON,
  status: ['open', 'closing'],
  sort: 'closes_at',
};
