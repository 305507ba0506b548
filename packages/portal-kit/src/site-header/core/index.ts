export { type Category, categoryBranches, ENTERPRISE_SERVICES } from './category-branches.ts';
export { HEADER_STICKS_AFTER_PX, NAV_HIDE_DELAY_MS, NAV_PANEL_OFFSETS } from './nav-constants.ts';
