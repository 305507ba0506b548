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
  /** Name of the list and of the viewer ('Pictures of the space'). */
  label: string;
  /** Pictures in their order. */
  pictures: readonly GalleryPicture[];
  /** Names of the buttons and positions of the viewer. */
  labels: GalleryLabels;
  /** `lead`: the first one large with four beside it; the others are in the viewer. */
  layout?: 'grid' | 'lead';
}

/** The large one and the four beside it. */
const LED = 5;
const LAYOUTS = { grid: css.grid, lead: css.lead };

/**
 * Pictures in a grid; each opens large in a dialog, to be enlarged by wheel, pinch, keys or buttons, with the others an
 * arrow or a swipe away. The viewer comes when a first picture is opened. Without script, pictures and captions stand.
 */
export function Gallery({ label, pictures, labels, layout = 'grid', className, ref, ...props }: GalleryProps) {
  const own = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  advise(
    pictures.some(({ alt }) => alt === ''),
    'Gallery: a picture has no alt, so its button has no name. Say what it shows.',
  );
  const inGrid = layout === 'lead' ? pictures.slice(0, LED) : pictures;
  const behind = pictures.length - inGrid.length;
  return (
    <>
      <ul ref={mergeRefs(own, ref)} aria-label={label} className={cx(LAYOUTS[layout], className)} {...props}>
        {inGrid.map(({ src, alt, thumb, width, height, caption }, index) => {
          const more = index === inGrid.length - 1 ? behind : 0;
          return (
            <li key={src}>
              <button
                type="button"
                className={css.thumb}
                aria-label={(more > 0 && labels.openMore?.(alt, more)) || labels.open(alt)}
                aria-haspopup="dialog"
                onClick={() => setShown(index)}
              >
                <img
                  className={css.picture}
                  src={layout === 'lead' && index === 0 ? src : (thumb ?? src)}
                  alt=""
                  width={width}
                  height={height}
                  loading="lazy"
                />
                {more > 0 && (
                  <span className={css.more} aria-hidden>
                    +{more}
                  </span>
                )}
              </button>
              {caption && <p className={css.under}>{caption}</p>}
            </li>
          );
        })}
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
            // Focus returns to the last shown picture, which may differ from the opened one.
            onClosed={(index) =>
              own.current?.querySelectorAll<HTMLElement>('button')[Math.min(index, inGrid.length - 1)]?.focus()
            }
          />
        </Suspense>
      )}
    </>
  );
}
