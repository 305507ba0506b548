import { describe, expect, expectTypeOf, it } from 'vitest';
import type { HalfDay } from '../../booking-calendar/core/calendar.types.ts';
import type { BookingDialogProps } from '../booking-dialog.types.ts';
import { prefilledValues } from '../booking-values.ts';
import { HARBOUR_HALL } from '../zone-fixture.ts';
import type { BookingInput, bookingFields } from './booking-fields.ts';
import { type BookingField, type BookingOf, defineBookingFields } from './definition.ts';

describe('the types of a definition', () => {
  type Hall = BookingOf<typeof HARBOUR_HALL>;
  type Props = BookingDialogProps<Hall>;

  it('are those of its fields, by the names that are sent', () => {
    expectTypeOf<Hall['ship']>().toEqualTypeOf<string>();
    expectTypeOf<Hall['imoNumber']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Hall['seats']>().toEqualTypeOf<number>();
    expectTypeOf<Hall['layout']>().toEqualTypeOf<'rows' | 'tables'>();
    expectTypeOf<Hall['needs']>().toEqualTypeOf<('parking' | 'lunch' | 'pilot')[]>();
    expectTypeOf<Hall['halfDays']>().toEqualTypeOf<HalfDay[]>();
    expectTypeOf<Hall>().not.toHaveProperty('imo');
  });

  it('reach what is submitted and what is prefilled', () => {
    expectTypeOf<Parameters<Props['onSubmit']>[0]>().toEqualTypeOf<Hall>();
    const prefill: NonNullable<Props['prefill']> = { seats: 12, needs: ['pilot', 'lunch'], imoNumber: '' };
    // @ts-expect-error: the default fields have an organization, the hall has none
    const unknown: NonNullable<Props['prefill']> = { organization: '远洋' };
    expect(prefilledValues(HARBOUR_HALL, { ...unknown, ...prefill })).toEqual([
      ['seats', '12'],
      ['needs', ['pilot', 'lunch']],
    ]);
  });

  it('are of the default where none is given', () => {
    expectTypeOf<BookingOf<typeof bookingFields>>().toEqualTypeOf<BookingInput>();
    expectTypeOf<Parameters<BookingDialogProps['onSubmit']>[0]>().toEqualTypeOf<BookingInput>();
  });

  it('name the fields in words and confirmation', () => {
    const fields = [{ kind: 'text', name: 'ship', maxLength: 9 }] as const;
    // @ts-expect-error: no field is called boat
    expect(defineBookingFields({ id: 'x', version: 1, fields, confirmed: ['boat'] }).confirmed).toEqual(['boat']);
    // @ts-expect-error: the ship has no words
    expect(defineBookingFields({ id: 'x', version: 1, fields, words: { en: {} } }).words).toEqual({ en: {} });
  });
});

describe('defineBookingFields', () => {
  const text = { kind: 'text', name: 'a', maxLength: 9 } as const;
  it.each<[string, readonly BookingField[], RegExp]>([
    ['two fields of one name', [text, text], /"a" is used twice/],
    ['the name of the chosen time', [{ ...text, name: 'serviceTime' }], /"serviceTime"/],
    [
      'the name of a confirmed code',
      [
        { kind: 'credit-code', name: 'a' },
        { ...text, name: 'aConfirmed' },
      ],
      /"aConfirmed"/,
    ],
    ['two fields that are sent as one', [text, { ...text, name: 'b', sendAs: 'a' }], /"a" is sent twice/],
    ['a value in place of the half-days', [{ ...text, sendAs: 'halfDays' }], /"halfDays"/],
    ['a name with a dot', [{ ...text, name: 'a.b' }], /"a\.b"/],
    ['a text without room', [{ ...text, maxLength: 0 }], /maxLength of 0/],
    ['a number that cannot be', [{ kind: 'number', name: 'a', min: 3, max: 2 }], /limits from 3 to 2/],
    ['a choice of nothing', [{ kind: 'select', name: 'a', values: [] }], /needs values/],
    ['a choice of the same twice', [{ kind: 'checkboxes', name: 'a', values: ['b', 'b'] }], /needs values/],
  ])('refuses %s', (_, fields, message) => {
    const define = () => defineBookingFields({ id: 'hall', version: 1, fields });
    expect(define).toThrow(/^Booking fields hall: /);
    expect(define).toThrow(message);
  });

  it('refuses an id that a key of drafts cannot have', () => {
    expect(() => defineBookingFields({ id: 'a.b', version: 1, fields: [text] })).toThrow(/the id has letters/);
  });
});
