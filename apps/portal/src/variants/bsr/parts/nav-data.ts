import { ENTERPRISE_SERVICES } from '@zonekit/portal-kit/site-header/core';
import type { Data } from '../../../platform/data/data.ts';
import type { CategoryTree } from '../../nav-data.types.ts';

/** What this variant's nav reads from the service. Imported when it is read, so that pages do not carry the contract. */
export const loadNav = async (data: Data): Promise<CategoryTree> => {
  const { policyEndpoints } = await import('@zonekit/api-client/policy/contract');
  const answer = await data.read(policyEndpoints.categoryTree, { query: { business_code: ENTERPRISE_SERVICES } });
  return (answer?.data ?? []).map(({ name, children }) => ({
    name,
    children: children.map((child) => ({ name: child.name })),
  }));
};
