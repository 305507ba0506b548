import { BIG_CHANGE } from '@zonekit/api-client/space/report/lists';
import * as css from './report.css.ts';

/** Cells on each side; one is a tenth. */
const CELLS = 4;

/** How far a figure moved, to the left for less, to the right for more. The text beside it says the same. */
export function ChangeGauge({ change }: { change: number }) {
  const filled = Math.min(CELLS, Math.ceil(Math.abs(change) * 10));
  const cells = (side: 'less' | 'more') =>
    Array.from({ length: CELLS }, (_, at) => {
      const place = side === 'less' ? CELLS - at : at + 1;
      return (
        <i
          key={place}
          className={css.gaugeCell}
          data-filled={change < 0 === (side === 'less') && place <= filled ? '' : undefined}
        />
      );
    });
  return (
    <span className={css.gauge} data-big={Math.abs(change) > BIG_CHANGE ? '' : undefined} aria-hidden="true">
      {cells('less')}
      <i className={css.gaugeMiddle} />
      {cells('more')}
    </span>
  );
}
