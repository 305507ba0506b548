import { LAB_QUALIFICATIONS, SERVICE_MODES } from '../experiment/experiment.lists.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `service.labels.ts` of the service.
/** Services to enterprises, and services of laboratories. */
export const SERVICE_CATALOGUES = ['enterprise', 'experiment'] as const;
/**
 * Business registration, finance and tax, HR, intellectual property, legal, design: positions below business code 030000.
 */
export const SERVICE_CATEGORIES = ['1', '2', '3', '4', '5', '6'] as const;
/** Fields of examination. */
export const EXPERIMENT_CATEGORIES = [
  'composition',
  'mechanical',
  'climatic',
  'emc',
  'nondestructive',
  'life_science',
  'environment',
  'calibration',
] as const;
/** Whether an innovation voucher pays a share. */
export const VOUCHER_USES = ['accepted', 'none'] as const;

const sorts = ['relevance', 'position', 'price', 'price_desc', 'rating', 'days'] as const;
const formats = ['json', 'csv'] as const;
const ranges = ['price', 'days'] as const;

/** `price` is that of the cheapest package, in yuan. */
export const serviceList = defineList({
  facets: {
    category_ids: SERVICE_CATEGORIES,
    topic: null,
    voucher: VOUCHER_USES,

    shop: null,
  },
  sorts,
  formats,
  ranges,
});

/** `service` and `qualification` are business codes 020402 and 020403. */
export const experimentServiceList = defineList({
  facets: {
    category: EXPERIMENT_CATEGORIES,
    service: SERVICE_MODES,
    qualification: LAB_QUALIFICATIONS,
    voucher: VOUCHER_USES,

    shop: null,
  },
  sorts,
  formats,
  ranges,
});
