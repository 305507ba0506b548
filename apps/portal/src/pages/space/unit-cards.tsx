import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { Card } from '@zonekit/ui/card';
import { useWords } from '../../platform/words/use-words.ts';
import { AvailabilityChip } from './availability.tsx';
import { Plate } from './plate/plate.tsx';
import { Rent } from './rent.tsx';
import * as css from './unit-cards.css.ts';

/** Units as cards with their plans. */
export function UnitCards({ units }: { units: readonly UnitSummary[] }) {
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
