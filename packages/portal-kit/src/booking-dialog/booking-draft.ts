import { isDay } from '@zonekit/ui/day/is-day';
import * as z from 'zod/mini';
import type { Calendar, Selection } from '../booking-calendar/core/calendar.types.ts';
import { compareHalfDays } from '../booking-calendar/core/calendar-date.ts';
import { expandSelection, isFree } from '../booking-calendar/core/index.ts';
import { createSlots, deviceStore, type Slot } from '../device-storage/core/index.ts';
import { EQUIPMENT } from './booking-fields.ts';

const half = z.object({
  date: z.string().check(z.refine(isDay)),
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

/** Slot of a user's draft. The next user who signs in on this device takes over a visitor's draft (`null`). */
export const draftSlot: (name: string) => Slot<BookingDraft> = createSlots((name) => ({
  key: `zonekit.booking-draft.${name}`,
  version: 1,
  parse: (value) => draft.parse(value),
  store: deviceStore,
}));

/** The stored selection if all of it is still free, else an empty one. */
export const stillFree = (stored: Selection, calendar: Calendar): Selection =>
  expandSelection(stored).every((half) => isFree(half, calendar)) ? stored : { kind: 'empty' };
