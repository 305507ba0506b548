import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe within this page: the other mode opens a second page for every analysis. Its lists of what holds take half the time. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
