import { createFileRoute } from '@tanstack/react-router';
import { EventListPage } from '../../pages/event/list/event-list-page.tsx';
import { BRIEFINGS } from '../../pages/event/list/event-places.ts';
import { loadEvents } from '../../pages/event/list/load-events.ts';
import { eventWords } from '../../pages/event/words.ts';
import { policyWords } from '../../pages/policy/words.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { monthWords } from '../../pages/shared/month/words.ts';

import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { useWords } from '../../platform/words/use-words.ts';
import { withoutDialog } from '../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/policy/policyActivity')({
  loaderDeps: ({ search }) => withoutDialog(search),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      eventWords.event,
      policyWords.policyActivity,
      listWords.list,
      monthWords.month,
      kitWords.listPage,
      kitWords.facetFilter,
    );
  },
  pendingComponent: Skeleton,
  loader: ({ context, deps, cause }) => loadEvents(context.data, BRIEFINGS, { search: deps, cause }),
  head: ({ match }) => pageHead(match.context, 'policyActivity', ({ title, description }) => ({ title, description })),
  component: Events,
});

function Events() {
  const t = useWords('policyActivity');
  return (
    <EventListPage
      place={BRIEFINGS}
      search={Route.useLoaderDeps()}
      today={Route.useLoaderData().today}
      words={{ title: t('title'), lede: t('lede') }}
      trail={[{ label: t('policy'), href: '/policy' }]}
    />
  );
}
