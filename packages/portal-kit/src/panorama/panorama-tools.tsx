import { IconButton } from '@zonekit/ui/icon-button';
import { Maximize, Minimize, Minus, Plus, Smartphone } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { askForGyroscope, hasGyroscope } from './gyroscope.ts';
import * as css from './panorama.css.ts';
import type { PanoramaHandle } from './panorama-view.tsx';

export interface PanoramaToolsProps {
  /** What fills the screen. */
  frame: RefObject<HTMLElement | null>;
  view: RefObject<PanoramaHandle | null>;
}

/** Zoom, full screen where supported, and gyroscope control where available. */
export function PanoramaTools({ frame, view }: PanoramaToolsProps) {
  const t = useKitTranslations('panorama');
  const full = useFullScreen(frame);
  const [gyroscope, setGyroscope] = useState<'off' | 'on' | 'refused'>('off');
  const turn = async () => {
    const on = gyroscope !== 'on' && (await askForGyroscope());
    view.current?.follow(on);
    setGyroscope(on ? 'on' : gyroscope === 'on' ? 'off' : 'refused');
  };
  return (
    <>
      <div className={css.tools}>
        {hasGyroscope() && (
          <IconButton
            className={css.tool}
            label={t('gyroscope')}
            icon={Smartphone}
            aria-pressed={gyroscope === 'on'}
            onClick={() => void turn()}
          />
        )}
        <IconButton className={css.tool} label={t('zoomIn')} icon={Plus} onClick={() => view.current?.zoom(1)} />
        <IconButton className={css.tool} label={t('zoomOut')} icon={Minus} onClick={() => view.current?.zoom(-1)} />
        {document.fullscreenEnabled && (
          <IconButton
            className={css.tool}
            label={full.on ? t('leaveFullScreen') : t('fullScreen')}
            icon={full.on ? Minimize : Maximize}
            onClick={full.toggle}
          />
        )}
      </div>
      {gyroscope === 'refused' && (
        <p role="status" className={css.refused}>
          {t('refused')}
        </p>
      )}
    </>
  );
}

function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const changed = () => setOn(frame.current !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [frame]);
  // A browser that refuses leaves the page as it is.
  const toggle = () => void (on ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(() => {});
  return { on, toggle };
}
