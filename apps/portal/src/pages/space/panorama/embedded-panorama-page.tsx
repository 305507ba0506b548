import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { ChosenPanorama, type PanoramaPageProps } from './chosen-panorama.tsx';
import { EMBEDDED_PATH, PANORAMA_PATH, panoramaHref } from './panorama-address.ts';
import * as css from './panorama-page.css.ts';

/** Panoramas for embedding: without header and footer, and their links leave the frame. Source: pages.md, `/single`. */
export function EmbeddedPanoramaPage(props: PanoramaPageProps) {
  const t = useWords('spacePanorama');
  const { panorama, scene } = props;
  return (
    <div className={css.embedded}>
      <h1 className={css.embeddedTitle}>{t('title')}</h1>
      <ChosenPanorama path={EMBEDDED_PATH} {...props} />
      {panorama && (
        <p className={css.links} data-unprinted="">
          <Link kind="more" href={panoramaHref(PANORAMA_PATH, panorama.id, scene)} target="_top">
            {t('portal')}
          </Link>
        </p>
      )}
    </div>
  );
}
