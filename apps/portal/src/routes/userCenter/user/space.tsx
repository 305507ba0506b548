import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../../../pages/roadshow/bookings/bookings-page.tsx';
import { roadshowWords } from '../../../pages/roadshow/words.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { pageHead } from '../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/space')({
  validateSearch: (search): { page?: number } => {
    const page = Number(oneOf(search.page));
    return Number.isInteger(page) && page > 1 ? { page } : {};
  },
  beforeLoad: ({ context }) => context.words.load(roadshowWords.roadshow),
  head: ({ match }) => pageHead(match.context, 'roadshow', ({ title, description }) => ({ title, description })),
  component: Bookings,
});

function Bookings() {
  return <BookingsPage page={Route.useSearch().page ?? 1} />;
}
