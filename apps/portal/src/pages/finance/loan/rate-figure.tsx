import type { DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import { useWords } from '../../../platform/words/use-words.ts';
import { percent } from './loan-paths.ts';
import * as css from './product-row.css.ts';

/** The lowest annual rate, large. */
export function RateFigure({ rate }: Pick<DebtProductSummary, 'rate'>) {
  const t = useWords('financeLoan');
  return (
    <p className={css.rate}>
      {percent(rate.min)}
      <span className={css.unit}>%</span>
      <small className={css.note}>{t('annual')}</small>
    </p>
  );
}
