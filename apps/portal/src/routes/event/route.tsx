import { createFileRoute, Outlet } from '@tanstack/react-router';
import { eventWords } from '../../pages/event/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/event')({
  beforeLoad: ({ context }) => context.words.load(eventWords.event),
  component: EventArea,
});

function EventArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
