import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime } from '../contract/contract.ts';
import { feedSource } from '../feed/feed.contract.ts';

/** A record with a lifecycle that belongs to the user or to the user's enterprise. */
export const overviewRecord = z.object({
  /** Kind of subject, as its lifecycle names it: `roadshow_booking`. */
  subject: z.string(),
  /** Its name in the language of the request: `Roadshow booking`. */
  kind: z.string(),
  /** The actor of its lifecycle that the user is: `applicant`. */
  actor: z.string(),
  id,
  number: z.string(),
  title: z.string(),
  state: z.object({
    value: z.string(),
    /** In the language of the request. */
    label: z.string(),
    tone: z.enum(['neutral', 'info', 'accent', 'success', 'warning', 'signal', 'danger']),
  }),
  updated_at: isoTime,
  /** The actor who has to act next, in the language of the request; null in a final state. */
  waiting_for: z.nullable(z.string()),
  /** End of the term to act; null without a term. */
  due_at: z.nullable(isoTime),
  /** The reason that was given for the state. */
  reason: z.nullable(z.string()),
});
export interface OverviewRecord extends z.infer<typeof overviewRecord> {}

/** An event of one of the user's feeds: a half-day that is booked, a deadline. */
export const overviewDate = z.object({
  id: z.string(),
  source: feedSource,
  title: z.string(),
  starts_at: isoTime,
  /** Null for a moment, such as a deadline. */
  ends_at: z.nullable(isoTime),
  /** Path of its page in the portal. */
  path: z.string(),
});
export interface OverviewDate extends z.infer<typeof overviewDate> {}

/** Days that the overview looks ahead, today included. */
export const OVERVIEW_DAYS = 30;

export const overview = z.object({
  /** Records that wait for the user, by due time; those without one come last. */
  tasks: z.array(overviewRecord),
  /** The record of each kind that changed last, the latest first. */
  latest: z.array(overviewRecord),
  /** Events of the next `OVERVIEW_DAYS` days, in the order of time. */
  dates: z.array(overviewDate),
});
export interface Overview extends z.infer<typeof overview> {}

export const overviewEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/users/users/overview',
    summary: 'What waits for me, the latest record of each kind, and my dates of the next 30 days',
    access: 'user',
    response: envelope(overview),
  }),
};
