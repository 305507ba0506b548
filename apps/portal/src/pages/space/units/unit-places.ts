import type { UnitSummary } from '@zonekit/api-client/space/contract';
import type { PlanItem } from '../map/plan-items.ts';

export interface UnitPlace {
  item: PlanItem;
  units: UnitSummary[];
}

/**
 * Units by the place that they are in: their building, or their park where the plan shows no building of theirs. Places
 * are in the order of their first unit; `elsewhere` are units of which the plan shows neither.
 */
export const unitPlaces = (
  units: readonly UnitSummary[],
  items: readonly PlanItem[],
): { places: UnitPlace[]; elsewhere: UnitSummary[] } => {
  const byId = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]));
  const places = new Map<PlanItem, UnitPlace>();
  const elsewhere: UnitSummary[] = [];
  for (const unit of units) {
    const item = byId.get(`building ${unit.building.id}`) ?? byId.get(`park ${unit.park.id}`);
    const place = item && places.get(item);
    if (place) place.units.push(unit);
    else if (item) places.set(item, { item, units: [unit] });
    else elsewhere.push(unit);
  }
  return { places: [...places.values()], elsewhere };
};
