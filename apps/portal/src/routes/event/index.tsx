import { createFileRoute } from '@tanstack/react-router';
import { EventListPage } from '../../pages/event/list/event-list-page.tsx';
import { EVENTS } from '../../pages/event/list/event-places.ts';
import { loadEvents } from '../../pages/event/list/load-events.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { monthWords } from '../../pages/shared/month/words.ts';

import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

import { withoutDialog } from '../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/event/')({
  loaderDeps: ({ search }) => withoutDialog(search),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(listWords.list, monthWords.month, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  loader: ({ context, deps, cause }) => loadEvents(context.data, EVENTS, { search: deps, cause }),
  head: ({ match }) => pageHead(match.context, 'event', ({ title, description }) => ({ title, description })),
  component: Events,
});

function Events() {
  return <EventListPage place={EVENTS} search={Route.useLoaderDeps()} today={Route.useLoaderData().today} />;
}
