export { isReviewNumber, publishable } from './base-layer.ts';
export { crowdedPoints } from './crowded-points.ts';
export type { BaseLayer, Place, PlaceTone, Plan, PlanFeature, PlanGeometry, PlanRole, Position } from './plan.types.ts';
