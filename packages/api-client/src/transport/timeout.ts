/** Milliseconds until a request is aborted. */
export const REQUEST_TIMEOUT_MS = 30_000;
