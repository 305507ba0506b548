'use client';
import 'leaflet/dist/leaflet.css';
import { IconButton } from '@zonekit/ui/icon-button';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { type DrawnMap, drawMap, type MapContent, type MapEvents } from './draw-map.ts';
import * as css from './map-canvas.css.ts';

export interface MapCanvasProps extends MapContent, MapEvents {
  currentId: string | undefined;
  onFailed: () => void;
}

/** The map itself, hidden from assistive technology: the list beside it has all that is on it. Loaded on demand. */
export default function MapCanvas({ places, plan, baseLayer, currentId, ...events }: MapCanvasProps) {
  const t = useKitTranslations('mapList');
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(null);
  const latest = useRef({ ...events, currentId });
  latest.current = { ...events, currentId };

  useEffect(() => {
    if (!element.current) return;
    try {
      drawn.current = drawMap(
        element.current,
        { places, plan, baseLayer },
        {
          onPoint: (id) => latest.current.onPoint(id),
          onChoose: (id) => latest.current.onChoose(id),
          onTilesFailed: () => latest.current.onTilesFailed(),
        },
      );
      drawn.current.point(latest.current.currentId);
    } catch {
      latest.current.onFailed();
    }
    return () => {
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [places, plan, baseLayer]);
  useEffect(() => drawn.current?.point(currentId), [currentId]);

  return (
    <div className={css.frame}>
      <div ref={element} className={css.canvas} data-plan={baseLayer ? undefined : ''} aria-hidden="true" />
      <div className={css.tools}>
        <IconButton className={css.tool} label={t('zoomIn')} icon={Plus} onClick={() => drawn.current?.zoom(1)} />
        <IconButton className={css.tool} label={t('zoomOut')} icon={Minus} onClick={() => drawn.current?.zoom(-1)} />
        <IconButton
          className={css.tool}
          label={t('whole')}
          icon={Maximize}
          onClick={() => drawn.current?.showWhole()}
        />
      </div>
    </div>
  );
}
