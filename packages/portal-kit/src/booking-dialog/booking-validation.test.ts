import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateBooking } from './booking-validation.ts';
import { type BookingValues, emptyValues, toBooking } from './booking-values.ts';
import { bookingFields } from './core/booking-fields.ts';
import { HARBOUR_HALL } from './zone-fixture.ts';

const validate = (values: BookingValues) => validateBooking(bookingFields, values);
const REQUIRED = bookingFields.fields.flatMap(({ name, required }) => (required ? [name] : []));

const makeValues = (changed: BookingValues = {}): BookingValues => ({
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
  test('lets a complete form pass', () => expect(validate(makeValues())).toEqual({}));

  test('asks for every required field, in the order of the form', () => {
    const problems = validate(emptyValues(bookingFields));
    expect(Object.keys(problems)).toEqual([
      'applicantUnit',
      'creditCode',
      'registeredAddress',
      'roadshow_title',
      'contact_person',
      'phone',
      'attendance',
      'roadshowContent',
    ]);
    expect(new Set(Object.values(problems))).toEqual(new Set(['required']));
  });

  test.each(REQUIRED)('takes %s of spaces alone as empty', (name) => {
    expect(validate(makeValues({ [name]: ' \u3000\n' }))).toEqual({ [name]: 'required' });
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
    expect(validate(makeValues({ phone }))).toEqual(valid ? {} : { phone: 'invalid' });
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
    expect(validate(makeValues({ attendance }))).toEqual(valid ? {} : { attendance: 'invalid' });
  });

  test('asks about a wrong check digit until that very code is confirmed', () => {
    const creditCode = '91330100799655058a';
    expect(validate(makeValues({ creditCode }))).toEqual({ creditCode: 'unconfirmed' });
    expect(validate(makeValues({ creditCode, creditCodeConfirmed: '91330100799655058C' }))).toEqual({
      creditCode: 'unconfirmed',
    });
    expect(validate(makeValues({ creditCode, creditCodeConfirmed: '91330100799655058A' }))).toEqual({});
    expect(validate(makeValues({ creditCode: '123' }))).toEqual({ creditCode: 'invalid' });
  });

  test('throws for no text', () => {
    const anything = fc.record(Object.fromEntries(REQUIRED.map((name) => [name, fc.string({ unit: 'binary' })])));
    fc.assert(fc.property(anything, (typed) => typeof validate(makeValues(typed)) === 'object'));
  }, 60_000);
});

describe('another definition', () => {
  const harbour = (changed: BookingValues = {}): BookingValues => ({
    ...emptyValues(HARBOUR_HALL),
    ship: '远洋号',
    seats: '12',
    layout: 'rows',
    needs: ['lunch'],
    ...changed,
  });

  test.each<[string, BookingValues, object]>([
    ['nothing optional', {}, {}],
    ['a text that meets its rule', { imo: ' 9319466 ' }, {}],
    ['a text that does not', { imo: '931946' }, { imo: 'invalid' }],
    ['a number below its least', { seats: '1' }, { seats: 'invalid' }],
    ['a number above its most', { seats: '61' }, { seats: 'invalid' }],
    ['no number', { seats: '' }, { seats: 'required' }],
    ['no choice', { layout: '', needs: [] }, { layout: 'required', needs: 'required' }],
    ['a choice that is not offered', { layout: 'circle' }, { layout: 'invalid' }],
  ])('with %s', (_, changed, problems) => {
    expect(validateBooking(HARBOUR_HALL, harbour(changed))).toEqual(problems);
  });

  test('is sent by its own names, without what is left empty', () => {
    const selection = { kind: 'start', at: { date: '2026-11-25', period: 2 } } as const;
    expect(toBooking(HARBOUR_HALL, harbour({ imo: '9319466' }), selection, 'u-demo')).toEqual({
      userId: 'u-demo',
      ship: '远洋号',
      imoNumber: '9319466',
      seats: 12,
      layout: 'rows',
      needs: ['lunch'],
      halfDays: [{ date: '2026-11-25', period: 2 }],
    });
  });
});

test('toBooking trims, folds and orders the equipment', () => {
  const typed = makeValues({ applicantUnit: ' 澜图 ', phone: '138-0000-2026', creditCode: '91330100799655058b' });
  const from = { date: '2026-11-25', period: 2 } as const;
  expect(toBooking(bookingFields, typed, { kind: 'start', at: from }, 'u-demo')).toMatchObject({
    userId: 'u-demo',
    organization: '澜图',
    contactPhone: '13800002026',
    creditCode: '91330100799655058B',
    attendees: 120,
    equipment: ['projector', 'audio'],
    halfDays: [{ date: '2026-11-25', period: 2 }],
  });
});
