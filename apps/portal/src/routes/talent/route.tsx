import { createFileRoute, Outlet } from '@tanstack/react-router';
import { contentWords } from '../../pages/content/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/talent')({
  beforeLoad: ({ context }) => context.words.load(contentWords.content),
  component: TalentArea,
});

function TalentArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
