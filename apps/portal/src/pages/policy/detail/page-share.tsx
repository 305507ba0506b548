import type { ShareProps } from '@zonekit/portal-kit/share';
import { type ComponentType, useEffect, useState } from 'react';
import * as css from './detail.css.ts';

/** What shares the page: it does nothing without script, and so comes after it. */
export function PageShare(props: ShareProps) {
  const [Share, setShare] = useState<ComponentType<ShareProps>>();
  useEffect(() => {
    void import('@zonekit/portal-kit/share').then((module) => setShare(() => module.Share));
  }, []);
  return <div className={css.share}>{Share && <Share {...props} />}</div>;
}
