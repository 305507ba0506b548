import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import type { ComponentType } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import { Bulletin, type BulletinTab } from './bulletin.tsx';
import { ClosingSoon } from './closing-soon.tsx';
import { Figures } from './figures.tsx';
import type { HomeData } from './home-data.ts';
import { Industries } from './industries.tsx';
import { RoadshowBand } from './roadshow-band.tsx';
import * as css from './sections.css.ts';

export interface HomePageProps {
  /** Headline and first action: the variant's. */
  hero: ComponentType<Pick<HomeData, 'figures'>>;
  data: HomeData;
  bulletin: BulletinTab;
}

export function HomePage({ hero: Hero, data, bulletin }: HomePageProps) {
  const t = useWords('home');
  const own = useWords('variantHome');
  return (
    <>
      <Hero figures={data.figures} />
      <Figures figures={data.figures} freeHalfDays={data.roadshow?.freeInAll ?? null} />
      <section id="industrial-activity" className={css.section} aria-labelledby="home-bulletin">
        <Container>
          <SectionHead
            id="home-bulletin"
            title={own('bulletin.title')}
            more={
              <Link kind="more" href="/policy/policyDocument">
                {t('bulletin.all')}
              </Link>
            }
          >
            {own('bulletin.line')}
          </SectionHead>
          <div className={css.split}>
            <Bulletin
              current={bulletin}
              policies={data.policies}
              declarations={data.declarations}
              declarationsOpen={data.figures.declarationsOpen}
              today={data.today}
            />
            <ClosingSoon declarations={data.closingSoon} open={data.figures.declarationsOpen} />
          </div>
        </Container>
      </section>
      <section id="innovative-growth" className={css.section} aria-labelledby="home-industries">
        <Container>
          <SectionHead id="home-industries" title={t('industries.title')}>
            {t('industries.line')}
          </SectionHead>
          <Industries industries={data.industries} />
        </Container>
      </section>
      {data.roadshow && <RoadshowBand roadshow={data.roadshow} />}
    </>
  );
}
