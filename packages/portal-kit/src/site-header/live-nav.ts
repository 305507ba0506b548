/** Code of the open panels as one module, loaded when the nav becomes visible. */
export { attachNavMenu } from './attach-nav-menu.ts';
export { NavPanel } from './nav-panel.tsx';
