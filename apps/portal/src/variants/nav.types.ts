import type { NavGroup, NavItem } from '@zonekit/portal-kit/main-header';

/** A variant's ways into the portal, once its words are known. */
export interface VariantNav {
  items: readonly NavItem[];
  footer: readonly NavGroup[];
}
