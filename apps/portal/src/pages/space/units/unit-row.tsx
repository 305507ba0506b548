import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { AvailabilityChip } from '../availability.tsx';
import { UnitCompareBox } from '../compare/compare-units.tsx';
import { Rent, useStatedPrice } from '../rent.tsx';
import * as css from './unit-row.css.ts';

interface UnitRowProps {
  unit: UnitSummary;
  /** Without cover and park, in a list by places that shares its width. */
  narrow?: boolean;
}

/** A unit of a list: what it is, its rent with the stated price below, and the box to compare it. */
export function UnitRow({ unit, narrow = false }: UnitRowProps) {
  const t = useWords('space');
  const words = useWords('spaceUnits');
  const statedPrice = useStatedPrice();
  const { id, lang, park, snippet, seats } = unit;
  const href = unitPath(unit);
  return (
    <div className={css.row} data-narrow={narrow ? '' : undefined}>
      {!narrow && <Cover id={id} kind="berth" className={css.cover} />}
      <div className={css.body}>
        <Link href={href} className={css.title}>
          <RowTitle item={unit} />
        </Link>
        <p className={css.facts}>
          <span>{t(`houseTypes.${unit.house_type}`)}</span>
          <b className={css.area}>{t('area', { area: unit.area })}</b>
          {seats !== null && <span>{t('seats', { seats })}</span>}
          {unit.house_type !== 'land' && <span>{t('floor', { floor: String(unit.floor) })}</span>}
          <span>{t(`decorations.${unit.decoration}`)}</span>
        </p>
        <p className={css.place} lang={lang}>
          {!narrow && (
            <Link href={`/space/park/${encodeURIComponent(park.id)}`} className={css.park}>
              {park.name}
            </Link>
          )}
          {snippet && (
            <span>
              <MarkedText pieces={snippet} />
            </span>
          )}
        </p>
      </div>
      <div className={css.terms}>
        <Rent rent={unit.rent} />
        <p className={css.stated}>
          {words('original', { price: statedPrice(unit) })}
          <span className={css.rule}>{unit.rent_rule}</span>
        </p>
        <p className={css.actions}>
          <AvailabilityChip unit={unit} />
          <UnitCompareBox unit={unit} />
        </p>
      </div>
    </div>
  );
}
