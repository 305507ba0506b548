import type { ProductSummary } from '@zonekit/api-client/material/product/contract';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { moneyText } from '@zonekit/ui/money/parts';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { Thumbnail } from '../drawing/thumbnail.tsx';
import { productPath } from '../mall-address.ts';
import * as css from './product-row.css.ts';

/** Goods of a list: their outline, what they cost in small and in large quantity, and when they can be there. */
export function ProductRow({ product }: { product: ProductSummary }) {
  const t = useWords('materialProduct');
  const locale = useLocale();
  const { id, lang, model, shop, headline, snippet, spec_name, specs_count, unit, price, price_from } = product;
  const { earliest, stock, hazard, voucher_rate, outline } = product;
  return (
    <Link href={productPath(id)} className={css.row}>
      <Thumbnail outline={outline} className={css.picture} />
      <div className={css.body}>
        <span className={css.title}>
          <RowTitle item={product} />
        </span>
        <p className={css.facts} lang={lang}>
          <span>{model}</span>
          <span>{spec_name}</span>
          {specs_count > 1 && <span>{t('specs', { count: specs_count })}</span>}
          <span>{shop.name}</span>
        </p>
        <p className={css.headline} lang={lang}>
          {snippet ? <MarkedText pieces={snippet} /> : headline}
        </p>
        {(hazard === 'hazardous' || voucher_rate > 0) && (
          <p className={css.tags}>
            {hazard === 'hazardous' && <Tag strong>{t('hazardous')}</Tag>}
            {voucher_rate > 0 && <Tag>{t('takesVoucher')}</Tag>}
          </p>
        )}
      </div>
      <div className={css.terms}>
        <p className={css.price}>
          <b className={css.figure}>{moneyText(price.amount, locale)}</b> / <span lang={lang}>{unit}</span>
        </p>
        {price_from.amount < price.amount && (
          <p className={css.note}>{t('priceFrom', { price: moneyText(price_from.amount, locale) })}</p>
        )}
        <p className={css.note}>
          {earliest
            ? t('earliest', { arrival: earliest.arrival, warehouse: earliest.warehouse.name })
            : t('outOfStock')}
        </p>
        {stock > 0 && <p className={css.note}>{t('stock', { stock, unit })}</p>}
      </div>
    </Link>
  );
}
