import type { EventPlace } from './calendar-view.ts';

export const EVENTS: EventPlace = { path: '/event', first: 'list' };
/** The same activities, as a calendar first. */
export const ACTIVITIES: EventPlace = { path: '/activity', first: 'calendar' };
/** Briefings on policies. */
export const BRIEFINGS: EventPlace = { path: '/policy/policyActivity', first: 'list', category: 'policy' };
