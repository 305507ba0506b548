import { BorderStrip } from '@zonekit/ui/border-strip';
import { Container } from '@zonekit/ui/container';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Bulletin } from '../bulletin.tsx';
import { CALLS_OPEN } from '../list-links.ts';
import type { DeadlinesContent } from '../sections/deadlines.tsx';
import type { PoliciesContent } from '../sections/policies.tsx';
import type { HeroProps } from './heroes.tsx';
import * as css from './news-hero.css.ts';

const CALLS = 4;

/** News first, by the day: the leading document, the latest ones, and what closes soon. */
export function NewsHero({ today, figures, sections, bulletin }: HeroProps) {
  const t = useWords('home');
  const terms = useWords('policyTerms');
  const format = useFormatter();
  const day = format.dateTime(new Date(`${today}T12:00:00+08:00`), { dateStyle: 'full', timeZone: 'Asia/Shanghai' });
  const entries = sections.policies as PoliciesContent | undefined;
  const deadlines = sections.deadlines as DeadlinesContent | undefined;
  return (
    <>
      <section className={css.hero} aria-labelledby="home-title">
        <Container>
          <div className={css.head}>
            <h1 id="home-title" className={css.day}>
              {day}
            </h1>
            <p className={css.line}>{t('heroes.news.line', { count: figures.policiesThisWeek })}</p>
          </div>
          <div className={css.columns}>
            {entries && (
              <div>
                <Bulletin current={bulletin} entries={entries} declarationsOpen={figures.declarationsOpen} />
              </div>
            )}
            {deadlines && (
              <div className={css.deadlines}>
                <div className={css.deadlinesHead}>
                  <h2 className={css.title}>{t('closing.title')}</h2>
                  <Link kind="more" href={`${CALLS_OPEN}&sort=closes_at`}>
                    {t('closing.all', { count: figures.declarationsOpen })}
                  </Link>
                </div>
                <ul>
                  {deadlines.calls.slice(0, CALLS).map(({ id, title, lang, support, closes, left, status }) => (
                    <li key={id}>
                      <Link href={`/policy/policyDeclaration/${id}`} className={css.call}>
                        <span lang={lang}>{title}</span>
                        <DeadlineBar
                          daysLeft={left}
                          closing={status === 'closing'}
                          date={terms('closes', { date: closes })}
                          remaining={terms.rich('left', { days: left, b: (chunks) => <Figure>{chunks}</Figure> })}
                        />
                        <span className={css.line}>{support}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </Container>
      </section>
      <BorderStrip />
    </>
  );
}
