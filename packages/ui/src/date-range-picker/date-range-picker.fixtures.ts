import { DATE_EN, DATE_ZH } from '../date-picker/date-picker.fixtures.ts';
import type { DatePreset, DateRangeLabels } from './range-panel.tsx';
import type { RangeProblem } from './range-problem.core.ts';

const adviceZh = (problem: RangeProblem): string => {
  switch (problem.kind) {
    case 'order':
      return `结束日期 ${problem.end} 早于开始日期 ${problem.start}，请改其中一个`;
    case 'tooLong':
      return `最多 ${problem.maxDays} 天，现在是 ${problem.days} 天，请缩短`;
    case 'overClosed':
      return `其中 ${problem.date} 不可选，请避开这一天`;
    default:
      return DATE_ZH.advice(problem);
  }
};

const adviceEn = (problem: RangeProblem): string => {
  switch (problem.kind) {
    case 'order':
      return `The last day ${problem.end} is before the first, ${problem.start}. Change one of them`;
    case 'tooLong':
      return `${problem.maxDays} days at most; these are ${problem.days}. Shorten it`;
    case 'overClosed':
      return `${problem.date} within it is unavailable. Choose days around it`;
    default:
      return DATE_EN.advice(problem);
  }
};

export const RANGE_ZH: DateRangeLabels = {
  calendar: DATE_ZH.calendar,
  open: '打开日历',
  title: '选择日期范围',
  close: '关闭',
  start: '开始日期',
  end: '结束日期',
  presets: '常用范围',
  summary: ({ start, end }, days) =>
    end ? `${start} 至 ${end}，共 ${days} 天` : start ? `从 ${start} 起，再选结束日期` : '先选开始日期',
  advice: adviceZh,
};

export const RANGE_EN: DateRangeLabels = {
  calendar: DATE_EN.calendar,
  open: 'Open the calendar',
  title: 'Choose a range of dates',
  close: 'Close',
  start: 'First day',
  end: 'Last day',
  presets: 'Usual ranges',
  summary: ({ start, end }, days) =>
    end ? `${start} to ${end}, ${days} days` : start ? `From ${start}; choose the last day` : 'Choose the first day',
  advice: adviceEn,
};

/** As counted on 2026-11-20. */
export const PRESETS_ZH: readonly DatePreset[] = [
  { label: '最近7天', range: { start: '2026-11-14', end: '2026-11-20' } },
  { label: '最近30天', range: { start: '2026-10-22', end: '2026-11-20' } },
  { label: '本月', range: { start: '2026-11-01', end: '2026-11-30' } },
  { label: '本年', range: { start: '2026-01-01', end: '2026-12-31' } },
];

export const PRESETS_EN: readonly DatePreset[] = [
  { label: 'Last 7 days', range: { start: '2026-11-14', end: '2026-11-20' } },
  { label: 'Last 30 days', range: { start: '2026-10-22', end: '2026-11-20' } },
  { label: 'This month', range: { start: '2026-11-01', end: '2026-11-30' } },
];
