import { type ComponentType, useEffect, useState } from 'react';
import * as css from './detail.css.ts';
import type { Subject } from './shared-page.tsx';

/** What shares the page: it does nothing without script, and so comes after it. */
export function PageShare(subject: Subject) {
  const [Shared, setShared] = useState<ComponentType<{ subject: Subject }>>();
  useEffect(() => {
    void import('./shared-page.tsx').then(({ SharedPage }) => setShared(() => SharedPage));
  }, []);
  return <div className={css.share}>{Shared && <Shared subject={subject} />}</div>;
}
