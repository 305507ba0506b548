import type { InformationSummary, Video } from '@zonekit/api-client/content/contract';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Statistic, StatisticGroup } from '@zonekit/ui/statistic';
import { useFormatter, useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { InformationRow } from '../information/information-row.tsx';
import { PageTop } from '../page-top.tsx';
import { FIGURES } from './figures.ts';
import * as css from './landing.css.ts';
import { Section } from './section.tsx';
import { Videos } from './videos.tsx';

interface ShowPageProps {
  introductions: readonly InformationSummary[];
  videos: readonly Video[];
  /** Of the video that the address opens. */
  videoId: string | undefined;
}

/** What the zone is: introductions, figures, videos. */
export function ShowPage({ introductions, videos, videoId }: ShowPageProps) {
  const t = useWords('contentShow');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <Container>
      <PageTop title={t('title')} lede={t('description')} />
      <Section
        id="about"
        title={t('about')}
        line={t('aboutLine')}
        more={{ label: t('map'), href: '/entrance/industryMap' }}
      >
        <ul>
          {introductions.map((item) => (
            <li key={item.id}>
              <InformationRow item={item} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="figures" title={t('figures')} line={t('figuresLine')}>
        <StatisticGroup className={css.figures}>
          <Statistic label={t('figure.companies')} value={format.number(FIGURES.companies)} />
          <Statistic label={t('figure.revenue')} value={<Money fen={FIGURES.revenue} locale={locale} />} />
          <Statistic label={t('figure.research')} value={format.number(FIGURES.research)} unit="%" />
          <Statistic label={t('figure.hightech')} value={format.number(FIGURES.hightech)} />
        </StatisticGroup>
        <p className={css.source}>{t('source')}</p>
      </Section>
      <Section id="videos" title={t('videos')} line={t('videosLine')}>
        <Videos videos={videos} videoId={videoId} />
      </Section>
      <p className={css.actions}>
        <Link kind="more" href="/entrance/industry">
          {t('industries')}
        </Link>
      </p>
    </Container>
  );
}
