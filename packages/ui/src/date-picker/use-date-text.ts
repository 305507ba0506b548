import { useTypedText } from '../internal/use-typed-text.ts';
import { type DateProblem, readDate } from './date-reading.core.ts';

interface Input<P> {
  value: string | null;
  /** `YYYY-MM-DD`, for years that are not typed. */
  today: () => string;
  /** What else can be wrong with a date that exists. */
  check: (date: string) => DateProblem | P | null;
  onDate: (date: string | null) => void;
}

/** Text that is being typed into a date field, and its problem. */
export const useDateText = <P = never>({ value, today, check, onDate }: Input<P>) =>
  useTypedText<DateProblem | P>({
    value,
    read: (text) => {
      const reading = readDate(text, today());
      if (reading.kind === 'empty') return { value: null, problem: null };
      if (reading.kind !== 'date') return { value: null, problem: reading };
      const problem = check(reading.date);
      return { value: problem ? null : reading.date, problem };
    },
    onValue: onDate,
  });
