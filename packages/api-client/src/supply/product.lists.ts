import { INNOVATION_FIELDS } from '../content/content.lists.ts';
import { defineList } from '../list/list-definition.ts';

/** How far a product has come. */
export const SUPPLY_STAGES = ['series', 'small_series', 'prototype'] as const;

export const supplyProductList = defineList({
  facets: { field: INNOVATION_FIELDS, stage: SUPPLY_STAGES },
  sorts: ['relevance', 'position', 'published_on'],
  formats: ['json', 'csv', 'atom'],
});
