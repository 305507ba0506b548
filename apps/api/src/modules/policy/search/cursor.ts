/** Where a page ended: the phase of the list, the value of its column, and the id. */
export interface Cursor {
  sort: string;
  phase: number;
  key: string;
  id: string;
}

export const writeCursor = ({ sort, phase, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, phase, key, id])).toString('base64url');

const key = /^(\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?\+08:00)?|\d{1,18})$/;

/** Null for what was not written by `writeCursor` for this sort. */
export const readCursor = (text: string, sort: string, phases: number): Cursor | null => {
  try {
    const [wrote, phase, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (wrote !== sort || typeof phase !== 'number' || typeof value !== 'string' || typeof id !== 'string') return null;
    return Number.isInteger(phase) && phase >= 0 && phase < phases && key.test(value)
      ? { sort, phase, key: value, id }
      : null;
  } catch {
    return null;
  }
};
