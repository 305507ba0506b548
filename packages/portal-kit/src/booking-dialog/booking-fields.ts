import type { CalendarEntry, Selection } from '../booking-calendar/core/calendar.types.ts';
import { expandSelection } from '../booking-calendar/core/index.ts';
import { normaliseCreditCode } from '../credit-code/credit-code.ts';
import { MAX_ATTENDEES, MIN_ATTENDEES } from './core/index.ts';

export const EQUIPMENT = ['projector', 'audio'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** Form values as typed. Field names: specification, section 5. */
export type BookingFields = {
  applicantUnit: string;
  registeredAddress: string;
  creditCode: string;
  roadshow_title: string;
  contact_person: string;
  phone: string;
  attendance: string;
  roadshowContent: string;
  equipment: Equipment[];
  /** The code with a wrong check digit that the user confirmed; another code has to be confirmed again. */
  creditCodeConfirmed: string;
};

export const EMPTY_FIELDS: BookingFields = {
  applicantUnit: '',
  registeredAddress: '',
  creditCode: '',
  roadshow_title: '',
  contact_person: '',
  phone: '',
  attendance: '',
  roadshowContent: '',
  equipment: [],
  creditCodeConfirmed: '',
};

/** Maximum characters, as in the service. */
export const MAX_LENGTH = {
  applicantUnit: 200,
  registeredAddress: 300,
  roadshow_title: 200,
  contact_person: 50,
  roadshowContent: 2000,
} as const;

/** A booking in the contract's format. Source: specification, section 3. */
export type BookingInput = {
  /** The signed-in user. */
  user_id: string;
  organization: string;
  reg_address: string;
  credit_code: string;
  roadshow_title: string;
  roadshow_content: string;
  contact_person: string;
  contact_phone: string;
  attendees_count: number;
  /** Comma-joined from `projector` and `audio`. */
  equipment_required: string;
  appointment_dates: CalendarEntry[];
};

/** Converts full-width digits and removes grouping. */
export const normalisePhone = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '');

/** A whole number of attendees within the limits, or `null`. Source: specification, section 5. */
export function parseAttendance(typed: string): number | null {
  const digits = typed.normalize('NFKC').trim();
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  return count >= MIN_ATTENDEES && count <= MAX_ATTENDEES ? count : null;
}

/** Converts valid fields and a selection into the contract's format. */
export const toBookingInput = (fields: BookingFields, selection: Selection, userId: string): BookingInput => ({
  user_id: userId,
  organization: fields.applicantUnit.trim(),
  reg_address: fields.registeredAddress.trim(),
  credit_code: normaliseCreditCode(fields.creditCode),
  roadshow_title: fields.roadshow_title.trim(),
  roadshow_content: fields.roadshowContent.trim(),
  contact_person: fields.contact_person.trim(),
  contact_phone: normalisePhone(fields.phone),
  attendees_count: parseAttendance(fields.attendance) ?? 0,
  equipment_required: EQUIPMENT.filter((item) => fields.equipment.includes(item)).join(','),
  appointment_dates: expandSelection(selection),
});
