import { createFileRoute, Outlet } from '@tanstack/react-router';
import { experimentWords } from '../../pages/experiment/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/tech')({
  beforeLoad: ({ context }) => context.words.load(experimentWords.experiment),
  component: TechArea,
});

function TechArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
