import { ComparisonTray, useComparisonTray } from '@zonekit/portal-kit/comparison-tray';
import { CompareToggle } from '@zonekit/portal-kit/comparison-tray/toggle';
import { compareHref } from './compare-address.ts';

export interface KindBoxProps {
  /** Of the tray on this device. */
  kind: string;
  item: { id: string; title: string };
}

export function KindCompareBox({ kind, item: { id, title } }: KindBoxProps) {
  return <CompareToggle tray={useComparisonTray(kind)} item={{ id, title }} />;
}

export interface KindTrayProps {
  kind: string;
  /** Path of the list, at which the comparison is shown too. */
  list: string;
}

export function KindCompareTray({ kind, list }: KindTrayProps) {
  return <ComparisonTray tray={useComparisonTray(kind)} compareHref={(ids) => compareHref(list, ids)} />;
}
