import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Runs in the page: what fades in or moves has come to its end. What goes round for ever is not waited for. */
const comeToRest = async () => {
  const animations = document.getAnimations();
  const ending = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/** What axe finds in a page at rest: each rule with the first element that breaks it. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(comeToRest);
  // Within this page: the other way opens a second page for every analysis.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};
