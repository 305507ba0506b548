import type { PanoramaDetail } from '@zonekit/api-client/space/plan/contract';
import { Panorama } from '@zonekit/portal-kit/panorama';
import { useMemo } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useFileUrl } from './use-file-url.ts';

export interface PanoramaViewerProps {
  panorama: PanoramaDetail;
  /** Id of the scene. */
  scene: string;
  onScene: (id: string) => void;
}

/** The kit's panorama over the pictures of the service. */
export function PanoramaViewer({ panorama: { name, scene_list }, scene, onScene }: PanoramaViewerProps) {
  const t = useWords('spacePanorama');
  const fileUrl = useFileUrl();
  // The viewer starts anew with other scenes.
  const scenes = useMemo(
    () => scene_list.map((each) => ({ ...each, picture: fileUrl(each.picture), flat: fileUrl(each.flat) })),
    [scene_list, fileUrl],
  );
  return <Panorama label={t('label', { name })} scenes={scenes} scene={scene} onScene={onScene} />;
}
