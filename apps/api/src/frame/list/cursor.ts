import { isDay } from '../day.ts';
import type { KeyRange } from './list.ts';

/** Where a page ended: the phase of the list, the value of its column, and the id. */
export interface Cursor {
  sort: string;
  phase: number;
  key: string;
  id: string;
}

export const writeCursor = ({ sort, phase, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, phase, key, id])).toString('base64url');

const forms: Record<KeyRange['type'], RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  timestamptz: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+08:00$/,
  bigint: /^-?\d{1,18}$/,
};

/** Whether the database takes it: 2026-13-45 has the form of a date, and is none. */
const isKey = (value: string, type: KeyRange['type']): boolean =>
  forms[type].test(value) && (type === 'bigint' || (isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))));

/**
 * Null for what was not written by `writeCursor` for this sort.
 * @param types of the columns by which the list's phases are walked
 */
export const readCursor = (text: string, sort: string, types: readonly KeyRange['type'][]): Cursor | null => {
  try {
    const [wrote, phase, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (wrote !== sort || typeof phase !== 'number' || typeof value !== 'string' || typeof id !== 'string') return null;
    const type = types[phase];
    return type !== undefined && isKey(value, type) ? { sort, phase, key: value, id } : null;
  } catch {
    return null;
  }
};
