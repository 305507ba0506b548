import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../../../pages/roadshow/bookings/bookings-page.tsx';
import { oneOf } from '../../../platform/data/search-params.ts';
import { pageHead } from '../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/space')({
  validateSearch: (search): { page?: number } => {
    const page = Number(oneOf(search.page));
    return Number.isInteger(page) && page > 1 ? { page } : {};
  },
  head: ({ match }) =>
    pageHead(match.context, ({ account }) => ({ title: account?.title, description: account?.description })),
  component: Bookings,
});

function Bookings() {
  return <BookingsPage page={Route.useSearch().page ?? 1} />;
}
