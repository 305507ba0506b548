/** Pixels. */
export const DIALOG_WIDTH = 1000;
/** Bounds of the number of attendees. */
export const MIN_ATTENDEES = 1;
export const MAX_ATTENDEES = 999;
/** Of a mainland mobile number. */
export const PHONE_DIGITS = 11;
