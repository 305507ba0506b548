import { CALENDAR_ZH } from '../calendar/calendar.fixtures.ts';
import { Calendar } from '../calendar/calendar.tsx';
import { COUNTDOWN_ZH } from '../countdown/countdown.fixtures.ts';
import { Countdown } from '../countdown/countdown.tsx';
import { RANGE_ZH } from '../date-range-picker/date-range-picker.fixtures.ts';
import { DateRangePicker } from '../date-range-picker/date-range-picker.tsx';
import { SLOT_DAYS, SLOTS_ZH } from '../time-slots/time-slots.fixtures.ts';
import { TimeSlots } from '../time-slots/time-slots.tsx';
import type { Primitives } from './primitives.types.ts';

/** Dates and times. */
export const DATES: Primitives = {
  Calendar: (given) => (
    <Calendar label="日期" locale="zh-CN" labels={CALENDAR_ZH} defaultMonth="2026-11-01" {...given} />
  ),
  Countdown: (given) => <Countdown until="2027-01-01T00:00+08:00" labels={COUNTDOWN_ZH} {...given} />,
  DateRangePicker: (given) => <DateRangePicker legend="日期" locale="zh-CN" labels={RANGE_ZH} {...given} />,
  TimeSlots: (given) => <TimeSlots legend="时间" days={SLOT_DAYS} locale="zh-CN" labels={SLOTS_ZH} {...given} />,
};
