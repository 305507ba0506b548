import { createFileRoute } from '@tanstack/react-router';
import { EmbeddedPanoramaPage } from '../../pages/space/panorama/embedded-panorama-page.tsx';
import { loadPanorama } from '../../pages/space/panorama/load-panorama.ts';
import { spaceWords } from '../../pages/space/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/single/blwvr')({
  validateSearch: ({ panorama, scene }: Record<string, unknown>) => ({
    panorama: oneOf(panorama),
    scene: oneOf(scene),
  }),
  loaderDeps: ({ search: { panorama, scene } }) => ({
    panorama,
    scene: panorama === undefined ? scene : undefined,
  }),
  beforeLoad: ({ context }) => context.words.load(spaceWords.spacePanorama),
  loader: ({ context: { data }, deps }) => loadPanorama(data, deps),
  head: ({ match }) =>
    pageHead(match.context, 'spacePanorama', ({ embeddedTitle, description }) => ({
      title: embeddedTitle,
      description,
    })),
  component: Page,
});

function Page() {
  return <EmbeddedPanoramaPage {...Route.useLoaderData()} scene={Route.useSearch().scene} />;
}
