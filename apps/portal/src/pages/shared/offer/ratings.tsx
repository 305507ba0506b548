import type { RatingDetail, Review } from '@zonekit/api-client/shop/contract';
import { Accordion } from '@zonekit/ui/accordion';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './ratings.css.ts';

export interface RatingsProps {
  rating: RatingDetail;
  lang: string;
}

/** Distribution of scores, average and reviews. */
export function Ratings({ rating, lang }: RatingsProps) {
  const t = useWords('offer');
  const { average, count, on_time_rate, repeat_rate, aspects, distribution, reviews } = rating;
  if (average === null) return <p className={css.note}>{t('unrated')}</p>;
  const most = Math.max(1, ...distribution.map((row) => row.count));
  const figures = [
    { label: t('average'), value: `${average.toFixed(1)} / 5` },
    { label: t('count'), value: String(count) },
    ...(on_time_rate === null ? [] : [{ label: t('onTime'), value: `${on_time_rate}%` }]),
    ...(repeat_rate === null ? [] : [{ label: t('repeat'), value: `${repeat_rate}%` }]),
    ...aspects.map((each) => ({ label: t(`aspects.${each.aspect}`), value: each.average.toFixed(1) })),
  ];
  return (
    <>
      <div className={css.rates}>
        <ul>
          {distribution.map((row) => (
            <li key={row.score} className={css.rate}>
              <span>{t('stars', { score: row.score })}</span>
              <span className={css.track} aria-hidden="true">
                <span className={css.fill} style={{ width: `${(row.count / most) * 100}%` }} />
              </span>
              <b className={css.number}>{t('times', { count: row.count })}</b>
            </li>
          ))}
        </ul>
        <dl className={css.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Reviews reviews={reviews.slice(0, SHOWN)} lang={lang} />
      {reviews.length > SHOWN && (
        <Accordion.Item kind="text" className={css.more}>
          <Accordion.Title>{t('moreReviews', { count: reviews.length - SHOWN })}</Accordion.Title>
          <Accordion.Content>
            <Reviews reviews={reviews.slice(SHOWN)} lang={lang} />
          </Accordion.Content>
        </Accordion.Item>
      )}
    </>
  );
}

/** The others open on request. */
const SHOWN = 5;

function Reviews({ reviews, lang }: { reviews: readonly Review[]; lang: string }) {
  const t = useWords('offer');
  if (reviews.length === 0) return null;
  return (
    <ul className={css.reviews}>
      {reviews.map(({ id, score, text, spec_name, enterprise_field, month }) => (
        <li key={id} className={css.review}>
          <p lang={lang}>{text}</p>
          <p className={css.note}>
            <span>{t('stars', { score })}</span>
            {(enterprise_field ?? spec_name) && (
              <span lang={lang}>{[enterprise_field, spec_name].filter(Boolean).join(t('comma'))}</span>
            )}
            <time dateTime={month}>{month}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
