/** The longest question that the service takes. */
export const LONGEST_QUESTION = 500;
