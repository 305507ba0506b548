import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { type ComponentType, useEffect, useState } from 'react';
import * as css from './compare-slots.css.ts';

/** Comparing does nothing without script, and so its code comes after the page. */
const useLater = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    void load().then((component) => setLoaded(() => component));
  }, [load]);
  return Loaded;
};

const loadBox = async () => (await import('./unit-comparison.tsx')).UnitCompareBox;
const loadTray = async () => (await import('./unit-comparison.tsx')).UnitCompareTray;

/** The box that puts a unit into the tray. */
export function CompareBox({ unit }: { unit: Pick<UnitSummary, 'id' | 'title'> }) {
  const Box = useLater(loadBox);
  return <span className={css.box}>{Box && <Box unit={unit} />}</span>;
}

/** What is chosen to be compared, at the lower edge. */
export function CompareTray() {
  const Tray = useLater(loadTray);
  return Tray ? <Tray /> : null;
}
