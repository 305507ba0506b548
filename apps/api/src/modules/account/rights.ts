import type { Right } from '@zonekit/api-client/account/contract';
import type { Role } from '@zonekit/api-client/auth/contract';

/** Who may do what beyond looking. Source: specification, section 6; the endpoints hold to it. */
const RIGHTS: Record<Right, readonly Role[]> = {
  'account.edit': ['guest', 'enterprise_user', 'staff', 'operator'],
  'policy.match': ['guest', 'enterprise_user', 'staff', 'operator'],
  'roadshow.book': ['guest', 'enterprise_user', 'staff', 'operator'],
  'enterprise.add': ['guest', 'enterprise_user', 'staff', 'operator'],
  'enterprise.view': ['enterprise_user', 'staff'],
  'enterprise.edit': ['enterprise_user'],
  'enterprise.staff': ['enterprise_user'],
  'roadshow.decide': ['operator'],
  'file.decide': ['operator'],
};

/** The rights of a role, in the order of the contract. */
export const rightsOf = (role: Role): Right[] =>
  (Object.keys(RIGHTS) as Right[]).filter((right) => RIGHTS[right].includes(role));
