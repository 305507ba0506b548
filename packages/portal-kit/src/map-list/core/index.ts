export { isReviewNumber, publishable } from './base-layer.ts';
export type { BaseLayer, Place, Plan, PlanFeature, PlanGeometry, PlanRole, Position } from './plan.types.ts';
