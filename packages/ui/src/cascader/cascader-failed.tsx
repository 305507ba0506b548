import { Button } from '../button/button.tsx';
import * as css from './cascader-panel.css.ts';
import type { CascaderLabels } from './cascader-words.ts';

/** What did not come, and a way to ask again. */
export const CascaderFailed = ({ labels, onRetry }: { labels: CascaderLabels; onRetry: () => void }) => (
  <div className={css.state} role="alert">
    <p>{labels.failed}</p>
    <Button size="sm" onClick={onRetry}>
      {labels.retry}
    </Button>
  </div>
);
