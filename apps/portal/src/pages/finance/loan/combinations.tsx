import type { LoanCombination } from '@zonekit/api-client/finance/matching/contract';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './combinations.css.ts';
import { bondSubmitHref, percent, productHref } from './loan-paths.ts';

/** Two products that lend together what one of them does not, the cheapest first. */
export function Combinations({ combinations }: { combinations: readonly LoanCombination[] }) {
  const t = useWords('financeLoanCenter');
  return (
    <section className={css.section} aria-labelledby="combinations">
      <h2 id="combinations">{t('combinations.title')}</h2>
      <p className={css.note}>{t('combinations.line')}</p>
      <ul className={css.cards}>
        {combinations.map((combination) => (
          <li key={combination.parts.map(({ product }) => product.id).join()}>
            <Pair combination={combination} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pair({ combination: { parts, rate, single_rate: single } }: { combination: LoanCombination }) {
  const t = useWords('financeLoanCenter');
  const area = useWords('financeLoan');
  const locale = useLocale();
  return (
    <Card className={css.card}>
      <ul className={css.parts}>
        {parts.map(({ product, amount, unknown }) => (
          <li key={product.id} className={css.part} style={{ flexGrow: amount.amount }}>
            <b>{moneyText(amount.amount, locale)}</b>
            <Link kind="text" href={productHref(product.id)} lang={product.lang}>
              {product.title}
            </Link>
            <span className={css.note}>
              {area('rate', { rate: percent(product.rate.min) })}
              {unknown > 0 && ` · ${t('combinations.unknown', { count: unknown })}`}
            </span>
            <Button asChild size="sm">
              <Link href={bondSubmitHref(product.id)} aria-label={t('combinations.applyFor', { title: product.title })}>
                {area('apply')}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <b className={css.rate}>{area('rate', { rate: percent(rate) })}</b>{' '}
        <span className={css.note}>
          {single === null
            ? t('combinations.none')
            : t('combinations.single', { rate: percent(single), less: percent(single - rate) })}
        </span>
      </p>
    </Card>
  );
}
