import type { Page } from '@playwright/test';
import axeCore, { type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Once the script of axe is in the page. */
    axe: typeof axeCore;
  }
}

/**
 * The rules that a page breaks, by axe. A page gets axe's half a megabyte once; axe's own builder for Playwright sends it twice
 * for each analysis. Lists of passed rules would double the time of an analysis.
 *
 * @param exclude selectors of parts that are left out
 */
export const violationsOf = async (page: Page, options: RunOptions = {}, exclude: string[] = []): Promise<Result[]> => {
  const version = await page.evaluate(() => ('axe' in window ? window.axe.version : null));
  if (version !== axeCore.version) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([options, exclude]) => {
      const { violations } = await window.axe.run({ exclude }, { resultTypes: ['violations'], ...options });
      return violations;
    },
    [options, exclude] as const,
  );
};
