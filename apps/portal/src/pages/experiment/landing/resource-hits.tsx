import type { ResourceCount, ResourceCounts, ResourceHit } from '@zonekit/api-client/experiment/contract';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { momentText } from '../moment.tsx';
import { LANDING } from '../resource-paths.ts';
import * as css from './landing.css.ts';
import { kindHref } from './six-kinds.tsx';

/** Hits of a search by kind, best first. */
export function ResourceHits({ counts, q }: { counts: ResourceCounts; q: string }) {
  const t = useWords('experimentLanding');
  const found = counts.kinds.filter(({ hits }) => hits);
  const sum = counts.hits ?? 0;
  const capped = counts.kinds.some(({ hits_capped }) => hits_capped);
  const clear = (
    <Link kind="text" href={LANDING}>
      {t('search.clear')}
    </Link>
  );
  if (found.length === 0) {
    return (
      <EmptyState headingLevel={2} title={t('search.none', { q })} action={clear}>
        {t('search.noneLine')}
      </EmptyState>
    );
  }
  return (
    <section className={css.hits} aria-labelledby="hits">
      <div className={css.hitsHead}>
        <h2 id="hits" className={css.hitsTitle}>
          {t.rich('search.result', {
            q,
            hits: t(capped ? 'search.atLeast' : 'search.count', { count: sum }),
            b: (chunks) => <Figure>{chunks}</Figure>,
          })}
        </h2>
        {clear}
      </div>
      <div className={css.hitGrid}>
        {found.map((count) => (
          <KindHits key={count.kind} count={count} q={q} />
        ))}
      </div>
    </section>
  );
}

function KindHits({ count, q }: { count: ResourceCount; q: string }) {
  const t = useWords('experimentLanding');
  const { kind, hits, hits_capped, first } = count;
  const words = t(hits_capped ? 'search.atLeast' : 'search.count', { count: hits ?? 0 });
  return (
    <section aria-labelledby={`hits-${kind}`}>
      <h3 id={`hits-${kind}`} className={css.kindHead}>
        {t(`kinds.${kind}`)}{' '}
        <Link kind="more" href={kindHref(count, q)}>
          {t('search.all', { hits: words })}
        </Link>
      </h3>
      <ul className={css.ledger}>
        {first.map((hit) => (
          <li key={hit.id}>
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit }: { hit: ResourceHit }) {
  const t = useWords('experimentLanding');
  const outcomes = useWords('experimentOutcome');
  const format = useFormatter();
  const { path, lang, note, price, unit, earliest_at, maturity } = hit;
  const sum = price && format.number(price.amount / 100);
  const terms = [
    sum && (unit === null ? t('search.fixed', { price: sum }) : t('search.price', { price: sum, unit })),
    price === null && maturity !== null && t('search.negotiable'),
    earliest_at && t('search.earliest', { at: momentText(earliest_at) }),
  ];
  return (
    <Link href={path} className={css.hit}>
      <span className={css.hitTitle}>
        <RowTitle item={hit} className="" />
      </span>
      <span className={css.hitNote} lang={lang}>
        {[note, maturity !== null && outcomes('maturity', { level: maturity })].filter(Boolean).join(' · ')}
      </span>
      <span className={css.hitTerms}>{terms.filter(Boolean).join(' · ')}</span>
    </Link>
  );
}
