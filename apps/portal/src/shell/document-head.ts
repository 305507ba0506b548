import type { AnyRouter } from '@tanstack/react-router';
import { headOf } from './head-of.ts';

/** Keeps the title and the description of the document in step with the page that is shown. */
export const followHead = (router: AnyRouter) => {
  router.subscribe('onRendered', () => {
    const { title, description } = headOf(router.state.matches);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  });
};
