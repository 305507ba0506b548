const SHAPE = /^(\d{3})(?: ([\s\S]*))?$/;

/**
 * A page that cannot be shown, with its status. The router hands an error from the server to the browser by its message
 * alone, so the status stands in the message.
 */
export class PageError extends Error {
  declare readonly name: 'PageError';
  /** Seconds to wait before another try; null where nobody said. On the server alone. */
  declare readonly retryAfterS: number | null;
  constructor(status: number, serverMessage: string | null = null, retryAfterS: number | null = null) {
    super(serverMessage ? `${status} ${serverMessage}` : `${status}`);
    this.name = 'PageError';
    this.retryAfterS = retryAfterS;
  }
}

/** Status and words of whatever a page failed with; 500 where it does not say. Source: specification, section 2. */
export const readPageError = (error: unknown): { status: number; message: string | null } => {
  const match = error instanceof Error ? SHAPE.exec(error.message) : null;
  return match ? { status: Number(match[1]), message: match[2] ?? null } : { status: 500, message: null };
};
