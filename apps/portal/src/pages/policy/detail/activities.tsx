import type { DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { Card } from '@zonekit/ui/card';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './detail.css.ts';

/** Activities that explain a call; nothing where there are none. */
export function Activities({ activities }: Pick<DeclarationDetail, 'activities'>) {
  const t = useWords('policyDetail');
  if (activities.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="activities" data-unprinted="">
      <SectionHead
        id="activities"
        title={t('activities')}
        more={
          <Link kind="more" href="/policy/policyActivity">
            {t('allActivities')}
          </Link>
        }
      />
      <ul className={css.related}>
        {activities.map(({ id, title, lang, venue, starts_at }) => (
          <li key={id}>
            <Card href={`/event/${id}`} className={css.relatedCard}>
              <h3 className={css.relatedTitle} lang={lang}>
                {title}
              </h3>
              <span className={css.relatedRow}>
                <time dateTime={starts_at}>{starts_at.slice(0, 16).replace('T', ' ')}</time>
                <span lang={lang}>{venue}</span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
