/** Specification sections 2 and 9: the questionnaire has ten steps. */
export const STEP_COUNT = 10;
/** Specification sections 2 and 9: the buttons hide for this long on each step change. Milliseconds. */
export const BUTTON_PAUSE_MS = 500;
/** Specification sections 2, 5 and 9: at most so many industry fields. */
export const MAX_INDUSTRIES = 3;
/** Specification section 9, modal widths. Pixels. */
export const DIALOG_WIDTH = 800;
/** Specification sections 5 and 9: from the warning to the login page. Milliseconds. */
export const LOGIN_REDIRECT_MS = 2000;
/** Specification section 2: Previous is there from this step on. */
export const FIRST_STEP_WITH_PREVIOUS = 2;
/** Specification section 2: Submit is there from this step on. */
export const FIRST_STEP_WITH_SUBMIT = 3;
/** Specification section 2, step 10: "none" among the backgrounds; design.md section 4: it excludes the others. */
export const BACKGROUND_NONE = 8;
/** No enterprise is older; a year typed in half is not sent. */
export const EARLIEST_REG_DATE = '1900-01-01';
