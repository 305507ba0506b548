import { Skeleton } from '@zonekit/ui/skeleton';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import * as css from './booking-calendar.css.ts';

const WEEKS = ['1', '2', '3', '4', '5', '6'];

/** Placeholder of two months and their legend. */
export function CalendarSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={css.months}>
        {[true, false].map((first) => (
          <div key={String(first)} className={css.month} data-shown={first ? '' : undefined}>
            <Skeleton width="40%" height="24px" />
            {WEEKS.map((week) => (
              <div key={week} className={css.skeletonLine}>
                <Skeleton height="38px" />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={css.skeletonLine}>
        <Skeleton width="60%" height="20px" />
      </div>
    </div>
  );
}
