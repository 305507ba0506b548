import type { Plan, PlanFeature, PlanRole } from '@zonekit/portal-kit/map-list';
import type { PlanItem } from './plan-items.ts';

/** What a zone's own drawing adds: water and coast. What is built comes from the service. */
const GROUND: ReadonlySet<PlanRole> = new Set([
  'water-1',
  'water-2',
  'water-3',
  'water-4',
  'land',
  'shore',
  'road',
  'sounding',
]);

/** Degrees of latitude below the middle of a park, clear of the row of its buildings. */
const NAME_BELOW = 0.0016;

const nameOf = ({ name, position: [longitude, latitude] }: PlanItem): PlanFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude - NAME_BELOW] },
  properties: { role: 'name', text: name },
});

const outlineOf = (role: PlanRole, outline: PlanItem['outline'] = []): PlanFeature => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [outline] },
  properties: { role },
});

/** The plan below the places of one kind: parcels, on them the buildings, and the names of the parks. */
export const drawZone = (zone: Plan, items: readonly PlanItem[], view: PlanItem['kind']): Plan => {
  const of = (kind: PlanItem['kind']) => items.filter((item) => item.kind === kind);
  return {
    type: 'FeatureCollection',
    features: [
      ...zone.features.filter(({ properties }) => GROUND.has(properties.role)),
      ...of('parcel').map(({ outline }) => outlineOf('parcel', outline)),
      // Parcels in the list cover what stands on them, and have names themselves.
      ...(view === 'parcel'
        ? []
        : [...of('building').map(({ outline }) => outlineOf('building', outline)), ...of('park').map(nameOf)]),
    ],
  };
};
