import { createRootRouteWithContext } from '@tanstack/react-router';
import '@zonekit/ui/theme';
import { loadNav } from '#variant/nav-data.ts';
import { type DialogName, dialogOf } from '../dialogs/dialog-names.ts';
import { loadShellWords, type RouterContext } from '../router.tsx';
import { Root, RootError } from '../shell/root.tsx';
import { pageHead } from '../words/page-head.ts';

interface RootSearch {
  /** A dialog of the shell that is open over the page. */
  dialog?: DialogName;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search): RootSearch => {
    const dialog = dialogOf(search.dialog);
    return dialog ? { dialog } : {};
  },
  beforeLoad: async ({ context }) => {
    await loadShellWords(context.words);
    if (context.refused) throw context.refused;
  },
  loader: ({ context }) => loadNav(context.data),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match }) =>
    pageHead(match.context, ({ variant }) => ({ title: variant?.title, description: variant?.description })),
  component: Root,
  errorComponent: RootError,
});
