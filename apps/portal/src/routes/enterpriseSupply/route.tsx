import { createFileRoute, Outlet } from '@tanstack/react-router';
import { supplyWords } from '../../pages/supply/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/enterpriseSupply')({
  beforeLoad: ({ context }) => context.words.load(supplyWords.supply),
  component: SupplyArea,
});

function SupplyArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
