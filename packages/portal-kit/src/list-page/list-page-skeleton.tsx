import { Container } from '@zonekit/ui/container';
import { Skeleton } from '@zonekit/ui/skeleton';
import * as css from './list-page.css.ts';
import * as shape from './list-page-skeleton.css.ts';
import { SkeletonRows } from './skeleton-rows.tsx';

const FACETS = ['a', 'b', 'c'];

/** Placeholder of a list during navigation. Filtering keeps the previous results instead. */
export function ListPageSkeleton() {
  return (
    <Container aria-busy="true">
      <div className={css.head}>
        <div className={shape.trail}>
          <Skeleton width="180px" />
        </div>
        <div className={css.headGrid}>
          <div>
            <div className={shape.title}>
              <Skeleton width="min(60%, 6em)" height="1em" />
            </div>
            <div className={shape.lede}>
              <Skeleton width="min(100%, 30em)" />
            </div>
          </div>
          <Skeleton height="40px" />
        </div>
      </div>
      <div className={shape.facets}>
        {FACETS.map((facet) => (
          <div key={facet} className={shape.facet}>
            <Skeleton width="48px" />
            <Skeleton width="min(100%, 40em)" height="24px" />
          </div>
        ))}
      </div>
      <div className={css.bar}>
        <Skeleton width="72px" height="32px" />
      </div>
      <div className={css.results}>
        <SkeletonRows />
      </div>
    </Container>
  );
}
