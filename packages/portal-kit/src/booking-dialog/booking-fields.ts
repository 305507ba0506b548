import type { HalfDay, Selection } from '../booking-calendar/core/calendar.types.ts';
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

/** A submitted booking. */
export type BookingInput = {
  /** The signed-in user. */
  userId: string;
  organization: string;
  registeredAddress: string;
  creditCode: string;
  title: string;
  content: string;
  contactPerson: string;
  /** Digits alone. */
  contactPhone: string;
  attendees: number;
  equipment: Equipment[];
  /** In order, without gaps. */
  halfDays: HalfDay[];
};

/** Known values of the user. Drafts override them. */
export type BookingPrefill = Partial<
  Pick<BookingInput, 'organization' | 'registeredAddress' | 'creditCode' | 'contactPerson' | 'contactPhone'>
>;

const PREFILLED = {
  organization: 'applicantUnit',
  registeredAddress: 'registeredAddress',
  creditCode: 'creditCode',
  contactPerson: 'contact_person',
  contactPhone: 'phone',
} as const;
export type PrefilledField = (typeof PREFILLED)[keyof typeof PREFILLED];

/** Fields with a known value. */
export const prefilledFields = (prefill: BookingPrefill = {}): [PrefilledField, string][] =>
  (Object.keys(PREFILLED) as (keyof typeof PREFILLED)[]).flatMap((name) => {
    const value = prefill[name];
    return value ? [[PREFILLED[name], value]] : [];
  });

/** Converts full-width digits and removes grouping. */
export const normalisePhone = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '');

/** A whole number of attendees within the limits, or `null`. Source: specification, section 5. */
export function parseAttendance(typed: string): number | null {
  const digits = typed.normalize('NFKC').trim();
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  return count >= MIN_ATTENDEES && count <= MAX_ATTENDEES ? count : null;
}

/** Converts valid fields and a selection into a booking. */
export const toBookingInput = (fields: BookingFields, selection: Selection, userId: string): BookingInput => ({
  userId,
  organization: fields.applicantUnit.trim(),
  registeredAddress: fields.registeredAddress.trim(),
  creditCode: normaliseCreditCode(fields.creditCode),
  title: fields.roadshow_title.trim(),
  content: fields.roadshowContent.trim(),
  contactPerson: fields.contact_person.trim(),
  contactPhone: normalisePhone(fields.phone),
  attendees: parseAttendance(fields.attendance) ?? 0,
  equipment: EQUIPMENT.filter((item) => fields.equipment.includes(item)),
  halfDays: expandSelection(selection),
});
