import { defineList } from '../list/list-definition.ts';
import { BOOKING_STATES, SERVICE_MODES, TECHNOLOGY_FIELDS, VOUCHER_CHOICES } from './experiment.lists.ts';

/** A cluster of instruments; a line for pilot production; a tank or basin; a proving ground; a clean room. */
export const FACILITY_KINDS = ['cluster', 'pilot_line', 'basin', 'proving_ground', 'clean_room'] as const;

export const facilityList = defineList({
  facets: {
    kind: FACILITY_KINDS,
    field: TECHNOLOGY_FIELDS,
    service: SERVICE_MODES,
    voucher: VOUCHER_CHOICES,
    booking: BOOKING_STATES,
  },
  sorts: ['relevance', 'position', 'price', 'price_desc'],
  formats: ['json', 'csv'],
});
