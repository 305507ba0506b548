/** Conditions shared by all styles. A phone is what visual.md calls under 768. */
export const PHONE = '(max-width: 767px)';
export const FORCED_COLORS = '(forced-colors: active)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
