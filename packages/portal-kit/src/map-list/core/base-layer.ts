import type { BaseLayer } from './plan.types.ts';

/** `GS（2024）0650号`, `沪S(2023)012号`: who reviewed it, the year, a running number. */
const REVIEW_NUMBER = /^\S{1,6}[（(]\d{4}[）)]\s?\d{1,6}\s?号$/;

export const isReviewNumber = (text: string): boolean => REVIEW_NUMBER.test(text.trim());

/** The base layer; null without a review number, and the zone's own plan is shown instead. */
export const publishable = (layer: BaseLayer | undefined): BaseLayer | null =>
  layer && isReviewNumber(layer.reviewNumber) ? layer : null;
