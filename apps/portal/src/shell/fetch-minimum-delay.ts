/** What stands for a page that loads stays for this long, in milliseconds, so that it does not flash. Source: specification, section 9. */
export const FETCH_MINIMUM_DELAY_MS = 200;
