import { randomUuid } from '@zonekit/api-client/transport/random-id';
import { ensureDeviceId, visitedPages, withVisit } from '@zonekit/portal-kit/device-storage/core';

/** Personal pages and logins; not recorded, so that the next user of this browser does not see them. */
const PERSONAL = /^\/(userCenter|login|single\/login|policy\/policyRecommend)(\/|$)/;

/**
 * Remembers a page that was shown, by its path, without what was searched for in it.
 * @param title of the document: the page's own, then the platform's
 * @public loaded when the browser is idle
 */
export const rememberVisit = (path: string, title: string): void => {
  // Made on the first visit, whichever page it is. Source: pages.md, Storage.
  ensureDeviceId(randomUuid);
  if (PERSONAL.test(path)) return;
  visitedPages.write(
    withVisit(visitedPages.read() ?? [], { path, title: title.split(' | ')[0] ?? title, at: Date.now() }),
  );
};

/** The latest of them that are not the page itself. */
export const lastVisits = (but: string, most: number) =>
  (visitedPages.read() ?? []).filter(({ path }) => path !== but).slice(0, most);
