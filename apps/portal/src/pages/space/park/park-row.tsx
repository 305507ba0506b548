import type { ParkSummary } from '@zonekit/api-client/space/contract';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { Rent } from '../rent.tsx';
import { AreaLine } from './area-line.tsx';
import * as css from './park-row.css.ts';

type Shown = Pick<ParkSummary, 'id' | 'units' | 'vacant' | 'vacant_area' | 'area' | 'rent_from'>;

interface ParkRowProps {
  park: Shown & { title: string; lang?: string; title_hits?: ParkSummary['title_hits'] };
  /** Below the name. */
  line?: string;
  /** Of `areaScale`. */
  scale: { cell: number; longest: number };
}

/** A park with its area in cells, what of it is vacant, and the lowest rent. */
export function ParkRow({ park, line, scale }: ParkRowProps) {
  const t = useWords('spaceParks');
  return (
    <Link href={`/space/park/${encodeURIComponent(park.id)}`} className={css.row}>
      <span className={css.name}>
        <RowTitle item={park} />
        {line && <span className={css.note}>{line}</span>}
      </span>
      <span className={css.line}>
        <AreaLine park={park} {...scale} />
      </span>
      <span className={css.figure}>
        <b className={css.number}>{t('vacantArea', { area: Math.round(park.vacant_area) })}</b>
        <span className={css.note}>{t('vacantUnits', { vacant: park.vacant, units: park.units })}</span>
      </span>
      <span className={css.figure}>
        {park.rent_from ? (
          <>
            <Rent rent={park.rent_from} />
            <span className={css.note}>{t('from')}</span>
          </>
        ) : (
          <span className={css.note}>{t('full')}</span>
        )}
      </span>
    </Link>
  );
}
