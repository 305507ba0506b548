import { useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { FileFailure, FileSource } from './core/file.types.ts';
import * as css from './file-viewer.css.ts';
import { useSourceUrl } from './source-url.ts';
import { ZoomTools } from './zoom-tools.tsx';

export interface SourceViewProps {
  source: FileSource;
  /** Why what came is not shown, or no more of it comes. */
  onFailed: (reason: FileFailure) => void;
}

/** A picture, fitted to the window or magnified. */
export function ImageView({ source, onFailed }: SourceViewProps) {
  const t = useKitTranslations('fileViewer');
  const url = useSourceUrl(source);
  const [zoom, setZoom] = useState<number | null>(null);
  const [natural, setNatural] = useState(0);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div className={css.toolbar} role="group" aria-label={t('toolbar')}>
        <ZoomTools zoom={zoom} onZoomChange={setZoom} />
      </div>
      <section
        className={css.ground}
        aria-label={t('picture')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        {url && (
          <img
            className={zoom === null ? css.pictureFitted : css.picture}
            src={url}
            alt={source.name}
            style={zoom === null || natural === 0 ? undefined : { width: `${natural * zoom}px` }}
            onLoad={(event) => setNatural(event.currentTarget.naturalWidth)}
            onError={() => onFailed('broken')}
          />
        )}
      </section>
    </>
  );
}
