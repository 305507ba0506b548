'use client';
import { type GalleryPicture, Gallery as Pictures } from '@zonekit/ui/gallery';
import { useKitTranslations } from '../messages/use-kit-translations.ts';

export type { GalleryPicture };

export interface GalleryProps {
  /** Name of the list and of the viewer ('Pictures of the unit'). */
  label: string;
  /** The plan or the best one first: it is shown large. */
  pictures: readonly GalleryPicture[];
}

/**
 * The pictures of a place or an instrument: one large, four beside it, all of them in a viewer with zoom, keys and swipe, which
 * comes when it is opened. With a single picture, that one.
 */
export function Gallery({ label, pictures }: GalleryProps) {
  const t = useKitTranslations('gallery');
  return (
    <Pictures
      label={label}
      pictures={pictures}
      layout={pictures.length > 2 ? 'lead' : 'grid'}
      labels={{
        open: (name) => t('open', { name }),
        openMore: (name, count) => t('openMore', { name, count }),
        close: t('close'),
        previous: t('previous'),
        next: t('next'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        position: (index, count) => t('position', { index, count }),
        zoom: (percent) => t('zoom', { percent }),
      }}
    />
  );
}
