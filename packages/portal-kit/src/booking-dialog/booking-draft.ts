import { isDay } from '@zonekit/ui/day/is-day';
import * as z from 'zod/mini';
import type { Calendar, Selection } from '../booking-calendar/core/calendar.types.ts';
import { compareHalfDays } from '../booking-calendar/core/calendar-date.ts';
import { expandSelection, isFree } from '../booking-calendar/core/index.ts';
import { createSlots, deviceStore, type Slot } from '../device-storage/core/index.ts';
import type { BookingValues } from './booking-values.ts';
import { bookingFields } from './core/booking-fields.ts';
import { type BookingField, type BookingFieldsDefinition, confirmedName } from './core/definition.ts';

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
/** Characters of a stored text, unless its field has more. */
const TEXT_LENGTH = 4000;
const text = (maxLength = TEXT_LENGTH) => z.string().check(z.maxLength(Math.max(TEXT_LENGTH, maxLength)));

const valueSchemas = (field: BookingField): [string, z.ZodMiniType<string | string[]>][] => {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return [[field.name, text(field.maxLength)]];
    case 'credit-code':
      return [
        [field.name, text()],
        [confirmedName(field.name), text()],
      ];
    case 'select':
      return [[field.name, z.enum(['', ...field.values])]];
    case 'checkboxes':
      return [[field.name, z.array(z.enum(field.values))]];
    default:
      return [[field.name, text()]];
  }
};

export interface BookingDraft {
  fields: BookingValues;
  selection: Selection;
}

const draftSchema = ({ fields }: BookingFieldsDefinition) =>
  z.object({ fields: z.object(Object.fromEntries(fields.flatMap(valueSchemas))), selection });

/** Drafts of other fields have a key of their own. */
const keyOf = ({ id }: BookingFieldsDefinition) =>
  id === bookingFields.id ? 'zonekit.booking-draft' : `zonekit.booking.${id}.draft`;

const slots = new WeakMap<BookingFieldsDefinition, (name: string) => Slot<BookingDraft>>();

/**
 * Slot of a user's draft of a definition's fields. The next user who signs in on this device takes over a visitor's
 * draft (`null`).
 */
export const draftSlot = (definition: BookingFieldsDefinition, name: string): Slot<BookingDraft> => {
  const slotOf =
    slots.get(definition) ??
    createSlots<BookingDraft>((user) => ({
      key: `${keyOf(definition)}.${user}`,
      version: definition.version,
      parse: (value) => draftSchema(definition).parse(value),
      store: deviceStore,
    }));
  slots.set(definition, slotOf);
  return slotOf(name);
};

/** The stored selection if all of it is still free, else an empty one. */
export const stillFree = (stored: Selection, calendar: Calendar): Selection =>
  expandSelection(stored).every((half) => isFree(half, calendar)) ? stored : { kind: 'empty' };
