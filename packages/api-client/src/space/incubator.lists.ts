import { INNOVATION_FIELDS } from '../content/content.lists.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `incubator.labels.ts` of the service; those of the fields are the content's.
export const INCUBATOR_LEVELS = ['national', 'provincial', 'municipal'] as const;
export const INCUBATOR_KINDS = ['incubator', 'maker_space', 'accelerator', 'overseas_centre'] as const;
export const CARRIER_KINDS = [
  'science_park',
  'innovation_centre',
  'pilot_base',
  'research_institute',
  'demonstration_base',
] as const;
/** Whether a seat is vacant. */
export const SEAT_STATES = ['vacant', 'full'] as const;

const sorts = ['relevance', 'position', 'vacant_seats', 'recognised_on'] as const;
const formats = ['json', 'csv'] as const;

export const incubatorList = defineList({
  facets: { level: INCUBATOR_LEVELS, kind: INCUBATOR_KINDS, field: INNOVATION_FIELDS, seats: SEAT_STATES },
  sorts,
  formats,
});

export const carrierList = defineList({
  facets: { level: INCUBATOR_LEVELS, kind: CARRIER_KINDS, field: INNOVATION_FIELDS, seats: SEAT_STATES },
  sorts,
  formats,
});
