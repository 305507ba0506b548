import { latePage } from '../../shared/late-page.tsx';
import { unitListPage } from '../units/list-slot.ts';
import type { UnitListPageProps } from '../units/unit-list-page.tsx';
import type { UnitPageProps } from './unit-page.tsx';

export const unitPage = latePage<UnitPageProps>('unit', async () => (await import('./unit-page.tsx')).UnitPage);

interface UnitPagesProps extends UnitListPageProps {
  /** Null without an id in the address. */
  unit: UnitPageProps | null;
}

/** At the address of a kind: its list, and with an id a unit. */
export function UnitPages({ unit, ...list }: UnitPagesProps) {
  return unit === null ? unitListPage.show(list) : unitPage.show(unit, unit.unit.id);
}
