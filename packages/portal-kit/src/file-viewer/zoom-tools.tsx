import { IconButton } from '@zonekit/ui/icon-button';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './file-viewer.css.ts';
import { nextZoom } from './zoom.ts';

export interface ZoomToolsProps {
  /** A factor; `null` is fitted to the window. */
  zoom: number | null;
  onZoomChange: (zoom: number | null) => void;
}

export function ZoomTools({ zoom, onZoomChange }: ZoomToolsProps) {
  const t = useKitTranslations('fileViewer');
  const change = (direction: 1 | -1) => onZoomChange(nextZoom(zoom ?? 1, direction));
  return (
    <div className={css.tools}>
      <IconButton label={t('zoomOut')} icon={ZoomOut} onClick={() => change(-1)} />
      <span className={css.percent} role="status">
        {zoom === null ? t('fit') : t('zoom', { percent: zoom * 100 })}
      </span>
      <IconButton label={t('zoomIn')} icon={ZoomIn} onClick={() => change(1)} />
      <IconButton label={t('fit')} icon={Maximize} aria-pressed={zoom === null} onClick={() => onZoomChange(null)} />
    </div>
  );
}
