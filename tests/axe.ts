import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe within this page: the other mode opens a second page for every analysis. Lists of passed rules would double its time. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
