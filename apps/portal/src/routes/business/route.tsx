import { createFileRoute, Outlet } from '@tanstack/react-router';
import { businessWords } from '../../pages/business/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/business')({
  beforeLoad: ({ context }) => context.words.load(businessWords.business),
  component: BusinessArea,
});

function BusinessArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
