/** House types by the number in `/space/map?num=`. */
export const PLAN_HOUSE_TYPES = {
  1: ['office', 'park'],
  2: ['factory'],
  3: ['incubator', 'workstation'],
  4: ['land'],
} as const;
export type PlanNumber = keyof typeof PLAN_HOUSE_TYPES;

export const PARCEL_STATES = ['vacant', 'reserved', 'let', 'built'] as const;
export const PARCEL_USES = ['industrial', 'research', 'business', 'logistics', 'green'] as const;
