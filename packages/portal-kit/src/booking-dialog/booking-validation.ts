import { checkCreditCode, normaliseCreditCode } from '../credit-code/credit-code.ts';
import { type BookingFields, normalisePhone, parseAttendance } from './booking-fields.ts';
import { PHONE_DIGITS } from './core/index.ts';
import type messages from './messages/zh-CN.ts';

/** A key below `bookingDialog.errors`. */
export type BookingError = Exclude<keyof (typeof messages)['errors'], 'title' | 'serviceTime'>;
export type ValidatedField = Exclude<keyof BookingFields, 'equipment' | 'creditCodeConfirmed'>;

/** In the order of the form and of the error summary. */
export const FIELD_ORDER: readonly ValidatedField[] = [
  'applicantUnit',
  'creditCode',
  'registeredAddress',
  'roadshow_title',
  'contact_person',
  'phone',
  'attendance',
  'roadshowContent',
];

/** 1, then 3 to 9, then the rest. Source: specification, section 5. */
const MOBILE = new RegExp(`^1[3-9]\\d{${PHONE_DIGITS - 2}}$`);

const creditCodeError = ({ creditCode, creditCodeConfirmed }: BookingFields): BookingError | null => {
  const code = normaliseCreditCode(creditCode);
  const verdict = checkCreditCode(code);
  if (verdict === 'malformed') return 'creditCodeMalformed';
  return verdict === 'valid' || code === creditCodeConfirmed ? null : 'creditCodeUnconfirmed';
};

const errorOf = (field: ValidatedField, fields: BookingFields): BookingError | null => {
  if (!fields[field].trim()) return field;
  switch (field) {
    case 'creditCode':
      return creditCodeError(fields);
    case 'phone':
      return MOBILE.test(normalisePhone(fields.phone)) ? null : 'phone';
    case 'attendance':
      return parseAttendance(fields.attendance) === null ? 'attendanceRange' : null;
    default:
      return null;
  }
};

/**
 * Errors of the form by field; empty if it is valid. A credit code with a wrong check digit has to be confirmed, and is
 * not refused. Source: specification, section 5; design.md, section 5.
 */
export function validateBooking(fields: BookingFields): Partial<Record<ValidatedField, BookingError>> {
  const errors: Partial<Record<ValidatedField, BookingError>> = {};
  for (const field of FIELD_ORDER) {
    const error = errorOf(field, fields);
    if (error) errors[field] = error;
  }
  return errors;
}
