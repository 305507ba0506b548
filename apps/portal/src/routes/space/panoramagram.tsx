import { createFileRoute } from '@tanstack/react-router';
import { loadPanorama } from '../../pages/space/panorama/load-panorama.ts';
import { PanoramaPage } from '../../pages/space/panorama/panorama-page.tsx';
import { spaceWords } from '../../pages/space/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/space/panoramagram')({
  validateSearch: ({ panorama, scene }: Record<string, unknown>) => ({
    panorama: oneOf(panorama),
    scene: oneOf(scene),
  }),
  // A scene of the panorama that is shown loads nothing.
  loaderDeps: ({ search: { panorama, scene } }) => ({
    panorama,
    scene: panorama === undefined ? scene : undefined,
  }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(spaceWords.spacePanorama);
  },
  pendingComponent: Skeleton,
  loader: ({ context: { data }, deps }) => loadPanorama(data, deps),
  head: ({ match }) => pageHead(match.context, 'spacePanorama', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <PanoramaPage {...Route.useLoaderData()} scene={Route.useSearch().scene} />;
}
