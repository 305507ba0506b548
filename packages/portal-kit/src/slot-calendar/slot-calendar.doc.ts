import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'SlotCalendar',
  name: '时段日历',
  group: 'date',
  task: 'book',
  stability: 'new',
  purpose: {
    zh: '按小时或半小时预约一段连续时间，几天并列在同一条时间轴上，用于仪器、会议室等。',
    en: 'Books one stretch of time by the hour or half hour, several days on one scale: for instruments, rooms and the like.',
  },
  avoid: {
    zh: '按半天预约用预约日历；一天里挑一个时段用时间段。',
    en: 'For half-days use BookingCalendar; for one slot of a day TimeSlots.',
  },
  anatomy: [
    { part: 'period', what: { zh: '显示的日期，前后翻看', en: 'The days on show, with the ways to others' } },
    { part: 'bucket', what: { zh: '一格，最小的预约单位', en: 'A bucket: what is booked as a whole' } },
    { part: 'taken', what: { zh: '已约，斜线', en: 'Taken, hatched' } },
    {
      part: 'maintenance',
      what: { zh: '维护，交叉线，一条写明', en: 'Maintenance, cross-hatched: one bar that says so' },
    },
    { part: 'closed', what: { zh: '不开放，一条线', en: 'Not offered: a line' } },
    { part: 'bar', what: { zh: '已选的一段，写明起止', en: 'The chosen stretch, with its times' } },
    {
      part: 'list',
      what: {
        zh: '窄于 480 像素或关怀版：一次一天的列表',
        en: 'Below 480 px and in comfort mode: a list, a day at a time',
      },
    },
  ],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: {
        zh: '前后一格，跨日连续；列表里前后一天',
        en: 'To the bucket before or after, across days; in the list a day',
      },
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: {
        zh: '前后一天的同一时间；列表里前后一格',
        en: 'The same time a day before or after; in the list a bucket',
      },
    },
    { keys: ['Home', 'End'], does: { zh: '当天首、末格', en: 'First and last bucket of the day' } },
    {
      keys: ['PageUp', 'PageDown'],
      does: { zh: '首日、末日的同一时间', en: 'The same time of the first or last day' },
    },
    { keys: ['Enter', 'Space'], does: { zh: '第一次定起点，第二次定终点', en: 'First the start, then the end' } },
  ],
  dos: [
    { zh: '维护有自己的花纹和说明，与已约分开', en: 'Give maintenance a pattern and a word of its own' },
    {
      zh: '发送前用 selectionProblem() 核对时长与冲突',
      en: 'Check length and conflicts with selectionProblem() before sending',
    },
    { zh: '翻页时保留选择', en: 'Keep the selection while other days are looked at' },
  ],
  donts: [
    { zh: '不要把维护画成已约', en: 'Do not show maintenance as if somebody had booked it' },
    { zh: '不要拆开跨过已约时段的一段', en: 'Do not split a stretch that crosses something taken' },
  ],
};
export default doc;
