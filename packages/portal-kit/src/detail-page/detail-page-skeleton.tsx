import { Container } from '@zonekit/ui/container';
import { Skeleton, SkeletonText } from '@zonekit/ui/skeleton';
import * as css from './detail-page.css.ts';
import * as shape from './detail-page-skeleton.css.ts';
import * as headCss from './page-head.css.ts';

const FACTS = ['a', 'b', 'c', 'd'];
const SECTIONS = ['a', 'b', 'c'];

/** Placeholder of a detail page with the same layout. */
export function DetailPageSkeleton() {
  return (
    <div aria-busy="true">
      <div className={headCss.head}>
        <Container className={headCss.headInner}>
          <div className={shape.trail}>
            <Skeleton width="240px" />
          </div>
          <div className={headCss.headGrid}>
            <div>
              <div className={headCss.chips}>
                <Skeleton width="64px" height="24px" />
                <Skeleton width="48px" height="24px" />
              </div>
              <div className={shape.title}>
                <Skeleton width="min(100%, 20em)" height="1em" />
                <Skeleton width="min(60%, 12em)" height="1em" />
              </div>
              <Skeleton width="160px" className={headCss.number} />
            </div>
          </div>
        </Container>
      </div>
      <Container>
        <div className={shape.facts}>
          {FACTS.map((fact) => (
            <div key={fact}>
              <Skeleton width="40%" />
              <Skeleton width="75%" height="18px" />
            </div>
          ))}
        </div>
        <div className={css.layout}>
          <div className={css.outline}>
            <SkeletonText lines={5} />
          </div>
          <div className={css.aside}>
            <Skeleton height="320px" />
          </div>
          <div className={css.article}>
            {SECTIONS.map((section) => (
              <div key={section} className={shape.section}>
                <Skeleton width="40%" height="24px" />
                <SkeletonText lines={4} />
              </div>
            ))}
          </div>
        </div>
      </Container>
    </div>
  );
}
