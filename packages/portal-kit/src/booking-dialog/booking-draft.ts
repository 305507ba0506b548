import * as z from 'zod/mini';
import type { Calendar, Selection } from '../booking-calendar/core/calendar.types.ts';
import { compareHalfDays, isDate } from '../booking-calendar/core/calendar-date.ts';
import { expandSelection, isFree } from '../booking-calendar/core/index.ts';
import { EQUIPMENT } from './booking-fields.ts';

const half = z.object({
  date: z.string().check(z.refine(isDate)),
  period: z.union([z.literal(1), z.literal(2)]),
});
const selection = z.union([
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('start'), at: half }),
  z
    .object({ kind: z.literal('range'), from: half, to: half })
    .check(z.refine(({ from, to }) => compareHalfDays(from, to) <= 0)),
]);
const text = z.string().check(z.maxLength(4000));
const draft = z.object({
  version: z.literal(1),
  fields: z.object({
    applicantUnit: text,
    registeredAddress: text,
    creditCode: text,
    roadshow_title: text,
    contact_person: text,
    phone: text,
    attendance: text,
    roadshowContent: text,
    equipment: z.array(z.enum(EQUIPMENT)),
    creditCodeConfirmed: text,
  }),
  selection,
});
export type BookingDraft = z.infer<typeof draft>;

/** Where a user's draft lies. A visitor's is taken over by whoever signs in next on this device. */
export const draftKey = (userId: string | null): string => `zonekit.booking-draft.${userId ?? 'visitor'}`;

/** `null` for nothing, for a draft of another version, and for anything that is no draft. */
export function parseDraft(stored: string | null): BookingDraft | null {
  if (stored === null) return null;
  try {
    return draft.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** A draft outlives its days: the selection is kept only while all of it can still be booked. */
export const stillFree = (kept: Selection, calendar: Calendar): Selection =>
  expandSelection(kept).every(({ appointment_date, period }) => isFree({ date: appointment_date, period }, calendar))
    ? kept
    : { kind: 'empty' };
