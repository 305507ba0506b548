import * as z from 'zod/mini';
import { endpoint, envelope, id, text } from '../contract/contract.ts';
import { POLICY_LEVELS } from './policy.lists.ts';

/** A telephone number with or without area code, or a hotline: 0415-2026301, 12366. */
const phone = z.string().check(z.regex(/^[\d+][\d\s-]{4,19}$/));

/** A department that issues policies, in the language of the request. Empty texts: not told yet. */
export const policyOrg = z.object({
  id,
  name: z.string(),
  level: z.enum(POLICY_LEVELS),
  address: z.string(),
  phone: z.string(),
  /** Opening hours in words. */
  hours: z.string(),
});
export interface PolicyOrg extends z.infer<typeof policyOrg> {}

/** How a department can be reached, in both languages. */
export const policyOrgContact = z.object({
  address_zh: text(200),
  address_en: text(200),
  phone,
  hours_zh: text(200),
  hours_en: text(200),
});
export interface PolicyOrgContact extends z.infer<typeof policyOrgContact> {}

const PATH = '/policies/policy_orgs';
const one = {
  path: `${PATH}/{department_id}`,
  params: z.object({ department_id: id }),
  response: envelope(policyOrg),
} as const;

export const policyOrgEndpoints = {
  listPolicyOrgs: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'Departments that issue policies, with address, phone and hours; national ones first',
    access: 'public',
    response: envelope(z.array(policyOrg)),
  }),
  getPolicyOrg: endpoint({
    ...one,
    method: 'GET',
    summary: 'A department that issues policies',
    access: 'public',
    errors: [404],
  }),
  editPolicyOrg: endpoint({
    ...one,
    method: 'PUT',
    summary: 'Replace how a department can be reached',
    access: 'operator',
    body: policyOrgContact,
    errors: [403, 404],
  }),
};
