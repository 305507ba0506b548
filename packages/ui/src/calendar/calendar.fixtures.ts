import type { CalendarLabels } from './calendar-words.ts';

export const CALENDAR_ZH: CalendarLabels = {
  previousMonth: '上个月',
  nextMonth: '下个月',
  previousYear: '上一年',
  nextYear: '下一年',
  today: '今天',
  selected: '已选',
  unavailable: '不可选',
  rangeStart: '开始',
  rangeEnd: '结束',
  inRange: '在所选范围内',
  refused: (closed) => `${closed} 不可选，从新选的一天重新开始`,
};

export const CALENDAR_EN: CalendarLabels = {
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
