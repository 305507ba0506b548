import { panelOpener } from '../../../pages/shared/nav-figures/panel-opener.ts';

/** Apart from the figures: what home's script names of the files that they need would cost every visit. */
export const openPanel = panelOpener(async (...panel) => (await import('./nav-figures.ts')).loadPanelFigures(...panel));
