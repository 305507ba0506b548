import type { CalendarLabels } from '../calendar/calendar-words.ts';
import type { DateProblem } from '../date-picker/date-reading.core.ts';
import type { DateRangeLabels } from '../date-range-picker/range-panel.tsx';
import type { ChartLabels } from '../internal/chart.types.ts';
import type { MonthProblem } from '../month-picker/month-reading.core.ts';
import type { TimeProblem } from '../time-picker/time-reading.core.ts';
import type { RefusalReason } from '../upload/upload-rules.ts';
import type { UiLabels } from './labels.types.ts';

export type { UiLabels } from './labels.types.ts';

/** '1 result', '2 results'. */
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const list = {
  list: 'Options',
  empty: 'Nothing matches',
  loading: 'Searching',
  count: (options: number) => counted(options, 'result'),
};

const chart: ChartLabels = {
  table: 'Show as a table',
  empty: 'No data yet',
  draft: 'not final',
  column: (name, unit) => `${name} (${unit})`,
};

const calendar: Required<CalendarLabels> = {
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
  refused: (closed) => `${closed} is unavailable; the range starts anew`,
};

const dateAdvice = (problem: DateProblem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return `“${problem.text}” cannot be read. Write year, month, day, such as 2026-11-20`;
    case 'noSuchDay':
      return problem.last
        ? `There is no ${problem.text}; that month ends on ${problem.last}`
        : `There is no such month as in ${problem.text}`;
    case 'tooEarly':
      return `The first day to choose is ${problem.min}`;
    case 'tooLate':
      return `The last day to choose is ${problem.max}`;
    case 'closed':
      return `${problem.date} is unavailable${problem.reason ? `: ${problem.reason}` : ''}. Choose another day`;
  }
};

const rangeAdvice: DateRangeLabels['advice'] = (problem) => {
  switch (problem.kind) {
    case 'order':
      return `The last day ${problem.end} is before the first, ${problem.start}. Change one of them`;
    case 'tooLong':
      return `${problem.maxDays} days at most; these are ${problem.days}. Shorten it`;
    case 'overClosed':
      return `${problem.date} within it is unavailable. Choose days around it`;
    default:
      return dateAdvice(problem);
  }
};

const monthAdvice = (problem: MonthProblem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return `“${problem.text}” cannot be read. Write year and month, such as 2026-11`;
    case 'noSuchMonth':
      return `There is no month ${problem.text}. Choose one from 1 to 12`;
    case 'tooEarly':
      return `The first month to choose is ${problem.min}`;
    case 'tooLate':
      return `The last month to choose is ${problem.max}`;
  }
};

const timeAdvice = (problem: TimeProblem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return `“${problem.text}” cannot be read. Write hours and minutes, such as 09:30`;
    case 'noSuchTime':
      return `There is no time ${problem.text}. Choose one from 00:00 to 23:59`;
    case 'tooEarly':
      return `The earliest time to choose is ${problem.min}`;
    case 'tooLate':
      return `The latest time to choose is ${problem.max}`;
    case 'offStep': {
      const steps = [problem.before, problem.after].filter(Boolean).join(' or ');
      return `${problem.time} cannot be chosen.${steps && ` Choose ${steps}`}`;
    }
  }
};

const REFUSALS: Record<RefusalReason, string> = {
  type: 'is of a type that is not accepted',
  size: 'is too large',
  empty: 'is empty',
  count: 'is one too many',
  duplicate: 'is in the list already',
};

