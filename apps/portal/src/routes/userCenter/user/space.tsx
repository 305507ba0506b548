import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../../../pages/roadshow/bookings/bookings-page.tsx';
import { roadshowWords } from '../../../pages/roadshow/words.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { pageHead } from '../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/space')({
  validateSearch: ({ page, status }: Record<string, unknown>) => ({ page: oneOf(page), status: oneOf(status) }),
  beforeLoad: ({ context }) => context.words.load(roadshowWords.roadshow, listWords.list),
  head: ({ match }) => pageHead(match.context, 'roadshow', ({ title, description }) => ({ title, description })),
  component: Bookings,
});

function Bookings() {
  return <BookingsPage params={Route.useSearch()} />;
}
