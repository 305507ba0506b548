import type { CDPSession, Page } from '@playwright/test';
import axeCore, { type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Once the script of axe is in the page. */
    axe: typeof axeCore;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Evaluates a script by Chromium's own protocol: Playwright's `evaluate` takes 0.25 s of processor time for axe's, this 0.15. */
const runScript = async (page: Page, source: string): Promise<void> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { exceptionDetails } = await (await session).send('Runtime.evaluate', { expression: source });
  if (exceptionDetails) throw new Error(`The script failed in the page: ${exceptionDetails.text}`);
};

/**
 * The rules that a page breaks, by axe. A page gets axe's half a megabyte once; axe's own builder for Playwright sends it twice
 * for each analysis. Lists of passed rules would double the time of an analysis.
 *
 * @param exclude selectors of parts that are left out
 */
export const violationsOf = async (page: Page, options: RunOptions = {}, exclude: string[] = []): Promise<Result[]> => {
  const version = await page.evaluate(() => ('axe' in window ? window.axe.version : null));
  if (version !== axeCore.version) await runScript(page, axeCore.source);
  return page.evaluate(
    async ([options, exclude]) => {
      const { violations } = await window.axe.run({ exclude }, { resultTypes: ['violations'], ...options });
      return violations;
    },
    [options, exclude] as const,
  );
};
