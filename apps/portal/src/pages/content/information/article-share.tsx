import type { InformationDetail } from '@zonekit/api-client/content/contract';
import { type ComponentType, useEffect, useState } from 'react';
import * as css from './information.css.ts';

/** What shares the page: it does nothing without script, and so comes after it. */
export function ArticleShare({ item }: { item: InformationDetail }) {
  const [Shared, setShared] = useState<ComponentType<{ item: InformationDetail }>>();
  useEffect(() => {
    void import('./shared-article.tsx').then(({ SharedArticle }) => setShared(() => SharedArticle));
  }, []);
  return <div className={css.share}>{Shared && <Shared item={item} />}</div>;
}
