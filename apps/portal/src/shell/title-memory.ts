/** Specification, sections 2 and 3: the title of the chosen entry is kept, and the policies' nav type begins anew. */
const ACTIVE_TITLE = 'zonekit.activeTitle';
const POLICIES_TYPE = 'zonekit.policiesType';

export const rememberChoice = ({ title, href }: { title: string; href?: string }) => {
  try {
    sessionStorage.setItem(ACTIVE_TITLE, title);
    if (href === '/policy') sessionStorage.removeItem(POLICIES_TYPE);
  } catch {
    // A forbidden storage forgets; nothing on the page depends on it.
  }
};
