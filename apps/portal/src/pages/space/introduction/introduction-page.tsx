import type { ParkSummary, UnitSummary } from '@zonekit/api-client/space/contract';
import type { BaseData, SpaceInformation } from '@zonekit/api-client/space/plan/contract';
import { UNIT_KINDS, type UnitKind, unitsPath } from '@zonekit/api-client/space/unit-path';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Facts } from '@zonekit/ui/facts';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { UnitCompareTray } from '../compare/compare-units.tsx';
import { introductionHref, kindFigures } from '../landing/kinds.ts';
import { UnitRow } from '../units/unit-row.tsx';
import * as css from './introduction-page.css.ts';

export interface IntroductionPageProps {
  kind: UnitKind;
  /** Null where the operator has not written it yet. */
  information: SpaceInformation | null;
  base: BaseData;
  /** The first that are vacant today, and how many there are. */
  units: readonly UnitSummary[];
  total: number;
  /** The first parks that have units of this kind. */
  parks: readonly ParkSummary[];
}

/** What a kind of space is for, whom it suits, and what of it is vacant. */
export function IntroductionPage({ kind, information, base, units, total, parks }: IntroductionPageProps) {
  const t = useWords('spaceIntroduction');
  const kinds = useWords('spaceUnits');
  const area = useWords('space');
  const format = useFormatter();
  const names = format.list(parks.map(({ name }) => name));
  const title = information?.title ?? kinds(`kinds.${kind}.title`);
  return (
    <Container>
      <div className={css.top}>
        <Breadcrumb
          label={t('breadcrumb')}
          items={[{ label: area('home'), href: '/' }, { label: area('title'), href: '/space' }, { label: title }]}
        />
        <h1 className={css.title} lang={information?.lang}>
          {title}
        </h1>
        {information && (
          <p className={css.lede} lang={information.lang}>
            {information.summary}
          </p>
        )}
      </div>
      <TabLinks
        label={t('tabs')}
        items={UNIT_KINDS.map((each) => ({
          label: kinds(`kinds.${each}.title`),
          href: introductionHref(each),
          current: each === kind,
        }))}
      />
      <div className={css.split}>
        <div className={css.text}>
          {parks.length > 0 && <p>{t('where', { parks: names })}</p>}
          {information && <Information information={information} />}
        </div>
        <KindFacts kind={kind} base={base} />
      </div>
      <section className={css.list} aria-labelledby="units">
        <SectionHead
          id="units"
          title={t('list', { count: total })}
          more={
            <Link kind="more" href={total > 0 ? `${unitsPath(kind)}?availability=vacant` : unitsPath(kind)}>
              {t('all')}
            </Link>
          }
        />
        {units.length === 0 ? (
          <EmptyState headingLevel={3} title={t('none')}>
            {t('noneLine')}
          </EmptyState>
        ) : (
          <ul>
            {units.map((unit) => (
              <li key={unit.id}>
                <UnitRow unit={unit} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <UnitCompareTray />
    </Container>
  );
}

function Information({ information: { lang, description, terms, suits } }: { information: SpaceInformation }) {
  const t = useWords('spaceIntroduction');
  return (
    <>
      <p lang={lang}>{description}</p>
      <p lang={lang}>{terms}</p>
      <h2 className={css.subtitle}>{t('suits')}</h2>
      <ul className={css.points} lang={lang}>
        {suits.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

function KindFacts({ kind, base }: Pick<IntroductionPageProps, 'kind' | 'base'>) {
  const t = useWords('spaceIntroduction');
  const area = useWords('space');
  const format = useFormatter();
  const figures = kindFigures(base).find((each) => each.kind === kind);
  const range = (values: { from: number; to: number } | null | undefined) =>
    values
      ? `${format.number(values.from, { maximumFractionDigits: 1 })}–${format.number(values.to, { maximumFractionDigits: 1 })}`
      : '–';
  return (
    <Facts
      columns={2}
      items={[
        { label: t('figures.vacant'), value: <Figure>{format.number(figures?.vacant ?? 0)}</Figure> },
        {
          label: t('figures.vacantArea'),
          value: (
            <>
              <Figure>{format.number(Math.round(figures?.vacantArea ?? 0))}</Figure> {area('areaUnit')}
            </>
          ),
        },
        {
          label: t('figures.area'),
          value: (
            <>
              <Figure>{range(figures?.area)}</Figure> {area('areaUnit')}
            </>
          ),
        },
        {
          label: t('figures.rent'),
          value: (
            <>
              <Figure>{range(figures?.rent)}</Figure> {area('rentUnit')}
            </>
          ),
        },
      ]}
    />
  );
}
