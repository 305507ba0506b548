import { announcementList, canvassList, publicityList } from '@zonekit/api-client/policy/publication/lists';

/** The list of each tab; without calls, so that a route can read its address by it before it loads any. */
export const LISTS = { announcement: announcementList, publicity: publicityList, canvass: canvassList } as const;
