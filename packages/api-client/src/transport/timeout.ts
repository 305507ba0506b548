/** Milliseconds after which a request is given up. Source: specification, sections 7 and 9. */
export const REQUEST_TIMEOUT_MS = 30_000;
