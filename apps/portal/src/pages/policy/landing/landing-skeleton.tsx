import { Container } from '@zonekit/ui/container';
import { Skeleton } from '@zonekit/ui/skeleton';
import { useArrivalAtTop } from '../../shared/use-arrival-at-top.ts';
import * as css from './landing.css.ts';
import * as shape from './landing-skeleton.css.ts';

const FIGURES = ['a', 'b', 'c'];
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of the policy landing while it is on its way. */
export function LandingSkeleton() {
  useArrivalAtTop();
  return (
    <Container aria-busy="true">
      <div className={css.head}>
        <div>
          <div className={shape.trail}>
            <Skeleton width="120px" />
          </div>
          <div className={shape.title}>
            <Skeleton width="min(40%, 4em)" height="1em" />
          </div>
          <div className={shape.lede}>
            <Skeleton width="min(100%, 30em)" />
          </div>
          <Skeleton height="40px" className={shape.search} />
        </div>
        <Skeleton className={shape.match} />
      </div>
      <div className={shape.figures}>
        {FIGURES.map((figure) => (
          <div key={figure} className={shape.figure}>
            <Skeleton width="96px" />
            <Skeleton width="120px" height="1.75rem" />
            <Skeleton width="64px" />
          </div>
        ))}
      </div>
      <div className={css.split}>
        <Column />
        <Column />
      </div>
    </Container>
  );
}

function Column() {
  return (
    <div>
      <div className={css.columnHead}>
        <Skeleton width="88px" height="28px" />
      </div>
      {ROWS.map((row) => (
        <div key={row} className={shape.row}>
          <Skeleton width="80%" height="1rem" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  );
}
