import { defineList } from '../list/list-definition.ts';
import {
  BOOKING_STATES,
  INSTRUMENT_CATEGORIES,
  LAB_QUALIFICATIONS,
  SERVICE_MODES,
  TECHNOLOGY_FIELDS,
  VOUCHER_CHOICES,
  WAITING_TIMES,
} from './experiment.lists.ts';

export const instrumentList = defineList({
  facets: {
    category: INSTRUMENT_CATEGORIES,
    field: TECHNOLOGY_FIELDS,
    service: SERVICE_MODES,
    qualification: LAB_QUALIFICATIONS,
    waiting: WAITING_TIMES,
    voucher: VOUCHER_CHOICES,
    booking: BOOKING_STATES,
    shop: null,
  },
  sorts: ['relevance', 'usage', 'price', 'price_desc', 'rating', 'purchased_on'],
  formats: ['json', 'csv'],
  ranges: ['price'],
});
