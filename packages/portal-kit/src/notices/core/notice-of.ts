/** A failed request. `status` is null without an answer. */
export interface Failure {
  status: number | null;
  /** In the reader's language, from the service. */
  serverMessage: string | null;
  /** The caller aborted the request. */
  aborted?: boolean;
}

/** Which words a notice has: the service's own, or a default of the catalogue. */
export interface Notice {
  /** A 401 is titled 系统提示. */
  titled: boolean;
  tone: 'warning' | 'danger';
  message: { from: 'server'; text: string } | { from: 'catalogue'; key: 'expired' | 'internal' | 'network' };
}

/** Statuses with a notice even without a message. */
const WITH_DEFAULT = [403, 404, 405, 422, 500, 503];

/**
 * The notice of a failed call, or null where the caller deals with it alone. 400 is silent; 401 is titled; the others
 * show the service's message or a default; any message that comes is shown.
 */
export const noticeOf = ({ status, serverMessage, aborted = false }: Failure): Notice | null => {
  if (aborted || status === 400) return null;
  const message = serverMessage ? ({ from: 'server', text: serverMessage } as const) : null;
  if (status === 401) {
    return { titled: true, tone: 'warning', message: message ?? { from: 'catalogue', key: 'expired' } };
  }
  if (message) return { titled: false, tone: 'danger', message };
  if (status === null) return { titled: false, tone: 'danger', message: { from: 'catalogue', key: 'network' } };
  if (!WITH_DEFAULT.includes(status)) return null;
  return { titled: false, tone: 'danger', message: { from: 'catalogue', key: 'internal' } };
};

/** Notices are suppressed when the stored flag is neither false nor null. */
export const isSuppressed = (flag: string | null): boolean => flag !== null && flag !== 'false';
