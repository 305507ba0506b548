import type { UnitDetail, UnitSummary } from '@zonekit/api-client/space/contract';
import { unitKind, unitPath, unitsPath } from '@zonekit/api-client/space/unit-path';
import { Card } from '@zonekit/ui/card';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { useWords } from '../../../platform/words/use-words.ts';
import { AvailabilityChip } from '../availability.tsx';
import { Plate } from '../plate/plate.tsx';
import { Rent } from '../rent.tsx';
import * as css from './similar-units.css.ts';

interface SimilarUnitsProps {
  unit: UnitDetail;
  similar: readonly UnitSummary[];
}

export function SimilarUnits({ unit, similar }: SimilarUnitsProps) {
  const t = useWords('spaceUnit');
  if (similar.length === 0) return null;
  const kind = unitKind(unit.house_type);
  return (
    <section className={css.similar} aria-labelledby="similar" data-unprinted="">
      <SectionHead
        id="similar"
        title={t('similar.title')}
        more={
          <Link kind="more" href={unitsPath(kind)}>
            {t('similar.all')}
          </Link>
        }
      />
      <UnitCards units={similar} />
    </section>
  );
}

/** Units as cards with their plans. */
function UnitCards({ units }: { units: readonly UnitSummary[] }) {
  const t = useWords('space');
  return (
    <ul className={css.cards}>
      {units.map((unit) => (
        <li key={unit.id}>
          <Card href={unitPath(unit)} className={css.card}>
            <Plate unit={unit} />
            <span className={css.body}>
              <span className={css.facts}>
                {t(`houseTypes.${unit.house_type}`)} <b>{t('area', { area: unit.area })}</b>
              </span>
              <span className={css.title} lang={unit.lang}>
                {unit.title}
              </span>
              <Rent rent={unit.rent} />
              <span>
                <AvailabilityChip unit={unit} />
              </span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
