/**
 * The pages of the policy area that its tabs lead to, in the order of their numbers in the specification (section 2:
 * recommend 1, documents 2, calls 4), behind the landing page.
 */
export const POLICY_TABS = [
  { name: 'overview', href: '/policy' },
  { name: 'recommend', href: '/policy/policyRecommend' },
  { name: 'documents', href: '/policy/policyDocument' },
  { name: 'calls', href: '/policy/policyDeclaration' },
] as const;

/** Whether a tab leads to the page at `pathname` (`true`), or to the list that the page belongs to (`within`). */
export const tabState = (href: (typeof POLICY_TABS)[number]['href'], pathname: string): boolean | 'within' => {
  const path = pathname.replace(/\/+$/, '');
  if (path === href) return true;
  // Everything here lies below the landing page, and is no part of it.
  return href !== '/policy' && path.startsWith(`${href}/`) ? 'within' : false;
};
