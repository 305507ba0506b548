import { createFileRoute, Outlet } from '@tanstack/react-router';
import { supplyWords } from '../../pages/supply/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/homePage')({
  beforeLoad: ({ context }) => context.words.load(supplyWords.supply),
  component: HallArea,
});

function HallArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
