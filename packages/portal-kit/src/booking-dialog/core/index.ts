export { type BookingInput, type BookingPrefill, bookingFields, EQUIPMENT, type Equipment } from './booking-fields.ts';
export * from './constants.ts';
export {
  type BookingBase,
  type BookingField,
  type BookingFieldsDefinition,
  type BookingOf,
  defineBookingFields,
  type FieldKind,
  type FieldWidth,
  type FieldWords,
} from './definition.ts';
