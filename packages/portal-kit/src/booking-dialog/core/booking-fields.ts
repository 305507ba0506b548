import type { HalfDay } from '../../booking-calendar/core/calendar.types.ts';
import { MAX_ATTENDEES, MIN_ATTENDEES } from './constants.ts';
import { type BookingBase, type BookingFieldsDefinition, defineBookingFields } from './definition.ts';

export const EQUIPMENT = ['projector', 'audio'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** A submitted booking of the default fields. */
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

/** Known values by their names in the booking. Drafts override them. */
export type BookingPrefill<Booking extends BookingBase = BookingInput> = Partial<Omit<Booking, keyof BookingBase>>;

/**
 * The default fields, beside the usage time. Words are in the catalogue by name. Names and maximum characters are those
 * of the service.
 */
export const bookingFields: BookingFieldsDefinition<BookingInput> = defineBookingFields({
  id: 'roadshow',
  version: 1,
  fields: [
    {
      kind: 'text',
      name: 'applicantUnit',
      sendAs: 'organization',
      required: true,
      maxLength: 200,
      autoComplete: 'organization',
    },
    { kind: 'credit-code', name: 'creditCode', required: true },
    { kind: 'text', name: 'registeredAddress', required: true, maxLength: 300, autoComplete: 'street-address' },
    { kind: 'text', name: 'roadshow_title', sendAs: 'title', required: true, maxLength: 200 },
    {
      kind: 'text',
      name: 'contact_person',
      sendAs: 'contactPerson',
      required: true,
      maxLength: 50,
      autoComplete: 'name',
      width: 'third',
    },
    { kind: 'phone', name: 'phone', sendAs: 'contactPhone', required: true },
    {
      kind: 'number',
      name: 'attendance',
      sendAs: 'attendees',
      required: true,
      min: MIN_ATTENDEES,
      max: MAX_ATTENDEES,
    },
    { kind: 'textarea', name: 'roadshowContent', sendAs: 'content', required: true, maxLength: 2000 },
    { kind: 'checkboxes', name: 'equipment', values: EQUIPMENT },
  ],
  confirmed: [],
  contact: { person: 'contact_person', phone: 'phone' },
});
