'use client';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import * as css from './gallery.css.ts';
import type { GalleryLabels, GalleryPicture } from './gallery.types.ts';

export type { GalleryLabels, GalleryPicture };

const GalleryViewer = lazy(async () => ({ default: (await import('./gallery-viewer.tsx')).GalleryViewer }));

export interface GalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the pictures have in common ('Pictures of the space'); names the list and the viewer. */
  label: string;
  pictures: readonly GalleryPicture[];
  labels: GalleryLabels;
}

/**
 * Pictures in a grid; each opens large in a dialog, to be enlarged by wheel, pinch, keys or buttons, with the others an
 * arrow or a swipe away. The viewer comes when a first picture is opened. Without script, pictures and captions stand.
 */
export function Gallery({ label, pictures, labels, className, ref, ...props }: GalleryProps) {
  const own = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  advise(
    pictures.some(({ alt }) => alt === ''),
    'Gallery: a picture has no alt, so its button has no name. Say what it shows.',
  );
  return (
    <>
      <ul ref={mergeRefs(own, ref)} aria-label={label} className={cx(css.grid, className)} {...props}>
        {pictures.map(({ src, alt, thumb, width, height, caption }, index) => (
          <li key={src}>
            <button
              type="button"
              className={css.thumb}
              aria-label={labels.open(alt)}
              aria-haspopup="dialog"
              onClick={() => setShown(index)}
            >
              <img className={css.picture} src={thumb ?? src} alt="" width={width} height={height} loading="lazy" />
            </button>
            {caption && <p className={css.under}>{caption}</p>}
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense fallback={null}>
          <GalleryViewer
            label={label}
            pictures={pictures}
            labels={labels}
            index={shown}
            onIndexChange={setShown}
            onClose={() => setShown(null)}
            // To the picture that was shown last, which need not be the one that was opened.
            onClosed={(index) => own.current?.querySelectorAll<HTMLElement>('button')[index]?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
