import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { MapCanvasProps } from './map-canvas.tsx';

export type CanvasState =
  | { status: 'waiting' }
  | { status: 'ready'; Canvas: ComponentType<MapCanvasProps> }
  | { status: 'failed' };

/** Loads the map's code when the map becomes visible for the first time. */
export function useMapCanvas(visible: boolean) {
  const [state, setState] = useState<CanvasState>({ status: 'waiting' });
  const load = visible && state.status === 'waiting';
  useEffect(() => {
    if (!load) return;
    let gone = false;
    const finish = (next: CanvasState) => !gone && setState(next);
    import('./map-canvas.tsx').then(
      (module) => finish({ status: 'ready', Canvas: module.default }),
      () => finish({ status: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return {
    state,
    fail: useCallback(() => setState({ status: 'failed' }), []),
    retry: useCallback(() => setState({ status: 'waiting' }), []),
  };
}
