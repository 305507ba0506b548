/** Milliseconds until a request is aborted. Source: specification, sections 7 and 9. */
export const REQUEST_TIMEOUT_MS = 30_000;
