import { createFileRoute } from '@tanstack/react-router';
import { MyEventsPage } from '../../../pages/event/mine/my-events-page.tsx';
import { eventWords } from '../../../pages/event/words.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { pageHead } from '../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/event')({
  validateSearch: ({ page, status }: Record<string, unknown>) => ({ page: oneOf(page), status: oneOf(status) }),
  beforeLoad: ({ context }) => context.words.load(eventWords.eventMine, listWords.list),
  head: ({ match }) => pageHead(match.context, 'eventMine', ({ title, description }) => ({ title, description })),
  component: MyEvents,
});

function MyEvents() {
  return <MyEventsPage params={Route.useSearch()} />;
}
