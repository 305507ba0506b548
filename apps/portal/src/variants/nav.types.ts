import type { NavGroup, NavItem } from '@zonekit/portal-kit/main-header';

/** A variant's navigation, built from its words. */
export interface VariantNav {
  items: readonly NavItem[];
  footer: readonly NavGroup[];
}
