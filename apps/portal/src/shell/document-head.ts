import type { AnyRouter } from '@tanstack/react-router';
import { onIdle } from '@zonekit/api-client/react/idle';
import type { Words } from '../platform/words/words.ts';
import { headOf } from './head-of.ts';
import { isErrorPage } from './is-error-page.ts';

/**
 * Keeps the title and the description of the document in step with the page that is shown, and moves the focus to a new
 * page, as a browser does that loads one: a screen reader starts there. Within a page the focus is kept by `keepFocus`.
 */
export const followHead = (router: AnyRouter, words: Words) => {
  onIdle(() => void import('./keep-focus.ts').then(({ keepFocus }) => keepFocus()));
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
    const { title, description } = headOf(router.state.matches, words.get().shell?.notFound ?? '');
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const { pathname } = toLocation;
    // The first page of a visit is rendered without any change.
    if ((pathChanged || !hrefChanged) && !router.state.matches.some(isErrorPage))
      onIdle(() => void import('./visits.ts').then(({ rememberVisit }) => rememberVisit(pathname, title)));
    if (!fromLocation || !pathChanged || toLocation.hash) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
};
