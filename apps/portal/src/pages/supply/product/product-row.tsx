import type { SupplyProductSummary } from '@zonekit/api-client/supply/product/contract';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Money } from '@zonekit/ui/money';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { productPath } from '../paths.ts';
import * as css from '../supply.css.ts';

/** What it is for, who makes it, and what it costs. */
export function ProductRow({ product }: { product: SupplyProductSummary }) {
  const t = useWords('supply');
  const { id, title, lang, title_hits, snippet, summary, field, stage, company } = product;
  return (
    <Link href={productPath(id)} className={css.row}>
      <div className={css.body}>
        <span className={css.title}>
          <RowTitle item={{ title, lang, title_hits }} />
        </span>
        <p className={css.text} lang={lang}>
          {snippet ? <MarkedText pieces={snippet} /> : summary}
        </p>
        <p className={css.tags}>
          <Tag strong={stage === 'series'}>{t(`stages.${stage}`)}</Tag>
          <Tag>{t(`fields.${field}`)}</Tag>
        </p>
      </div>
      <div className={css.end}>
        <span className={css.price}>
          <Price product={product} />
        </span>
        <span lang={lang}>{company.name}</span>
      </div>
    </Link>
  );
}

export function Price({ product: { price, unit, lang } }: { product: SupplyProductSummary }) {
  const t = useWords('supply');
  const locale = useLocale();
  if (price === null) return t('onRequest');
  return (
    <>
      <Money fen={price.amount} locale={locale} precise /> <small lang={lang}>{t('per', { unit })}</small>
    </>
  );
}
