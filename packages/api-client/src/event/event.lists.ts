import { statesOf } from '../lifecycle/lifecycle.ts';
import { enrolment } from '../lifecycle/subjects/enrolment.lifecycle.ts';
import { event } from '../lifecycle/subjects/event.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** Policy briefing, matchmaking, training, roadshow, salon. */
export const EVENT_CATEGORIES = ['policy', 'matchmaking', 'training', 'roadshow', 'salon'] as const;

/** Activities: those to come first, the next at the top; then those that are over, the latest first. */
export const eventList = defineList({
  facets: {
    status: statesOf(event),
    category: EVENT_CATEGORIES,
    /** Month of the first day, `YYYY-MM`, Asia/Shanghai. */
    month: null,
    recommended: ['true', 'false'],
  },
  sorts: ['relevance', 'starts_at', 'published_on'],
  formats: ['json', 'csv', 'atom', 'ics'],
});

/** Enrolments of a user, those that have not ended first; for an operator of all users. */
export const enrolmentList = defineList({
  facets: { status: statesOf(enrolment) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv', 'ics'],
});
