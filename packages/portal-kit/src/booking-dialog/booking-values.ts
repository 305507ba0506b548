import type { Selection } from '../booking-calendar/core/calendar.types.ts';
import { expandSelection } from '../booking-calendar/core/index.ts';
import { normaliseCreditCode } from '../credit-code/credit-code.ts';
import { type BookingBase, type BookingField, type BookingFieldsDefinition, confirmedName } from './core/definition.ts';

/** Form values by name, as typed; a list for checkboxes. */
export type BookingValues = Record<string, string | string[]>;

export const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
export const listOf = (value: string | string[] | undefined): string[] => (Array.isArray(value) ? value : []);

export const emptyValues = ({ fields }: BookingFieldsDefinition): BookingValues =>
  Object.fromEntries(
    fields.flatMap(({ kind, name }): [string, string | string[]][] => {
      if (kind === 'checkboxes') return [[name, []]];
      // The code with a wrong check digit that the user confirmed; another code has to be confirmed again.
      return kind === 'credit-code'
        ? [
            [name, ''],
            [confirmedName(name), ''],
          ]
        : [[name, '']];
    }),
  );

/** Fields with a known value, as they would be typed. */
export const prefilledValues = (
  { fields }: BookingFieldsDefinition,
  prefill: Readonly<Record<string, unknown>> = {},
): [string, string | string[]][] =>
  fields.flatMap((field): [string, string | string[]][] => {
    const value = prefill[field.sendAs ?? field.name];
    if (field.kind === 'checkboxes') return Array.isArray(value) && value.length > 0 ? [[field.name, value]] : [];
    return value === undefined || value === null || value === '' ? [] : [[field.name, String(value)]];
  });

/** Converts full-width digits and removes grouping. */
export const normalisePhone = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '');

/** A whole number within the limits, or `null`. */
export function parseWhole(typed: string, { min, max }: { min: number; max: number }): number | null {
  const digits = typed.normalize('NFKC').trim();
  if (!/^\d+$/.test(digits) || digits.length > wholeLength(max)) return null;
  const count = Number(digits);
  return count >= min && count <= max ? count : null;
}

/** Characters that a whole number may have as it is typed: one more than needed, so that a mistake is seen. */
export const wholeLength = (max: number): number => String(max).length + 1;

/** A valid value as it is sent; undefined for an empty one. */
export const sentValue = (field: BookingField, values: BookingValues): string | number | string[] | undefined => {
  const value = values[field.name];
  if (field.kind === 'checkboxes') {
    const chosen = listOf(value);
    return field.values.filter((each) => chosen.includes(each));
  }
  const text = textOf(value).trim();
  if (text === '') return undefined;
  switch (field.kind) {
    case 'credit-code':
      return normaliseCreditCode(text);
    case 'phone':
      return normalisePhone(text);
    case 'number':
      return parseWhole(text, field) ?? undefined;
    default:
      return text;
  }
};

/** Converts valid values and a selection into a booking. */
export const toBooking = <Booking>(
  definition: BookingFieldsDefinition<Booking>,
  values: BookingValues,
  selection: Selection,
  userId: string,
): Booking => {
  const sent = definition.fields.flatMap((field) => {
    const value = sentValue(field, values);
    return value === undefined ? [] : [[field.sendAs ?? field.name, value] as const];
  });
  const base: BookingBase = { userId, halfDays: expandSelection(selection) };
  // The definition infers `Booking` from these very fields.
  return { ...base, ...Object.fromEntries(sent) } as Booking;
};
