/** Number of the questionnaire's steps. */
export const STEP_COUNT = 10;
/** Milliseconds for which the buttons hide on each step change. */
export const BUTTON_PAUSE_MS = 500;
/** Maximum number of industry fields. */
export const MAX_INDUSTRIES = 3;
/** Width of the dialog in px. */
export const DIALOG_WIDTH = 800;
/** Milliseconds from the warning to the login page. */
export const LOGIN_REDIRECT_MS = 2000;
/** Previous is there from this step on. */
export const FIRST_STEP_WITH_PREVIOUS = 2;
/** Submit is there from this step on. */
export const FIRST_STEP_WITH_SUBMIT = 3;
/** "None" among the backgrounds of step 10; it excludes the others. */
export const BACKGROUND_NONE = 8;
/** No enterprise is older; a year typed in half is not sent. */
export const EARLIEST_REG_DATE = '1900-01-01';
