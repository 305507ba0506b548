import type { ServiceSummary } from '@zonekit/api-client/business/service/contract';
import { CompareBox, CompareTray } from '../../shared/compare/compare-slots.tsx';
import { BUSINESS } from '../list/categories.ts';

/** Of the tray on this device. */
const KIND = 'service';

export function ServiceCompareBox({ service }: { service: Pick<ServiceSummary, 'id' | 'title'> }) {
  return <CompareBox kind={KIND} item={service} />;
}

export function ServiceCompareTray() {
  return <CompareTray kind={KIND} list={BUSINESS} />;
}
