import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../../../../pages/roadshow/bookings/bookings-page.tsx';
import { roadshowWords } from '../../../../pages/roadshow/words.ts';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { monthWords } from '../../../../pages/shared/month/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/space')({
  validateSearch: ({ booking, month, page, status, view }: Record<string, unknown>) => ({
    booking: oneOf(booking),
    month: oneOf(month),
    page: oneOf(page),
    status: oneOf(status),
    view: oneOf(view),
  }),
  beforeLoad: ({ context }) =>
    context.words.load(roadshowWords.roadshow, listWords.list, monthWords.month, kitFormWords.statusTimeline),
  head: ({ match }) => pageHead(match.context, 'roadshow', ({ title, description }) => ({ title, description })),
  component: Bookings,
});

function Bookings() {
  return <BookingsPage params={Route.useSearch()} />;
}
