import { createFileRoute } from '@tanstack/react-router';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { AppointmentsPage } from '../../../../pages/space/viewing/appointments-page.tsx';
import { viewingWords } from '../../../../pages/space/viewing/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/space/make')({
  validateSearch: ({ page, status }: Record<string, unknown>) => ({ page: oneOf(page), status: oneOf(status) }),
  beforeLoad: ({ context }) =>
    context.words.load(
      viewingWords.spaceMake,
      viewingWords.spaceReserve,
      listWords.list,
      kitFormWords.appointmentPicker,
    ),
  head: ({ match }) => pageHead(match.context, 'spaceMake', ({ title, description }) => ({ title, description })),
  component: Viewings,
});

function Viewings() {
  return <AppointmentsPage params={Route.useSearch()} />;
}
