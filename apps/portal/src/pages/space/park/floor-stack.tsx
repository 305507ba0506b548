import type { ParkDetail } from '@zonekit/api-client/space/contract';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './floor-stack.css.ts';
import { type FloorLine, floorHref, floorsOf, inOrder, type ParkFloor } from './park-floor.ts';

interface FloorStackProps {
  park: ParkDetail;
  chosen: ParkFloor | null;
}

/** The buildings of a park floor by floor, a cell for each unit. A floor with vacant units leads to them. */
export function FloorStack({ park, chosen }: FloorStackProps) {
  const t = useWords('spacePark');
  return (
    <>
      <ul className={css.towers}>
        {inOrder(park.building_list).map((building) => (
          <li key={building.id} className={css.tower}>
            <p className={css.caption}>
              {t.rich('vacantHere', { count: building.vacant, b: (chunks) => <b>{chunks}</b> })}
            </p>
            {floorsOf(building).map((line) => (
              <Floor
                key={line.floor}
                name={t('floorLabel', {
                  building: building.name,
                  floor: String(line.floor),
                  units: line.units,
                  vacant: line.vacant,
                })}
                line={line}
                href={floorHref(park.id, { building: building.id, floor: line.floor })}
                current={chosen?.building === building.id && chosen.floor === line.floor}
              />
            ))}
            <h3 className={css.name} lang={park.lang}>
              {building.name}
              <small className={css.height}>{t('floors', { count: building.floors })}</small>
            </h3>
          </li>
        ))}
      </ul>
      <p className={css.legend}>
        <span className={css.key}>
          <i className={css.cell} data-vacant="" />
          {t('legend.vacant')}
        </span>
        <span className={css.key}>
          <i className={css.cell} />
          {t('legend.let')}
        </span>
        <span className={css.key}>
          <i className={css.cell} data-none="" />
          {t('legend.none')}
        </span>
      </p>
    </>
  );
}

interface FloorProps {
  name: string;
  line: FloorLine;
  href: string;
  current: boolean;
}

function Floor({ name, line: { floor, units, vacant }, href, current }: FloorProps) {
  const cells = (
    <>
      <span className={css.number} aria-hidden="true">
        {floor}
      </span>
      <span className={css.cells}>
        {units === 0 && <i className={css.cell} data-none="" />}
        {Array.from({ length: units }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
          <i key={index} className={css.cell} data-vacant={index < vacant ? '' : undefined} />
        ))}
      </span>
    </>
  );
  // What is let is told by the table of floors.
  if (vacant === 0) {
    return (
      <span className={css.floor} aria-hidden="true">
        {cells}
      </span>
    );
  }
  return (
    <Link href={href} className={css.floor} aria-label={name} title={name} aria-current={current ? 'true' : undefined}>
      {cells}
    </Link>
  );
}
