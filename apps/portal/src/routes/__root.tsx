import { createRootRouteWithContext, type ErrorComponentProps } from '@tanstack/react-router';
import '@zonekit/ui/theme';
import { loadNav } from '#variant/parts/nav-data.ts';
import { SiteHeader } from '#variant/parts/site-header.tsx';
import type { RouterContext } from '../platform/router-context.ts';
import { pageHead } from '../platform/words/page-head.ts';
import { type DialogName, dialogOf } from '../shell/dialogs/dialog-names.ts';
import { Root, RootError, type ShellParts } from '../shell/root.tsx';
import { shellWords } from '../shell/words.ts';
import { dialogs } from './-dialogs.ts';

const PARTS: ShellParts = {
  header: SiteHeader,
  dialogs,
  idleParts: () => import('../pages/shared/idle-parts/idle-parts.tsx'),
};

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
    await context.words.load(shellWords.frame);
    if (context.refused) throw context.refused;
  },
  loader: ({ context }) => loadNav(context.data),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match }) => pageHead(match.context, 'variant', ({ title, description }) => ({ title, description })),
  component: () => <Root {...PARTS} />,
  errorComponent: (props: ErrorComponentProps) => <RootError {...props} {...PARTS} />,
});
