/**
 * The pages of the policy area that its tabs lead to, in the order of their numbers in the specification (section 2:
 * recommend 1, documents 2, assembly 3, calls 4, illustrations 5, questions 6), behind the landing page, and what
 * departments publish.
 */
export const POLICY_TABS = [
  { name: 'overview', href: '/policy' },
  { name: 'recommend', href: '/policy/policyRecommend' },
  { name: 'documents', href: '/policy/policyDocument' },
  { name: 'assembly', href: '/policy/policyAssembly' },
  { name: 'calls', href: '/policy/policyDeclaration' },
  { name: 'illustration', href: '/policy/policyIllustration' },
  { name: 'questions', href: '/policy/policyCommon' },
  { name: 'browse', href: '/policy/policyBrowse' },
] as const;

/** Whether a tab leads to the page at `pathname` (`true`), or to the list that the page belongs to (`within`). */
export const tabState = (href: (typeof POLICY_TABS)[number]['href'], pathname: string): boolean | 'within' => {
  const path = pathname.replace(/\/+$/, '');
  if (path === href) return true;
  // What is published in lists has pages of its own.
  if (href === '/policy/policyBrowse' && /^\/policy\/resultsPublicityDetails(\/|$)/.test(path)) return 'within';
  // Briefings are activities, listed by this area too: without a tab of their own.
  if (href === '/policy' && path === '/policy/policyActivity') return 'within';
  // Everything else here lies below the landing page, and is no part of it.
  return href !== '/policy' && path.startsWith(`${href}/`) ? 'within' : false;
};
