import { createFileRoute, Outlet } from '@tanstack/react-router';
import { experimentWords } from '../../pages/experiment/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/experiment')({
  beforeLoad: ({ context }) => context.words.load(experimentWords.experiment),
  component: ExperimentArea,
});

function ExperimentArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
