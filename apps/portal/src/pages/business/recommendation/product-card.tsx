import { useRouter } from '@tanstack/react-router';
import type { RecommendedProductSummary } from '@zonekit/api-client/business/recommendation/contract';
import { fileUrl } from '@zonekit/api-client/file/client';
import { Card } from '@zonekit/ui/card';
import { Image } from '@zonekit/ui/image';
import { MarkedText } from '@zonekit/ui/marked-text';
import { moneyText } from '@zonekit/ui/money/parts';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import * as css from './product-card.css.ts';
import { PRODUCTS } from './recommendation-tabs.tsx';

/** A recommended product: its picture, what it does better, its most important figures. */
export function RecommendedProductCard({ product }: { product: RecommendedProductSummary }) {
  const t = useWords('businessRecommendProducts');
  const locale = useLocale();
  const { api } = useRouter().options.context.config;
  const { id, lang, maker, headline, snippet, cover, figures, price_from, recommended_by } = product;
  return (
    <Card href={`${PRODUCTS}/${encodeURIComponent(id)}`} className={css.card}>
      <Image
        src={cover === null ? undefined : fileUrl(api, cover)}
        alt=""
        width={320}
        height={200}
        cover={{ id, kind: 'range' }}
        className={css.picture}
      />
      <span className={css.body}>
        <span>
          <Tag>{t(`lists.${recommended_by}`)}</Tag>
        </span>
        <RowTitle item={product} />
        <span className={css.note} lang={lang}>
          {maker}
        </span>
        <span lang={lang}>{snippet ? <MarkedText pieces={snippet} /> : headline}</span>
        <span className={css.figures} lang={lang}>
          {figures.slice(0, 2).map(({ name, value }) => (
            <span key={name}>
              {name} <b>{value}</b>
            </span>
          ))}
        </span>
        <b className={css.price}>
          {price_from === null ? t('negotiable') : t('from', { price: moneyText(price_from.amount, locale) })}
        </b>
      </span>
    </Card>
  );
}
