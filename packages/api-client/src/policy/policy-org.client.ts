import type { CallOptions, Transport } from '../transport/transport.ts';
import type { PolicyOrg, PolicyOrgContact } from './policy-org.contract.ts';
import { policyOrgEndpoints } from './policy-org.endpoints.gen.ts';

/** Departments that issue policies. */
export const listPolicyOrgs = async (transport: Transport, options?: CallOptions): Promise<PolicyOrg[]> =>
  (await transport.call(policyOrgEndpoints.listPolicyOrgs, {}, options)).data;

/** @throws ApiError `not_found` */
export const getPolicyOrg = async (transport: Transport, id: string, options?: CallOptions): Promise<PolicyOrg> =>
  (await transport.call(policyOrgEndpoints.getPolicyOrg, { params: { department_id: id } }, options)).data;

/** An operator's. @throws ApiError `not_found` */
export const editPolicyOrg = async (
  transport: Transport,
  id: string,
  body: PolicyOrgContact,
  options?: CallOptions,
): Promise<PolicyOrg> =>
  (await transport.call(policyOrgEndpoints.editPolicyOrg, { params: { department_id: id }, body }, options)).data;
