import { type ComponentType, useEffect, useState } from 'react';
import * as css from './compare-slots.css.ts';
import type { KindBoxProps, KindTrayProps } from './comparison-parts.tsx';

/** Comparing does nothing without script, and so its code comes after the page. */
const useLater = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    void load().then((component) => setLoaded(() => component));
  }, [load]);
  return Loaded;
};

const loadBox = async () => (await import('./comparison-parts.tsx')).KindCompareBox;
const loadTray = async () => (await import('./comparison-parts.tsx')).KindCompareTray;

/** The box that puts an item into the tray of its kind. */
export function CompareBox(props: KindBoxProps) {
  const Box = useLater(loadBox);
  return <span className={css.box}>{Box && <Box {...props} />}</span>;
}

/** What is chosen to be compared, at the lower edge. */
export function CompareTray(props: KindTrayProps) {
  const Tray = useLater(loadTray);
  return Tray ? <Tray {...props} /> : null;
}
