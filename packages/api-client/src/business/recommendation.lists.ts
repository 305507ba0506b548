import { INNOVATION_FIELDS } from '../content/content.lists.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `recommendation.labels.ts` of the service; those of the fields are the content's.
/** The catalogue that a product is recommended by. */
export const PRODUCT_LISTS = ['first_set', 'innovative', 'green', 'domestic', 'premium'] as const;
/** Forms in which a technique is offered. */
export const TECHNIQUE_OFFERS = ['licence', 'transfer', 'joint_development', 'service'] as const;
/** Principle, prototype, series: levels 1 to 3, 4 to 6, 7 to 9. */
export const TECHNIQUE_STAGES = ['principle', 'prototype', 'series'] as const;

const sorts = ['relevance', 'position', 'published_on'] as const;
const formats = ['json', 'csv', 'atom'] as const;

export const recommendedProductList = defineList({
  facets: { field: INNOVATION_FIELDS, recommended_by: PRODUCT_LISTS },
  sorts,
  formats,
});

export const techniqueList = defineList({
  facets: { field: INNOVATION_FIELDS, stage: TECHNIQUE_STAGES, offer: TECHNIQUE_OFFERS },
  sorts,
  formats,
});
