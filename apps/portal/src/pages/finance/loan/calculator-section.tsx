import type { DebtProductDetail } from '@zonekit/api-client/finance/product/contract';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { latePage } from '../../shared/late-page.tsx';
import type { CalculatorProps } from './calculator.tsx';
import { type CalculatorSearch, calculatorHref } from './details-address.ts';
import * as css from './product-page.css.ts';

/** The calculator, whose code comes when it is opened; the loader asks for it where the address opens it. */
export const calculator = latePage<CalculatorProps>(
  'calculator',
  async () => (await import('./calculator.tsx')).Calculator,
);

export function CalculatorSection({ product, search }: { product: DebtProductDetail; search: CalculatorSearch }) {
  const t = useWords('financeBondDetails');
  return (
    <section aria-labelledby="calculator">
      <h2 id="calculator">{t('sections.calculator')}</h2>
      <p className={css.lede}>{t('calculateLine')}</p>
      {search.open ? (
        calculator.show({ product, search })
      ) : (
        <Button asChild>
          <Link href={calculatorHref(product.id)}>{t('calculate')}</Link>
        </Button>
      )}
    </section>
  );
}
