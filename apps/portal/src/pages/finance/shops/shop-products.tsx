import type { DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import { Link } from '@zonekit/ui/link';
import { percent, productHref } from '../loan/loan-paths.ts';
import { useLoanWords } from '../loan/use-loan-words.ts';
import * as css from './shops.css.ts';

/** Products of a shop, each with rate, sum and term. */
export function ShopProducts({ products }: { products: readonly DebtProductSummary[] }) {
  const { t, amounts, collaterals } = useLoanWords();
  return (
    <ul className={css.products}>
      {products.map(({ id, title, lang, rate, amount, term, collaterals: securities }) => (
        <li key={id}>
          <Link href={productHref(id)}>
            <b lang={lang}>{title}</b>
          </Link>
          <span>
            {t('rates', { min: percent(rate.min), max: percent(rate.max) })} {t('annual')}
          </span>
          <span className={css.note}>
            {amounts(amount)} · {t('terms', term)}
          </span>
          <span className={css.note}>{collaterals(securities)}</span>
        </li>
      ))}
    </ul>
  );
}
