import type { BaseData } from '@zonekit/api-client/space/plan/contract';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { Statistic, StatisticGroup } from '@zonekit/ui/statistic';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { moreWays } from '../next-steps.ts';
import { areaScale } from '../park/area-cells.ts';
import { AreaLegend } from '../park/area-legend.tsx';
import { ParkRow } from '../park/park-row.tsx';
import { UnitCards } from '../unit-cards.tsx';
import { KindCards } from './kind-cards.tsx';
import * as css from './landing-page.css.ts';
import { WishForm } from './wish-form.tsx';

const STEPS = ['choose', 'view', 'apply', 'review', 'sign', 'move'] as const;

/** What can be leased: the kinds on one ruler, the parks, how one moves in, and what became vacant last. */
export function SpaceLandingPage({ base }: { base: BaseData }) {
  const t = useWords('spaceLanding');
  const area = useWords('space');
  const scale = areaScale(base.parks);
  const ways = moreWays();
  return (
    <>
      <div className={css.top}>
        <Container className={css.topInner}>
          <div>
            <Breadcrumb label={t('breadcrumb')} items={[{ label: area('home'), href: '/' }, { label: t('title') }]} />
            <h1 className={css.title}>{t('headline', { count: base.vacant })}</h1>
            <p className={css.lede}>{t('description')}</p>
            {ways.length > 0 && (
              <ul className={css.ways}>
                {ways.map(([name, href]) => (
                  <li key={name}>
                    <Link kind="more" href={href}>
                      {t(`ways.${name}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <WishForm />
        </Container>
      </div>
      <Container>
        <Figures base={base} />
        <Section id="kinds" title={t('kinds.title')} line={t('kinds.line')}>
          <KindCards base={base} />
        </Section>
        <Section
          id="parks"
          title={t('parks.title', { count: base.parks.length })}
          line={t('parks.line')}
          more={{ label: t('parks.all'), href: '/space/park' }}
        >
          <AreaLegend cell={scale.cell} />
          <ul className={css.parks}>
            {base.parks.map((park) => (
              <li key={park.id}>
                <ParkRow park={{ ...park, title: park.name }} scale={scale} />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="steps" title={t('steps.title')} line={t('steps.line')}>
          <ol className={css.steps}>
            {STEPS.map((step, index) => (
              <li key={step} className={css.step}>
                <span className={css.stepNumber} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={css.stepName}>{t(`steps.${step}.name`)}</h3>
                <p className={css.stepLine}>{t(`steps.${step}.line`)}</p>
                <p className={css.stepBy}>{t(`steps.${step}.by`)}</p>
              </li>
            ))}
          </ol>
        </Section>
        {base.latest.length > 0 && (
          <Section
            id="latest"
            title={t('latest.title')}
            line={t('latest.line')}
            more={{ label: t('latest.all', { count: base.vacant }), href: '/space/search?availability=vacant' }}
          >
            <UnitCards units={base.latest.slice(0, SHOWN)} />
          </Section>
        )}
      </Container>
    </>
  );
}

/** Two rows of four. */
const SHOWN = 8;

interface SectionProps {
  id: string;
  title: string;
  line: string;
  more?: { label: string; href: string };
  children: ReactNode;
}

function Section({ id, title, line, more, children }: SectionProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        more={
          more && (
            <Link kind="more" href={more.href}>
              {more.label}
            </Link>
          )
        }
      >
        {line}
      </SectionHead>
      {children}
    </section>
  );
}

function Figures({ base }: { base: BaseData }) {
  const t = useWords('spaceLanding');
  const format = useFormatter();
  return (
    <StatisticGroup className={css.figures}>
      <Statistic
        label={t('figures.vacant')}
        value={format.number(base.vacant)}
        unit={t('figures.places')}
        note={t('figures.newly', { count: base.newly_vacant })}
      />
      <Statistic
        label={t('figures.area')}
        value={format.number(Math.round(base.vacant_area))}
        unit={t('figures.metres')}
        note={t('figures.share', { percent: base.area > 0 ? Math.round((base.vacant_area / base.area) * 100) : 0 })}
      />
      <Statistic
        label={t('figures.parcels')}
        value={format.number(base.parcels.vacant)}
        unit={t('figures.plots')}
        note={t('figures.parcelArea', { area: Math.round(base.parcels.vacant_area) })}
      />
      <Statistic
        label={t('figures.carriers')}
        value={format.number(base.incubators + base.carriers)}
        unit={t('figures.houses')}
        note={t('figures.incubators', { count: base.incubators })}
      />
    </StatisticGroup>
  );
}
