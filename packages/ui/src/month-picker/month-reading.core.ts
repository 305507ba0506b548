import { fullYear } from '../date-picker/date-reading.core.ts';

/** Typed text, parsed as a month. */
type MonthReading =
  | { kind: 'empty' }
  | { kind: 'month'; month: string }
  | { kind: 'unreadable'; text: string }
  /** `2026-13`. */
  | { kind: 'noSuchMonth'; text: string };

/** Problem of a typed month. Months are `YYYY-MM`. */
export type MonthProblem =
  | Extract<MonthReading, { kind: 'unreadable' | 'noSuchMonth' }>
  | { kind: 'tooEarly'; month: string; min: string }
  | { kind: 'tooLate'; month: string; max: string };

export interface MonthLimits {
  /** First month that can be chosen, `YYYY-MM`. */
  min?: string | undefined;
  /** Last month that can be chosen, `YYYY-MM`. */
  max?: string | undefined;
}

/** Whether a text is a month as `YYYY-MM`: false for `2026-13` and `2026-3`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/**
 * Year and month, in any digits and with anything usual between them: `2026-3`, `2026/03`, `202603`, `2026年3月`, `26.3`,
 * `3/2026`, `3月`, and full-width digits.
 *
 * @param today `YYYY-MM-DD`; where the year is not given, it is this one's
 */
export function readMonth(typed: string, today: string): MonthReading {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { kind: 'empty' };
  const packed = /^(\d{4})(\d{2})$/.exec(text);
  const spaced = /^(?:(\d{4}|\d{2})\s*[-‐–—−/.,、年\s]\s*)?(\d{1,2})\s*月?份?$/.exec(text);
  const reversed = /^(\d{1,2})\s*[-‐–—−/.,\s]\s*(\d{4})$/.exec(text);
  const [, year = '', month = ''] = packed ?? spaced ?? (reversed && [text, reversed[2], reversed[1]]) ?? [];
  if (!month) return { kind: 'unreadable', text };
  const read = `${year ? fullYear(year, today) : today.slice(0, 4)}-${month.padStart(2, '0')}`;
  return isMonth(read) ? { kind: 'month', month: read } : { kind: 'noSuchMonth', text: read };
}

/** The limit that a month exceeds; null within the limits. */
export function monthProblem(month: string, { min, max }: MonthLimits): MonthProblem | null {
  if (min !== undefined && month < min) return { kind: 'tooEarly', month, min };
  if (max !== undefined && month > max) return { kind: 'tooLate', month, max };
  return null;
}

/** The value of a typed text, or its problem. */
export function monthIn(
  typed: string,
  today: string,
  limits: MonthLimits,
): { value: string | null; problem: MonthProblem | null } {
  const reading = readMonth(typed, today);
  if (reading.kind === 'empty') return { value: null, problem: null };
  if (reading.kind !== 'month') return { value: null, problem: reading };
  const problem = monthProblem(reading.month, limits);
  return { value: problem ? null : reading.month, problem };
}
