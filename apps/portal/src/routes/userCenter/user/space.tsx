import { createFileRoute } from '@tanstack/react-router';
import { oneOf } from '../../../data/search-params.ts';
import { BookingsPage } from '../../../pages/account/bookings-page.tsx';
import { pageHead } from '../../../words/page-head.ts';

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
