import type { Publication } from '@zonekit/api-client/policy/publication/contract';

export const BROWSE = '/policy/policyBrowse';
export const RESULTS = '/policy/resultsPublicityDetails';

export const TABS = ['announcement', 'publicity', 'canvass'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that an address names; announcements where it names none. */
export const tabOf = (value: unknown): Tab => TABS.find((tab) => tab === value) ?? 'announcement';

export const tabHref = (tab: Tab): string => (tab === 'announcement' ? BROWSE : `${BROWSE}?tab=${tab}`);

/** The page of what a department published. */
export const publicationHref = ({ kind, id }: Pick<Publication, 'kind' | 'id'>): string => {
  if (kind === 'publicity') return `${RESULTS}/${id}`;
  return kind === 'canvass' ? `${BROWSE}/${id}?tab=canvass` : `${BROWSE}/${id}`;
};
