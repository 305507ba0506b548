import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';

type Load = Parameters<typeof lazyRouteComponent>[0];

/** As tall as the screen until its shape is there, so that nothing around it goes and the footer does not come up. */
const Place = ({ shape: Shape }: { shape: ComponentType }) => (
  <Suspense fallback={<div style={{ height: '100vh' }} />}>
    <Shape />
  </Suspense>
);

/**
 * A page's shape, shown while the page is waited for; apart from the page, which is what one waits for, and so it may itself
 * be late. `preload` is for the route's `beforeLoad`.
 */
export const pageSkeleton = (load: Load, name: string) => {
  const shape = lazyRouteComponent(load, name);
  return Object.assign(() => <Place shape={shape} />, { preload: () => void shape.preload?.() });
};
