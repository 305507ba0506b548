import { DetailPageSkeleton } from '@zonekit/portal-kit/detail-page/skeleton';
import { useArrivalAtTop } from './use-arrival-at-top.ts';

export function DetailSkeleton() {
  useArrivalAtTop();
  return <DetailPageSkeleton />;
}
