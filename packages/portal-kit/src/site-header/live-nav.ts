/** What a nav needs to open its panels, in one module that comes when the nav is shown. */
export { attachNavMenu } from './attach-nav-menu.ts';
export { NavPanel } from './nav-panel.tsx';
