import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { ComparisonTray, useComparisonTray } from '@zonekit/portal-kit/comparison-tray';
import { CompareToggle } from '@zonekit/portal-kit/comparison-tray/toggle';
import { compareHref } from './compare-address.ts';

/** Of the tray on this device. */
const KIND = 'space';

export function UnitCompareBox({ unit: { id, title } }: { unit: Pick<UnitSummary, 'id' | 'title'> }) {
  return <CompareToggle tray={useComparisonTray(KIND)} item={{ id, title }} />;
}

export function UnitCompareTray() {
  return <ComparisonTray tray={useComparisonTray(KIND)} compareHref={compareHref} />;
}
