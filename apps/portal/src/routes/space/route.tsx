import { createFileRoute, Outlet } from '@tanstack/react-router';
import { spaceWords } from '../../pages/space/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/space')({
  beforeLoad: ({ context }) => context.words.load(spaceWords.space),
  component: SpaceArea,
});

function SpaceArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
