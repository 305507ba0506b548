import { CALENDAR_EN, CALENDAR_ZH } from '../calendar/calendar.fixtures.ts';
import type { DateProblem } from './date-reading.core.ts';
import type { DateFieldLabels } from './date-words.ts';

const adviceZh = (problem: DateProblem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return `看不懂“${problem.text}”，请按“年-月-日”填写，例如 2026-11-20`;
    case 'noSuchDay':
      return problem.last
        ? `没有 ${problem.text} 这一天，该月最后一天是 ${problem.last}`
        : `没有 ${problem.text} 这个月份`;
    case 'tooEarly':
      return `最早可选 ${problem.min}`;
    case 'tooLate':
      return `最晚可选 ${problem.max}`;
    case 'closed':
      return `${problem.date} 不可选${problem.reason ? `：${problem.reason}` : ''}，请另选一天`;
  }
};

const adviceEn = (problem: DateProblem): string => {
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

export const DATE_ZH: DateFieldLabels = {
  calendar: CALENDAR_ZH,
  open: '打开日历',
  title: '选择日期',
  close: '关闭',
  chooseToday: '今天',
  clear: '清除',
  advice: adviceZh,
};

export const DATE_EN: DateFieldLabels = {
  calendar: CALENDAR_EN,
  open: 'Open the calendar',
  title: 'Choose a date',
  close: 'Close',
  chooseToday: 'Today',
  clear: 'Clear',
  advice: adviceEn,
};
