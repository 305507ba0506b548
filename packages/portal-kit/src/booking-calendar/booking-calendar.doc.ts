import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'BookingCalendar',
  name: '预约日历',
  group: 'date',
  task: 'book',
  stability: 'stable',
  purpose: {
    zh: '选一段连续的半天，本月与次月。用于路演中心与看房预约。',
    en: 'Chooses a run of half-days in this month and the next, for the roadshow centre and for viewings.',
  },
  avoid: {
    zh: '按小时计费的仪器用时间段；只选日期用日期选择。',
    en: 'For instruments that are booked by the hour use TimeSlots; for a date alone DatePicker.',
  },
  anatomy: [
    {
      part: 'month',
      what: {
        zh: '月份：本月（从本周起）与次月并排，手机一次一月',
        en: 'The month: this one, from this week on, and the next side by side, one at a time on a phone',
      },
    },
    { part: 'today', what: { zh: '今天，圆框，不用底色', en: 'Today: a ring, no fill' } },
    {
      part: 'half',
      what: { zh: '半天：左上午，右下午', en: 'A half-day: morning at the left, afternoon at the right' },
    },
    { part: 'taken', what: { zh: '已约，斜线', en: 'Taken, hatched' } },
    {
      part: 'range',
      what: { zh: '已选的一段，从起点的半天到终点的半天', en: 'The chosen run, from its first half-day to its last' },
    },
    {
      part: 'list',
      what: { zh: '窄于 360 像素或关怀版：逐日列表', en: 'Below 360 px and in comfort mode: the days as a list' },
    },
  ],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: { zh: '前后半天，跨日连续', en: 'To the half-day before or after, across days' },
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: { zh: '前后一周，上下午不变；列表里前后一天', en: 'A week back or on, same half; in the list a day' },
    },
    { keys: ['Home', 'End'], does: { zh: '本周首、末个半天', en: 'To the first or last half-day of the week' } },
    {
      keys: ['PageUp', 'PageDown'],
      does: { zh: '前后一月；列表里前后一周', en: 'A month back or on; in the list a week' },
    },
    { keys: ['Enter', 'Space'], does: { zh: '第一次定起点，第二次定终点', en: 'First the start, then the end' } },
  ],
  dos: [
    {
      zh: '提交被抢占时保留选择，用 conflicts 标出被约走的半天',
      en: 'When others were faster keep the choice, and mark what went with conflicts',
    },
    {
      zh: '选完后在旁边用文字再说一遍范围；onValueChange 给出被拒的原因，也写在那里',
      en: 'Say the chosen run in words beside it, and there too what refused a run, which onValueChange gives',
    },
  ],
  donts: [
    { zh: '不要因为一部分被约走就清空选择', en: 'Do not clear the choice because others took a part of it' },
    { zh: '不要只用颜色区分可约与已约', en: 'Not by colour alone what is free and what is taken' },
    { zh: '不要把跨过已约半天的一段拆成两段', en: 'Do not split a run that crosses a taken half-day' },
  ],
};
export default doc;
