import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Calendar',
  name: '日历',
  group: 'date',
  stability: 'new',
  purpose: {
    zh: '一张摊开的月历，选一天或一段日期；看得到星期、今天和不可选的日子。',
    en: 'A sheet of days laid open, to choose one or a range; shows weekdays, today and what is closed.',
  },
  avoid: {
    zh: '表单里填日期用日期选择；记得住的日期（生日、成立日期）让人直接输入；一天里的时段用时段选择。',
    en: 'In a form use DatePicker; let people type a date they know by heart; for times of a day use TimeSlots.',
  },
  anatomy: [
    { part: 'title', what: { zh: '月份，变化时播报', en: 'The month, announced as it changes' } },
    {
      part: 'turns',
      what: {
        zh: '上一年、上个月、下个月、下一年；手指左右划也翻月',
        en: 'Previous and next year and month; a finger turns the month by a swipe',
      },
    },
    { part: 'sheet', what: { zh: '每周一行，星期一在前', en: 'A row for each week, Monday first' } },
    {
      part: 'day',
      what: {
        zh: '一天：今天有圈，已选为实底，不可选的有斜线',
        en: 'A day: ringed today, solid when chosen, hatched when closed',
      },
    },
  ],
  keyboard: [
    { keys: ['ArrowLeft', 'ArrowRight'], does: { zh: '前一天、后一天', en: 'The day before, the day after' } },
    { keys: ['ArrowUp', 'ArrowDown'], does: { zh: '上周、下周的同一天', en: 'The same day a week before, after' } },
    { keys: ['Home', 'End'], does: { zh: '本周星期一、星期日', en: 'Monday, Sunday of the week' } },
    {
      keys: ['PageUp', 'PageDown'],
      does: { zh: '上个月、下个月的同一天', en: 'The same day of the month before, after' },
    },
    {
      keys: ['Shift+PageUp', 'Shift+PageDown'],
      does: { zh: '上一年、下一年的同一天', en: 'The same day of the year before, after' },
    },
    { keys: ['Enter', 'Space'], does: { zh: '选这一天', en: 'Chooses the day' } },
  ],
  dos: [
    { zh: '不可选的日子说出原因', en: 'Give the reason why a day is closed' },
    { zh: '用 min 和 max 说明能选到哪天', en: 'Say with min and max how far one can choose' },
  ],
  donts: [
    { zh: '不能选的日子不要看着能选', en: 'No closed day that looks open' },
    { zh: '不要用浏览器的时区算今天', en: "Do not count today in the browser's zone" },
    { zh: '不要让人翻几十页找一个年份', en: 'Do not make people turn dozens of sheets for a year' },
  ],
};
export default doc;
