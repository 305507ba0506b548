import { publicationEndpoints } from '@zonekit/api-client/policy/publication/endpoints';

/** The calls of each tab's list. */
export const CALLS = {
  announcement: { list: publicationEndpoints.listAnnouncements, file: publicationEndpoints.announcementsFile },
  publicity: { list: publicationEndpoints.listPublicity, file: publicationEndpoints.publicityFile },
  canvass: { list: publicationEndpoints.listCanvass, file: publicationEndpoints.canvassFile },
} as const;
