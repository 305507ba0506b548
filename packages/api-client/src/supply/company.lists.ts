import { INNOVATION_FIELDS } from '../content/content.lists.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `company.labels.ts` of the service; those of the fields are the content's.
/** Where a company sits, the nearest first: in the zone, in its city, in its province, elsewhere. */
export const SUPPLY_REGIONS = ['zone', 'city', 'province', 'country'] as const;
export const SUPPLY_QUALIFICATIONS = ['high_tech', 'specialised', 'champion', 'technology_sme', 'iso9001'] as const;

export const supplyCompanyList = defineList({
  facets: { field: INNOVATION_FIELDS, region: SUPPLY_REGIONS, qualification: SUPPLY_QUALIFICATIONS },
  sorts: ['relevance', 'position', 'founded_on', 'staff'],
  formats: ['json', 'csv'],
});
