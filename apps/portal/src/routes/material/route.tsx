import { createFileRoute, Outlet } from '@tanstack/react-router';
import { materialWords } from '../../pages/material/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/material')({
  beforeLoad: ({ context }) => context.words.load(materialWords.materialProduct),
  component: MaterialArea,
});

function MaterialArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
