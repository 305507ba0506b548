import { defineList } from '../list/list-definition.ts';

/** Labels are in `information.lists.ts` of the service. */
export const INFORMATION_KINDS = ['news', 'bulletin', 'talent', 'introduction'] as const;
export const VIDEO_TOPICS = ['roadshow', 'policy', 'zone', 'course'] as const;
/** Fields of innovation centres. */
export const INNOVATION_FIELDS = ['it', 'vehicles', 'robots', 'biotech', 'other'] as const;
export const INSTITUTION_KINDS = ['platform', 'base', 'research', 'center'] as const;
export const INSTITUTION_LEVELS = ['national', 'provincial', 'municipal', 'district'] as const;
export const CHAIN_STAGES = ['upstream', 'midstream', 'downstream'] as const;
export const QUALIFICATIONS = ['high_tech', 'specialised', 'champion', 'technology_sme', 'none'] as const;

export const informationList = defineList({
  facets: { kind: INFORMATION_KINDS, year: null },
  sorts: ['relevance', 'published_on'],
  formats: ['json', 'csv', 'atom'],
});

export const videoList = defineList({
  facets: { topic: VIDEO_TOPICS },
  sorts: ['relevance', 'published_on'],
  formats: ['json', 'csv', 'atom'],
});

/** Platforms, bases, research institutions and innovation centres are lists of one shape. */
export const institutionList = defineList({
  facets: { field: INNOVATION_FIELDS, level: INSTITUTION_LEVELS },
  sorts: ['relevance', 'position', 'founded_on'],
  formats: ['json', 'csv'],
});

/** Companies by chain position. */
export const chainCompanyList = defineList({
  facets: { chain: null, position: null, stage: CHAIN_STAGES, qualification: QUALIFICATIONS },
  sorts: ['relevance', 'staff'],
  formats: ['json', 'csv'],
});
