import { createFileRoute, Outlet } from '@tanstack/react-router';
import { businessWords } from '../../pages/business/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/businessService')({
  beforeLoad: ({ context }) => context.words.load(businessWords.business),
  component: BusinessServiceArea,
});

function BusinessServiceArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
