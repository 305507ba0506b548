import { activeTitle, tabStore } from '@zonekit/portal-kit/device-storage/core';

/** Where the policy area's kind of navigation is kept. Source: specification, section 3, shared state. */
const POLICIES_TYPE = 'zonekit.policiesType';

/**
 * The title of the chosen entry is kept, and the policies' nav type begins anew on the way to `/policy`. Source:
 * specification, sections 2 and 3. @public loaded with the first choice
 */
export const rememberChoice = ({ title, href }: { title: string; href?: string }) => {
  activeTitle.write(title);
  if (href !== '/policy') return;
  try {
    tabStore()?.removeItem(POLICIES_TYPE);
  } catch {
    // A forbidden storage has kept none.
  }
};
