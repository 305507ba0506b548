import type { AnyRouter } from '@tanstack/react-router';
import { onIdle } from '@zonekit/api-client/react/idle';
import { hasOpenModal } from '@zonekit/portal-kit/command-palette/core';
import type { Words } from '../platform/words/words.ts';
import { headOf } from './head-of.ts';
import { isErrorPage } from './is-error-page.ts';

const load = () => import('./idle-head.ts');

/**
 * Keeps the title and the description of the document in step with the page that is shown, and moves the focus to a new
 * page, as a browser does that loads one: a screen reader starts there. An open dialog keeps it. Within a page the focus is kept by `keepFocus`.
 */
export const followHead = (router: AnyRouter, words: Words) => {
  onIdle(async () => (await load()).keepFocus());
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
    const { title, description } = headOf(router.state.matches, words.get().shell?.notFound ?? '');
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const { pathname } = toLocation;
    // The first page of a visit is rendered without any change.
    if ((pathChanged || !hrefChanged) && !router.state.matches.some(isErrorPage))
      onIdle(async () => (await load()).rememberVisit(pathname, title));
    if (!fromLocation || !pathChanged || toLocation.hash || hasOpenModal()) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
};
