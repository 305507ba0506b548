import type { Plan } from '@zonekit/portal-kit/map-list';

/** No place of the demo lies in this zone. */
export const zonePlan: Plan = { type: 'FeatureCollection', features: [] };
