import type { MonthProblem } from './month-reading.core.ts';

/** Texts of a field with a sheet of months behind its button; months come from `locale` by Intl. */
export interface MonthPickerLabels {
  /** Of the button that opens the sheet: 'Choose a month'. */
  open: string;
  /** Names the sheet that opens. */
  title: string;
  /** Of the button that closes it, where it covers a phone. */
  close: string;
  previousYear: string;
  nextYear: string;
  /** States that a month's name ends with. */
  current: string;
  selected: string;
  unavailable: string;
  /** Chooses the current month, and empties the field. Without them there are no such buttons. */
  chooseCurrent?: string;
  clear?: string;
  /** Error message for a typed text, with the correction. */
  advice: (problem: MonthProblem) => string;
}
