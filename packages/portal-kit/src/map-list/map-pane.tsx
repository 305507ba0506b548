import { Button } from '@zonekit/ui/button';
import { Spinner } from '@zonekit/ui/spinner';
import { type ReactNode, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { BaseLayer, Place, Plan } from './core/plan.types.ts';
import * as css from './map-list.css.ts';
import { useMapCanvas } from './use-map-canvas.ts';

export interface MapPaneProps {
  places: readonly Place[];
  plan: Plan;
  layer: BaseLayer | null;
  current: Place | undefined;
  /** Whether it is seen now. */
  visible: boolean;
  onPoint: (id: string) => void;
  onChoose: (id: string) => void;
  /** Below the map: whose it is, how exact. */
  note: string;
  children: ReactNode;
}

/** The map, or word why there is none. */
export function MapPane({ places, plan, layer, current, visible, onPoint, onChoose, note, children }: MapPaneProps) {
  const t = useKitTranslations('mapList');
  const { state, fail, retry } = useMapCanvas(visible);
  const [tilesFailed, setTilesFailed] = useState(false);
  if (state.status === 'failed') {
    return (
      <section className={css.map} aria-label={t('plan')} data-state="failed">
        <div className={css.message}>
          <p role="alert">{t('failed')}</p>
          <Button onClick={retry}>{t('retry')}</Button>
        </div>
      </section>
    );
  }
  return (
    <section className={css.map} aria-label={layer ? t('map') : t('plan')} data-state={state.status}>
      {state.status === 'ready' ? (
        <state.Canvas
          {...{ places, plan, onPoint, onChoose }}
          baseLayer={layer}
          currentId={current?.id}
          onTilesFailed={() => setTilesFailed(true)}
          onFailed={fail}
        />
      ) : (
        <div className={css.message}>
          <Spinner label={t('loading')} labelVisible />
        </div>
      )}
      {children}
      <p className={css.note}>{note}</p>
      {tilesFailed && (
        <p role="status" className={css.note}>
          {t('tilesFailed')}
        </p>
      )}
    </section>
  );
}
