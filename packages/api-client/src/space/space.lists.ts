import { defineList } from '../list/list-definition.ts';

// The words of these values are in `space.labels.ts` of the service.
/** Kinds of space; industrial land is the fourth introduction of `/space/briefIntroduction`. */
export const HOUSE_TYPES = ['office', 'factory', 'incubator', 'park', 'workstation', 'land'] as const;
/** Units of a rent. */
export const PRICE_UNITS = ['sqm_day', 'sqm_month', 'sqm_year', 'room_month', 'workstation_month'] as const;
/** Square metres, from the first number on and below the second. */
export const AREA_BANDS = ['0-50', '50-200', '200-500', '500-2000', '2000-5000', '5000-'] as const;
/** Yuan per square metre and month, from the first number on and below the second. */
export const RENT_BANDS = ['0-20', '20-40', '40-60', '60-80', '80-120', '120-'] as const;
export const DECORATIONS = ['bare', 'basic', 'fitted', 'furnished'] as const;
/** Vacant today; vacant within 90 days; let for longer. */
export const AVAILABILITIES = ['vacant', 'soon', 'let'] as const;

export const unitList = defineList({
  facets: {
    house_type: HOUSE_TYPES,
    park: null,
    area_band: AREA_BANDS,
    rent_band: RENT_BANDS,
    price_unit: PRICE_UNITS,
    decoration: DECORATIONS,
    availability: AVAILABILITIES,
  },
  sorts: ['relevance', 'available_on', 'rent', 'rent_desc', 'area', 'area_desc'],
  formats: ['json', 'csv'],
  ranges: ['area', 'rent'],
});

export const parkList = defineList({
  facets: { house_type: HOUSE_TYPES },
  sorts: ['relevance', 'position', 'opened_on'],
  formats: ['json', 'csv'],
});
