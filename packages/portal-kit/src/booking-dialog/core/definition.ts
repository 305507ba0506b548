import type { HalfDay } from '../../booking-calendar/core/calendar.types.ts';

/** Of twelve columns; on a phone every field has the whole width. */
export type FieldWidth = 'third' | 'half' | 'two-thirds' | 'full';

/** Control of a field, with its limits. */
export type FieldKind =
  | {
      readonly kind: 'text' | 'textarea';
      /** Characters. */
      readonly maxLength: number;
      /** Whether the trimmed text is valid. Its message is `invalid` of the words. */
      readonly rule?: (text: string) => boolean;
      readonly autoComplete?: string;
    }
  /** A mainland mobile number, sent as digits alone. */
  | { readonly kind: 'phone' }
  /** A whole number. `min` is 0 or more. */
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  /** A unified social credit code; one with a wrong check digit has to be confirmed. */
  | { readonly kind: 'credit-code' }
  | { readonly kind: 'select'; readonly values: readonly string[] }
  | { readonly kind: 'checkboxes'; readonly values: readonly string[] };

export type BookingField = FieldKind & {
  /** Of the control, and key of the value in the draft and in the booking (`sendAs` overrides the latter). */
  readonly name: string;
  readonly sendAs?: string;
  readonly required?: boolean;
  /** By default two thirds for a text area, half for a text or a credit code, else a third. */
  readonly width?: FieldWidth;
};

/** A field in one language. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** Labels by value, of `select` and `checkboxes`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Message for a missing value, in place of the catalogue's. */
  readonly required?: string;
  /** Message for a value against the rule or the limits, in place of the catalogue's. */
  readonly invalid?: string;
}

/** Values of every booking, whatever its fields. */
export type BookingBase = {
  /** The signed-in user. */
  userId: string;
  /** In order, without gaps. */
  halfDays: HalfDay[];
};

/** The type of a field's value in the booking. */
type SentValue<F extends BookingField> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'select'; values: readonly (infer V)[] }
    ? V
    : F extends { kind: 'checkboxes'; values: readonly (infer V)[] }
      ? V[]
      : string;

type SentName<F extends BookingField> = F extends { sendAs: infer N extends string } ? N : F['name'];
/** Checkboxes are always sent, possibly as an empty list. */
type Always<F extends BookingField> = F extends { required: true } | { kind: 'checkboxes' } ? F : never;

/** Shows an intersection as one object. */
type Merged<T> = { [K in keyof T]: T[K] };

type BookingOfFields<Fields extends readonly BookingField[]> = Merged<
  BookingBase & {
    [F in Always<Fields[number]> as SentName<F>]: SentValue<F>;
  } & {
    [F in Exclude<Fields[number], Always<Fields[number]>> as SentName<F>]?: SentValue<F> | undefined;
  }
>;

/** The fields of a booking as data. Make one with {@link defineBookingFields}, which infers the booking. */
export interface BookingFieldsDefinition<Booking = unknown> {
  /** A type alone: no value has it. */
  readonly booking?: Booking;
  /** Part of the key of its drafts: letters, digits, hyphens. */
  readonly id: string;
  /** Increment it when the shape of the values changes: drafts of other versions are dropped. */
  readonly version: number;
  /** In the order of the form. */
  readonly fields: readonly BookingField[];
  /** By locale, then by name. Without them the catalogue's words of the default fields. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, FieldWords>>>>;
  /** Names of the fields that the confirmation lists, in this order; by default all. */
  readonly confirmed?: readonly string[];
  /** Names of the fields of the person who is called with the result; without it the confirmation names nobody. */
  readonly contact?: { readonly person: string; readonly phone: string };
}

/** The booking that a definition submits: `BookingOf<typeof HALL>`. */
export type BookingOf<Definition extends BookingFieldsDefinition> =
  Definition extends BookingFieldsDefinition<infer Booking> ? Booking : never;

/** Form value that holds the confirmed code of a credit code field. */
export const confirmedName = (name: string): string => `${name}Confirmed`;

/** Names of the dialog's own: the chosen time in the form, and {@link BookingBase} in the booking. */
const RESERVED_NAMES = ['serviceTime'];
const RESERVED_SENT: readonly (keyof BookingBase)[] = ['userId', 'halfDays'];
/** react-hook-form reads a dot in a name as a path. */
const NAME = /^[A-Za-z]\w*$/;

const twice = (names: readonly string[]) => names.find((name, at) => names.indexOf(name) < at);

const limitFault = (field: BookingField): string | null => {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return field.maxLength >= 1 ? null : `has a maxLength of ${field.maxLength}`;
    case 'number':
      return field.min >= 0 && field.min <= field.max ? null : `has limits from ${field.min} to ${field.max}`;
    case 'select':
    case 'checkboxes':
      return field.values.length > 0 && !field.values.includes('') && twice(field.values) === undefined
        ? null
        : 'needs values that are different and not empty';
    default:
      return null;
  }
};

type NameOf<Fields extends readonly BookingField[]> = NoInfer<Fields[number]['name']>;

type Given<Fields extends readonly BookingField[]> = Omit<
  BookingFieldsDefinition,
  'fields' | 'booking' | 'confirmed' | 'contact' | 'words'
> & {
  readonly fields: Fields;
  readonly words?: Readonly<Record<string, Readonly<Record<NameOf<Fields>, FieldWords>>>>;
  readonly confirmed?: readonly NameOf<Fields>[];
  readonly contact?: { readonly person: NameOf<Fields>; readonly phone: NameOf<Fields> };
};

/**
 * Checks the fields of a booking and infers what is submitted.
 * @throws for two fields of one name, a name that the dialog uses itself, limits that no value meets
 */
export function defineBookingFields<const Fields extends readonly BookingField[]>(
  given: Given<Fields>,
): BookingFieldsDefinition<BookingOfFields<Fields>> {
  const fail = (fault: string) => {
    throw new Error(`Booking fields ${given.id}: ${fault}.`);
  };
  if (!/^[A-Za-z0-9-]+$/.test(given.id)) fail('the id has letters, digits and hyphens alone');
  for (const field of given.fields) {
    if (!NAME.test(field.name)) fail(`the name "${field.name}" is not a letter with letters, digits or underscores`);
    const fault = limitFault(field);
    if (fault) fail(`"${field.name}" ${fault}`);
  }
  const names = given.fields.flatMap(({ kind, name }) =>
    kind === 'credit-code' ? [name, confirmedName(name)] : [name],
  );
  const repeated = twice([...RESERVED_NAMES, ...names]);
  if (repeated !== undefined) fail(`the name "${repeated}" is used twice or by the dialog itself`);
  const sent = twice([...RESERVED_SENT, ...given.fields.map(({ name, sendAs }) => sendAs ?? name)]);
  if (sent !== undefined) fail(`"${sent}" is sent twice or by the dialog itself`);
  return given;
}
