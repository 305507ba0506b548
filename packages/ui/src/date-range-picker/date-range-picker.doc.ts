import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'DateRangePicker',
  name: '日期范围',
  group: 'date',
  stability: 'new',
  purpose: {
    zh: '填一段日期：两端直接输入，或在两个月的日历上选，常用范围一按即得。',
    en: 'Takes a range of dates: both ends typed, or chosen over two months; usual ranges at one press.',
  },
  avoid: {
    zh: '只要一天用日期选择；要选时段用时段选择；路演中心的半天预约用预约日历。',
    en: 'For one day use DatePicker; for times of a day TimeSlots; for half-days of the roadshow centre BookingCalendar.',
  },
  anatomy: [
    { part: 'legend', what: { zh: '整组的名称', en: 'Names the group' } },
    { part: 'start', at: 'input', what: { zh: '开始日期，文本框', en: 'The first day, a text input' } },
    {
      part: 'end',
      at: 'input:not(:first-of-type), div + div input, span ~ * input',
      what: { zh: '结束日期，文本框', en: 'The last day, a text input' },
    },
    { part: 'presets', what: { zh: '常用范围，可省', en: 'Usual ranges, optional' } },
    { part: 'calendar', what: { zh: '两个月，手机上一个月', en: 'Two months; one on a phone' } },
    {
      part: 'summary',
      what: { zh: '已选了什么，下一步选什么，会播报', en: 'What is chosen and what comes next, announced' },
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: { zh: '在文本框里：读取并提交表单', en: 'In an input: reads it, and sends the form' } },
    {
      keys: ['Enter', 'Space'],
      does: { zh: '在日历里：第一次定开始，第二次定结束', en: 'In the calendar: first the start, then the end' },
    },
    {
      keys: ['Escape'],
      does: { zh: '关闭日历，焦点回到按钮', en: 'Closes the calendar; focus goes back to its button' },
    },
  ],
  dos: [
    { zh: '起止放在一个范围里', en: 'One range for both ends' },
    {
      zh: '用 maxDays 限制长度，建议里说现在多长',
      en: 'Limit the length by maxDays; let the advice say how long it is now',
    },
    { zh: '常用范围由知道今天的一方算好', en: 'Count presets where the day is known' },
  ],
  donts: [
    { zh: '不要悄悄交换两端', en: 'Do not swap the ends in silence' },
    { zh: '不要把两个单独的日期选择拼成范围', en: 'Do not build a range of two single pickers' },
  ],
};
export default doc;
