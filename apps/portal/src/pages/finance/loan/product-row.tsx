import type { DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import { Chip } from '@zonekit/ui/chip';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import { CompareBox } from '../../shared/compare/compare-slots.tsx';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { productHref } from './loan-paths.ts';
import * as css from './product-row.css.ts';
import { RateFigure } from './rate-figure.tsx';
import { useLoanWords } from './use-loan-words.ts';

/** Of the tray on this device. */
export const COMPARED = 'debt-product';

/** A product of a list: rate, sum, term, security. */
export function ProductRow({ product }: { product: DebtProductSummary }) {
  const { t, amounts, collaterals } = useLoanWords();
  const { id, title, lang, institution, headline, snippet, rate, amount, term, days, subsidised, open } = product;
  return (
    <div className={css.row}>
      <div className={css.body}>
        <Link href={productHref(id)} className={css.title}>
          <RowTitle item={product} />
        </Link>
        <p className={css.shop} lang={lang}>
          {institution.name}
        </p>
        <p className={css.headline} lang={lang}>
          {snippet ? <MarkedText pieces={snippet} /> : headline}
        </p>
        <p className={css.tags}>
          <Tag>{t(`categories.${product.category}`)}</Tag>
          {subsidised && <Tag>{t('subsidised')}</Tag>}
          {!open && <Chip tone="neutral">{t('closed')}</Chip>}
        </p>
      </div>
      <RateFigure rate={rate} />
      <p className={css.facts}>
        <span>{amounts(amount)}</span>
        <span>{t('terms', term)}</span>
        <span>{collaterals(product.collaterals)}</span>
        <small className={css.note}>{t('days', { days })}</small>
      </p>
      <CompareBox kind={COMPARED} item={{ id, title }} />
    </div>
  );
}
