import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { CompareBox, CompareTray } from '../../shared/compare/compare-slots.tsx';

/** Of the tray on this device. */
const KIND = 'space';
/** The list of units of all kinds, and their comparison. */
export const UNIT_SEARCH = '/space/search';

export function UnitCompareBox({ unit }: { unit: Pick<UnitSummary, 'id' | 'title'> }) {
  return <CompareBox kind={KIND} item={unit} />;
}

export function UnitCompareTray() {
  return <CompareTray kind={KIND} list={UNIT_SEARCH} />;
}
