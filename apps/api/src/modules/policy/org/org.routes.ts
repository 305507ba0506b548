import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import type { Serve } from '../../../frame/context.ts';
import { editOrg, getOrg, listOrgs } from './org.service.ts';

/** Departments that issue policies. */
export const orgRoutes = (serve: Serve): void => {
  serve(policyEndpoints.listPolicyOrgs, async ({ db, locale }) => ({ data: await listOrgs(db, locale) }));
  serve(policyEndpoints.getPolicyOrg, async ({ db, locale, params }) => ({
    data: await getOrg(db, params.department_id, locale),
  }));
  serve(policyEndpoints.editPolicyOrg, async ({ db, locale, params, body }) => ({
    data: await editOrg(db, params.department_id, body, locale),
  }));
};
