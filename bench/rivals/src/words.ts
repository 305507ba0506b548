import type { CalendarLabels } from '@zonekit/ui/calendar';
import type { CascaderLabels } from '@zonekit/ui/cascader';
import type { DateFieldLabels, DateProblem } from '@zonekit/ui/date-picker';

export const CALENDAR_LABELS: CalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  today: 'today',
  selected: 'selected',
  unavailable: 'unavailable',
  rangeStart: 'first day',
  rangeEnd: 'last day',
  inRange: 'within the range',
};

export const CASCADER_LABELS: Omit<CascaderLabels, 'placeholder'> = {
  title: 'Choose a region',
  close: 'Close',
  first: 'Provinces',
  back: (parent) => `Back to ${parent}`,
  hasChildren: 'has more within',
  search: 'Search regions',
  results: (count) => `${count} found`,
  loading: 'Loading',
  failed: 'Could not be loaded',
  retry: 'Try again',
  empty: 'Nothing here',
};

const advice = (problem: DateProblem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return `“${problem.text}” cannot be read. Write year, month, day, such as 2026-11-20`;
    case 'noSuchDay':
      return `There is no ${problem.text}`;
    case 'tooEarly':
      return `The first day to choose is ${problem.min}`;
    case 'tooLate':
      return `The last day to choose is ${problem.max}`;
    case 'closed':
      return `${problem.date} is unavailable. Choose another day`;
  }
};

export const DATE_LABELS: DateFieldLabels = {
  calendar: CALENDAR_LABELS,
  open: 'Open the calendar',
  title: 'Choose a date',
  close: 'Close',
  clear: 'Clear',
  advice,
};
