/** Pixels. Source: specification, sections 2 and 9. */
export const DIALOG_WIDTH = 1000;
/** Source: specification, sections 5 and 9. */
export const MIN_ATTENDEES = 1;
export const MAX_ATTENDEES = 999;
/** Of a mainland mobile number. Source: specification, sections 5 and 9. */
export const PHONE_DIGITS = 11;
