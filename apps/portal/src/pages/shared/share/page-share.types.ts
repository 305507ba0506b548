import type { PosterContent } from '@zonekit/portal-kit/share';

export interface PageShareProps {
  /** What the poster shows beside the name and mark of the portal. */
  poster: Omit<PosterContent, 'brand'>;
}
