import { type ComponentType, useEffect, useState } from 'react';
import * as css from './page-share.css.ts';
import type { PageShareProps } from './page-share.types.ts';

/** What shares the page: it does nothing without script, and so comes after it. */
export function PageShare(props: PageShareProps) {
  const [Loaded, setLoaded] = useState<ComponentType<PageShareProps>>();
  useEffect(() => {
    void import('./loaded-share.tsx').then(({ LoadedShare }) => setLoaded(() => LoadedShare));
  }, []);
  return <div className={css.share}>{Loaded && <Loaded {...props} />}</div>;
}