/** The texts of all components in English. */
const labels: UiLabels = {
  barChart: { labels: chart },
  breadcrumb: { label: 'Path' },
  calendar: { labels: calendar },
  carousel: {
    labels: {
      carousel: 'carousel',
      slide: 'slide',
      previous: 'Previous slide',
      next: 'Next slide',
      stop: 'Stop the slides',
      start: 'Start the slides',
      position: (index, count, name) => `${index} of ${count}: ${name}`,
    },
  },
  cascader: {
    labels: {
      placeholder: 'Choose',
      title: 'Choose an option',
      close: 'Close',
      first: 'Options',
      back: (parent) => `Back to ${parent}`,
      hasChildren: 'more within',
      search: 'Search options',
      results: (count, more) =>
        count === 0 ? list.empty : more ? `The first ${counted(count, 'result')}` : counted(count, 'result'),
      loading: 'Loading',
      failed: 'It could not be loaded',
      retry: 'Load again',
      empty: 'Nothing within',
    },
  },
  characterCount: { text: (used, maximum) => `${used} of ${maximum} characters` },
  chartMultiples: { labels: chart },
  checkboxGroup: {
    refused: () => 'No more can be chosen. Take one away first',
    count: (chosen) => `${chosen} selected`,
  },
  combobox: { labels: { ...list, open: 'Show options', clear: 'Clear' } },
  confirmDialog: { cancelLabel: 'Cancel' },
  copyButton: { labels: { ready: 'Copy', copied: 'Copied', failed: 'Not copied' } },
  countdown: {
    labels: {
      days: 'days',
      hours: 'h',
      minutes: 'min',
      seconds: 's',
      left: ({ days, hours, minutes, seconds }) =>
        days
          ? `${counted(days, 'day')} left`
          : hours
            ? `${counted(hours, 'hour')} left`
            : minutes
              ? `${counted(minutes, 'minute')} left`
              : `${counted(seconds, 'second')} left`,
      over: 'Time is up',
    },
  },
  datePicker: {
    labels: {
      calendar,
      open: 'Open the calendar',
      title: 'Choose a date',
      close: 'Close',
      chooseToday: 'Today',
      clear: 'Clear',
      advice: dateAdvice,
    },
  },
  dateRangePicker: {
    labels: {
      calendar,
      open: 'Open the calendar',
      title: 'Choose a range of dates',
      close: 'Close',
      start: 'First day',
      end: 'Last day',
      presets: 'Usual ranges',
      summary: ({ start, end }, days) =>
        end
          ? `${start} to ${end}, ${counted(days, 'day')}`
          : start
            ? `From ${start}; choose the last day`
            : 'Choose the first day',
      advice: rangeAdvice,
    },
  },
  dialog: { closeLabel: 'Close' },
  filterBar: {
    labels: { remove: ({ group, label }) => ['Remove', group, label].filter(Boolean).join(' '), clear: 'Clear all' },
  },
  form: {
    labels: {
      invalid: (count) => `${count === 1 ? '1 field needs' : `${count} fields need`} correcting; your entries are kept`,
      failed: 'Not submitted; your entries are kept',
      noAnswer: 'Check the network and submit again',
    },
  },
  formList: {
    labels: {
      add: 'Add a line',
      line: (number) => `Line ${number}`,
      remove: (number) => `Remove line ${number}`,
      removed: (number) => `Line ${number} removed`,
    },
  },
  gallery: {
    labels: {
      open: (alt) => `Enlarge: ${alt}`,
      openMore: (alt, more) => `Enlarge: ${alt}, and ${more} more`,
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      position: (index, count) => `${index} of ${count}`,
      zoom: (percent) => `${percent}%`,
    },
  },
  lineChart: { labels: chart },
  monthPicker: {
    labels: {
      open: 'Choose a month',
      title: 'Choose a month',
      close: 'Close',
      previousYear: calendar.previousYear,
      nextYear: calendar.nextYear,
      current: 'this month',
      selected: calendar.selected,
      unavailable: calendar.unavailable,
      chooseCurrent: 'This month',
      clear: 'Clear',
      advice: monthAdvice,
    },
  },
  multiSelect: {
    labels: {
      ...list,
      open: 'Show options',
      chosen: 'Selected',
      remove: (label) => `Remove ${label}`,
      added: (label, chosen) => `${label} added, ${chosen} selected`,
      removed: (label, chosen) => `${label} removed, ${chosen} selected`,
      refused: (label) => `No more can be chosen: ${label} was not added`,
    },
  },
  notice: { dismissLabel: 'Close' },
  numberInput: {
    labels: {
      increase: 'Increase',
      decrease: 'Decrease',
      problems: {
        malformed: 'Enter a number',
        below: 'The number is too small',
        above: 'The number is too large',
        'off-step': 'The number is between two steps',
      },
    },
  },
  pagination: { label: 'Pages', previous: 'Previous page', next: 'Next page', pageLabel: (page) => `Page ${page}` },
  passwordInput: {
    labels: {
      show: 'Show password',
      hide: 'Hide password',
      shown: 'Your password is visible',
      hidden: 'Your password is hidden',
      capsLock: 'Caps Lock is on',
    },
  },
  rating: { optionLabel: (stars) => counted(stars, 'star') },
  searchInput: {
    labels: { ...list, list: 'Suggestions', clear: 'Clear', recent: 'Recent', clearRecent: 'Clear history' },
  },
  sheet: { closeLabel: 'Close' },
  spinner: { label: 'Loading' },
  steps: { stateLabels: { done: 'done', todo: 'to do', error: 'to be corrected' } },
  timePicker: {
    labels: { open: 'Show times', list: 'Times', count: (times) => counted(times, 'time'), advice: timeAdvice },
  },
  timeSlots: {
    labels: {
      free: 'Free',
      taken: 'Taken',
      closed: 'Closed',
      chosen: 'Chosen',
      summary: (choice, count) =>
        choice
          ? `${choice.date} ${choice.start}–${choice.end}, ${counted(count, 'slot')} chosen`
          : 'No time chosen yet',
      refused: (obstacle) =>
        obstacle.kind === 'occupied'
          ? `${obstacle.slot.start}–${obstacle.slot.end} is not free; the time starts anew`
          : `Closed from ${obstacle.end} to ${obstacle.start}; the time starts anew`,
    },
  },
  toast: { label: 'Notices', closeLabel: 'Close' },
  topProgress: { label: 'Loading page' },
  tree: {
    labels: {
      loading: 'Loading',
      failed: 'Not loaded; open it again',
      said: (label, what, count) =>
        what === 'loaded' ? `${label}, ${counted(count, 'item')}` : `${label} was not loaded`,
    },
  },
  upload: {
    labels: {
      choose: 'Choose files, or drop them here',
      drop: 'Let go to add them',
      list: 'Chosen files',
      refused: ({ name, reason }) => `“${name}” was not added: it ${REFUSALS[reason]}`,
      states: {
        waiting: 'Waiting',
        sending: (percent) => `${percent}% sent`,
        paused: 'Paused',
        failed: 'Not sent. Try again',
        done: 'Uploaded',
      },
      pause: (name) => `Pause ${name}`,
      resume: (name) => `Continue ${name}`,
      retry: (name) => `Try ${name} again`,
      remove: (name) => `Remove ${name}`,
      said: (name, what) => `${name} ${{ done: 'uploaded', failed: 'was not sent', removed: 'removed' }[what]}`,
    },
  },
};
export default labels;
