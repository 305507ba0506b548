import type { Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';

/** Runs in the page: what fades in or moves has come to its end. What goes round for ever is not waited for. */
const comeToRest = async () => {
  const animations = document.getAnimations();
  const ending = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/** What axe finds in a page at rest: each rule with the first element that breaks it. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(comeToRest);
  return (await violationsOf(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};
