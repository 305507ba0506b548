import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import type { RoadshowWeek } from '../home-data.ts';
import { defineHomeSection } from '../home-section.ts';
import * as css from './roadshow.css.ts';

function Roadshow({ content: roadshow }: { content: RoadshowWeek }) {
  const t = useWords('home');
  const format = useFormatter();
  return (
    <section className={css.band} data-scope="inverse" aria-labelledby="home-roadshow">
      <Container>
        <SectionHead plain id="home-roadshow" title={t('roadshow.title')}>
          {t('roadshow.line')}
        </SectionHead>
        <ul className={css.week}>
          {roadshow.days.map(({ date, free }) => (
            <li key={date} className={css.weekDay}>
              <time dateTime={date} className={css.weekDate}>
                {date.slice(5)}
                <span className={css.weekName}>
                  {format.dateTime(new Date(`${date}T12:00:00+08:00`), { weekday: 'long' })}
                </span>
              </time>
              <span className={css.halves}>
                {(['morning', 'afternoon'] as const).map((half, index) =>
                  free[index] ? (
                    <Link
                      key={half}
                      className={css.half}
                      href="?dialog=booking"
                      aria-label={`${t(`roadshow.${half}`)}, ${date}`}
                    >
                      {t(`roadshow.${half}`)}
                    </Link>
                  ) : (
                    <span key={half} className={css.half} data-taken="">
                      {t('roadshow.taken')}
                    </span>
                  ),
                )}
              </span>
            </li>
          ))}
        </ul>
        <div className={css.bandActions}>
          <Button asChild kind="primary" size="lg">
            <Link href="?dialog=booking">{t('roadshow.book')}</Link>
          </Button>
          <p className={css.bandNote}>{t('roadshow.free', { count: roadshow.freeInAll })}</p>
        </div>
      </Container>
    </section>
  );
}

/** The next bookable days, in halves, from the calendar. */
export const roadshow = defineHomeSection({ load: ({ week }) => week, Section: Roadshow });
