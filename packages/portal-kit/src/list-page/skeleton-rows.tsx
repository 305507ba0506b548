import { Skeleton } from '@zonekit/ui/skeleton';
import * as css from './list-page-skeleton.css.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a list's results. */
export function SkeletonRows() {
  return ROWS.map((row) => (
    <div key={row} className={css.row}>
      <Skeleton width="60%" height="1.25rem" />
      <Skeleton width="85%" />
      <Skeleton width="30%" />
    </div>
  ));
}
