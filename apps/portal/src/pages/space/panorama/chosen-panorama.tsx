import { useRouter } from '@tanstack/react-router';
import type { PanoramaDetail } from '@zonekit/api-client/space/plan/contract';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';
import { LaterViewer } from './later-viewer.tsx';
import type { LoadedPanorama } from './load-panorama.ts';
import { EMBEDDED_PATH, panoramaHref } from './panorama-address.ts';
import * as css from './panorama-page.css.ts';

export const MAP_HREF = '/space/map?num=1';

export interface PanoramaPageProps extends LoadedPanorama {
  /** Of the address. */
  scene: string | undefined;
}

/** The viewer of the panorama that the address names, and the way to the others. */
export function ChosenPanorama({ path, panoramas, panorama, scene }: PanoramaPageProps & { path: string }) {
  const t = useWords('spacePanorama');
  const router = useRouter();
  const shown = panorama && sceneOf(panorama, scene);
  if (!panorama || !shown) {
    return (
      <EmptyState
        headingLevel={2}
        title={t('empty')}
        action={
          <Button asChild>
            <Link href={MAP_HREF} target={path === EMBEDDED_PATH ? '_top' : undefined}>
              {t('map')}
            </Link>
          </Button>
        }
      >
        {t('emptyLine')}
      </EmptyState>
    );
  }
  // The address follows the scene, without a step back for each.
  const choose = (id: string) =>
    void router.navigate({ href: panoramaHref(path, panorama.id, id), replace: true, resetScroll: false });
  return (
    <>
      {panoramas.length > 1 && (
        <TabLinks
          label={t('panoramas')}
          items={panoramas.map(({ id, name }) => ({
            label: name,
            href: panoramaHref(path, id),
            current: id === panorama.id,
          }))}
        />
      )}
      <div className={css.viewer}>
        <LaterViewer key={panorama.id} path={path} panorama={panorama} scene={shown} onScene={choose} />
      </div>
    </>
  );
}

/** The scene of the address, else the first one. */
const sceneOf = ({ scene_list }: PanoramaDetail, scene: string | undefined): string | undefined =>
  (scene_list.find(({ id }) => id === scene) ?? scene_list[0])?.id;
