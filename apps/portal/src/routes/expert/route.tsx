import { createFileRoute, Outlet } from '@tanstack/react-router';
import { expertWords } from '../../pages/expert/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/expert')({
  beforeLoad: ({ context }) => context.words.load(expertWords.expert),
  component: ExpertArea,
});

function ExpertArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
