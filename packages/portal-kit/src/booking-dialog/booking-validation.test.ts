import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookingFields, EMPTY_FIELDS, toBookingInput } from './booking-fields.ts';
import { FIELD_ORDER, validateBooking } from './booking-validation.ts';
import en from './messages/en.ts';

const makeFields = (changed: Partial<BookingFields> = {}): BookingFields => ({
  applicantUnit: '东港澜图智能装备有限公司',
  registeredAddress: '东港市东港区海关路18号',
  creditCode: '91330100799655058B',
  roadshow_title: '感知模块发布与路演',
  contact_person: '林知远',
  phone: '13800002026',
  attendance: '120',
  roadshowContent: '发布第二代样机。',
  equipment: ['audio', 'projector'],
  creditCodeConfirmed: '',
  ...changed,
});

describe('validateBooking', () => {
  test('lets a complete form pass', () => expect(validateBooking(makeFields())).toEqual({}));

  test('asks for every required field, in the specification’s words', () => {
    const errors = validateBooking(EMPTY_FIELDS);
    expect(Object.keys(errors)).toEqual([...FIELD_ORDER]);
    expect(Object.values(errors).map((key) => en.errors[key])).toEqual([
      'please fill in the unit name!',
      'please fill in the credit code!',
      'please fill in the registered address!',
      'please fill in the activity name!',
      'please fill in the contact!',
      'please enter a correct mobile number',
      'please fill in the number of attendees!',
      'please fill in the roadshow content!',
    ]);
  });

  test.each(FIELD_ORDER)('takes %s of spaces alone as empty', (field) => {
    expect(validateBooking(makeFields({ [field]: ' \u3000\n' }))).toEqual({ [field]: field });
  });

  test.each([
    ['13800002026', true],
    ['19912345678', true],
    ['138 0000 2026', true],
    ['１３８００００２０２６', true],
    ['12800002026', false],
    ['1380000202', false],
    ['138000020266', false],
    ['01380000202', false],
    ['+8613800002026', false],
    ['1380000202a', false],
  ])('mobile number %s: %s', (phone, valid) => {
    expect(validateBooking(makeFields({ phone }))).toEqual(valid ? {} : { phone: 'phone' });
  });

  test.each([
    ['1', true],
    ['999', true],
    ['１２', true],
    ['0', false],
    ['1000', false],
    ['-5', false],
    ['1.5', false],
    ['1e2', false],
    ['ten', false],
  ])('attendance %s: %s', (attendance, valid) => {
    expect(validateBooking(makeFields({ attendance }))).toEqual(valid ? {} : { attendance: 'attendanceRange' });
  });

  test('asks about a wrong check digit until that very code is confirmed', () => {
    const creditCode = '91330100799655058a';
    expect(validateBooking(makeFields({ creditCode }))).toEqual({ creditCode: 'creditCodeUnconfirmed' });
    expect(validateBooking(makeFields({ creditCode, creditCodeConfirmed: '91330100799655058C' }))).toEqual({
      creditCode: 'creditCodeUnconfirmed',
    });
    expect(validateBooking(makeFields({ creditCode, creditCodeConfirmed: '91330100799655058A' }))).toEqual({});
    expect(validateBooking(makeFields({ creditCode: '123' }))).toEqual({ creditCode: 'creditCodeMalformed' });
  });

  test('throws for no text', () => {
    const anything = fc.record(Object.fromEntries(FIELD_ORDER.map((field) => [field, fc.string({ unit: 'binary' })])));
    fc.assert(fc.property(anything, (typed) => typeof validateBooking(makeFields(typed)) === 'object'));
  }, 60_000);
});

test('toBookingInput trims, folds and orders the equipment', () => {
  const typed = makeFields({ applicantUnit: ' 澜图 ', phone: '138-0000-2026', creditCode: '91330100799655058b' });
  const from = { date: '2026-11-25', period: 2 } as const;
  expect(toBookingInput(typed, { kind: 'start', at: from }, 'u-demo')).toMatchObject({
    userId: 'u-demo',
    organization: '澜图',
    contactPhone: '13800002026',
    creditCode: '91330100799655058B',
    attendees: 120,
    equipment: ['projector', 'audio'],
    halfDays: [{ date: '2026-11-25', period: 2 }],
  });
});
