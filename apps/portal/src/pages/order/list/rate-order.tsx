import type { Order } from '@zonekit/api-client/order/contract';
import { RATING_ASPECTS } from '@zonekit/api-client/shop/lists';
import { Button } from '@zonekit/ui/button';
import { RatingValue } from '@zonekit/ui/rating';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './orders.css.ts';

const RateForm = lazy(async () => ({ default: (await import('./rate-form.tsx')).RateForm }));

/** The rating of a completed order, or the form of one. */
export function RateOrder({ order }: { order: Order }) {
  const t = useWords('orderList');
  const [isOpen, setOpen] = useState(false);
  const { rating, can_rate } = order;
  if (rating) {
    return (
      <section className={css.rate} aria-label={t('rated')}>
        <h3>{t('rated')}</h3>
        <RatingValue value={rating.score} label={t('stars', { stars: String(rating.score) })} />
        <p className={css.text}>
          {RATING_ASPECTS.flatMap((aspect) =>
            rating.aspects[aspect] === null
              ? []
              : t('aspectStars', { aspect: t(`aspects.${aspect}`), stars: String(rating.aspects[aspect]) }),
          ).join(t('aspectsApart'))}
        </p>
        {rating.text && <p className={css.text}>{rating.text}</p>}
      </section>
    );
  }
  if (!can_rate) return null;
  return (
    <section className={css.rate} aria-label={t('rate')}>
      {isOpen ? (
        <Suspense>
          <RateForm order={order} onCancel={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button kind="primary" onClick={() => setOpen(true)}>
          {t('rate')}
        </Button>
      )}
    </section>
  );
}
