import { Link } from '@zonekit/ui/link';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../../../platform/words/use-loaded-words.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { panoramaHref } from './panorama-address.ts';
import * as css from './panorama-page.css.ts';
import type { PanoramaViewerProps } from './panorama-viewer.tsx';
import { useFileUrl } from './use-file-url.ts';

interface LaterViewerProps extends PanoramaViewerProps {
  /** Of the page, which its scenes lead to without script. */
  path: string;
}

/** The viewer, whose code comes when it is seen. Until then, and without script, the flat picture and links to the scenes. */
export function LaterViewer({ path, ...props }: LaterViewerProps) {
  const ready = useLoadedWords(kitFormWords.panorama);
  const place = useRef<HTMLDivElement>(null);
  const [Viewer, setViewer] = useState<ComponentType<PanoramaViewerProps>>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // The flat picture stays where the code does not come.
      import('./panorama-viewer.tsx').then(
        (module) => setViewer(() => module.PanoramaViewer),
        () => {},
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} lang={props.panorama.lang}>
      {ready && Viewer ? <Viewer {...props} /> : <FlatScene path={path} {...props} />}
    </div>
  );
}

function FlatScene({ path, panorama: { id: panoramaId, scene_list }, scene: shownId }: LaterViewerProps) {
  const t = useWords('spacePanorama');
  const fileUrl = useFileUrl();
  const scene = scene_list.find(({ id }) => id === shownId);
  if (!scene) return null;
  return (
    <>
      <img className={css.flat} src={fileUrl(scene.flat)} alt={scene.description} width={1600} height={900} />
      <div className={css.below}>
        {scene_list.length > 1 && (
          <ul className={css.scenes} aria-label={t('scenes')}>
            {scene_list.map(({ id, name }) => (
              <li key={id}>
                <Link
                  href={panoramaHref(path, panoramaId, id)}
                  className={css.scene}
                  aria-current={id === shownId ? 'true' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p>{scene.description}</p>
      </div>
    </>
  );
}
