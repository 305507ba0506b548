import type { LandFeature, ParcelState, ParcelUse } from '@zonekit/api-client/space/plan/contract';

/** Kinds of what lies on the plan; the page shows one at a time. */
export const PLAN_VIEWS = ['building', 'parcel', 'park'] as const;
export type PlanView = (typeof PLAN_VIEWS)[number];

type Position = readonly [longitude: number, latitude: number];

/** What lies on the plan, as its list and filters read it. */
export interface PlanItem {
  id: string;
  kind: PlanView;
  name: string;
  position: Position;
  outline?: readonly Position[];
  /** Vacant square metres of a building or park; square metres of a parcel. */
  area: number;
  /** Yuan per square metre and month; null where nothing is vacant. */
  rent: readonly [from: number, to: number] | null;
  park: { id: string; name: string } | null;
  /** Null for what has no units. */
  stock: { units: number; vacant: number } | null;
  /** Of a building. */
  floors: number | null;
  /** Of a park. */
  address: string | null;
  /** Of a parcel. */
  land: { state: ParcelState; use: ParcelUse; floorAreaRatio: number | null } | null;
}

/** The middle of the box around a ring: enough for the number of a place. */
const middleOf = (ring: readonly Position[]): Position => {
  const along = (axis: 0 | 1) => {
    const values = ring.map((position) => position[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [along(0), along(1)];
};

const none = { stock: null, floors: null, address: null, land: null, rent: null };

const itemOf = ({ id, geometry, properties }: LandFeature): PlanItem => {
  const { kind, name } = properties;
  const ring = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : undefined;
  const place = {
    id,
    name,
    position: geometry.type === 'Point' ? geometry.coordinates : middleOf(ring ?? []),
    ...(ring && { outline: ring }),
  };
  if (kind === 'parcel') {
    const { area, park, state, use, floor_area_ratio: floorAreaRatio } = properties;
    return { ...none, ...place, kind, area, park, land: { state, use, floorAreaRatio } };
  }
  const { units, vacant, vacant_area: area, rent_from, rent_to } = properties;
  return {
    ...none,
    ...place,
    kind,
    area,
    rent: rent_from && rent_to && [rent_from.amount / 100, rent_to.amount / 100],
    stock: { units, vacant },
    park: kind === 'building' ? properties.park : null,
    floors: kind === 'building' ? properties.floors : null,
    address: kind === 'park' ? properties.address : null,
  };
};

export const itemsOf = (features: readonly LandFeature[]): PlanItem[] => features.map(itemOf);
