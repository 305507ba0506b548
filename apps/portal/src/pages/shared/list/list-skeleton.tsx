import { ListPageSkeleton } from '@zonekit/portal-kit/list-page/skeleton';
import { useArrivalAtTop } from '../use-arrival-at-top.ts';

/** The shape of a list while one comes to it from another page. */
export function ListSkeleton() {
  useArrivalAtTop();
  return <ListPageSkeleton />;
}
