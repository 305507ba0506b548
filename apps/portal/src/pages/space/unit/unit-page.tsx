import type { UnitDetail, UnitSummary } from '@zonekit/api-client/space/contract';
import { unitKind, unitsPath } from '@zonekit/api-client/space/unit-path';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Facts } from '@zonekit/ui/facts';
import { Figure } from '@zonekit/ui/figure';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { AvailabilityChip } from '../availability.tsx';
import { UnitCompareTray } from '../compare/compare-units.tsx';
import { Rent, useStatedPrice } from '../rent.tsx';
import { SimilarUnits } from './similar-units.tsx';
import { UnitBar, UnitCard } from './unit-actions.tsx';
import * as css from './unit-page.css.ts';
import { sectionsOf, UnitSections } from './unit-sections.tsx';

export interface UnitPageProps {
  unit: UnitDetail;
  similar: readonly UnitSummary[];
}

/** A unit: its plan, its price made comparable, when it is vacant, and what a contract asks for. */
export function UnitPage({ unit, similar }: UnitPageProps) {
  const t = useWords('spaceUnit');
  const area = useWords('space');
  const kinds = useWords('spaceUnits');
  const statedPrice = useStatedPrice();
  const kind = unitKind(unit.house_type);
  return (
    <>
      <DetailPage
        trail={[
          { label: area('home'), href: '/' },
          { label: area('title'), href: '/space' },
          { label: kinds(`kinds.${kind}.title`), href: unitsPath(kind) },
        ]}
        title={unit.title}
        lang={unit.lang}
        line={<span lang={unit.lang}>{unit.address}</span>}
        chips={
          <>
            <AvailabilityChip unit={unit} />
            <Tag>{area(`houseTypes.${unit.house_type}`)}</Tag>
          </>
        }
        side={
          <div className={css.side}>
            <Rent rent={unit.rent} />
            <p className={css.note}>{kinds('original', { price: statedPrice(unit) })}</p>
          </div>
        }
        facts={<UnitFacts unit={unit} />}
        outline={sectionsOf(unit).map((id) => ({ id, text: t(`sections.${id}`) }))}
        card={<UnitCard unit={unit} />}
        aside={
          <PageShare
            poster={{
              title: unit.title,
              figures: [
                { label: t('facts.area'), value: area('area', { area: unit.area }) },
                { label: t('price.stated'), value: statedPrice(unit) },
              ],
            }}
          />
        }
        after={<SimilarUnits unit={unit} similar={similar} />}
        bar={<UnitBar unit={unit} />}
      >
        <UnitSections unit={unit} />
      </DetailPage>
      <UnitCompareTray />
    </>
  );
}

const MOST_COLUMNS = 6;

function UnitFacts({ unit }: { unit: UnitDetail }) {
  const t = useWords('spaceUnit');
  const area = useWords('space');
  const figure = (chunks: ReactNode) => <Figure>{chunks}</Figure>;
  const { seats, height, floor_load, power } = unit;
  const items = [
    { label: t('facts.area'), value: t.rich('values.area', { area: unit.area, figure }) },
    ...(unit.house_type === 'land'
      ? []
      : [{ label: t('facts.floor'), value: area('floor', { floor: String(unit.floor) }) }]),
    ...(seats === null ? [] : [{ label: t('facts.seats'), value: t.rich('values.seats', { seats, figure }) }]),
    ...(height === null ? [] : [{ label: t('facts.height'), value: t.rich('values.height', { height, figure }) }]),
    ...(floor_load === null
      ? []
      : [{ label: t('facts.load'), value: t.rich('values.load', { load: floor_load, figure }) }]),
    ...(power === null ? [] : [{ label: t('facts.power'), value: t.rich('values.power', { power, figure }) }]),
    { label: t('facts.decoration'), value: area(`decorations.${unit.decoration}`) },
  ];
  return <Facts className={css.facts} columns={Math.min(MOST_COLUMNS, items.length)} items={items} />;
}
