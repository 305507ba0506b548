import type { CalendarLabels } from '../calendar/calendar-words.ts';
import type { DateProblem } from './date-reading.core.ts';

/** The words of a field with a calendar behind its button. */
export interface DateFieldLabels {
  calendar: CalendarLabels;
  /** Of the button that opens the calendar: 'Choose a date'. */
  open: string;
  /** Names the calendar that opens. */
  title: string;
  /** Of the button that closes it, where it covers a phone. */
  close: string;
  /** Chooses today, and empties the field. Without them there are no such buttons. */
  chooseToday?: string;
  clear?: string;
  /** Error message for a typed text, with the correction. */
  advice: (problem: DateProblem) => string;
}
