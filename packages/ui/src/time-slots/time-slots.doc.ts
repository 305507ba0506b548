import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'TimeSlots',
  name: '时段选择',
  group: 'date',
  stability: 'new',
  purpose: {
    zh: '一天或几天里的时段，选一个或连续几个；空闲、已约、不开放一眼可辨。',
    en: 'Times of one day or several, to choose one or a stretch; free, taken and closed are told apart at a glance.',
  },
  avoid: {
    zh: '只选日期用日期选择，只填时刻用 TimePicker；半天预约用预约日历；时段超过一周时先让人选日期。',
    en: 'For a date alone use DatePicker, for a time alone TimePicker; for half-days BookingCalendar; beyond a week let people choose the date first.',
  },
  anatomy: [
    { part: 'legend', what: { zh: '整组的名称', en: 'Names the group' } },
    { part: 'day', what: { zh: '一天一行，日期和星期在前', en: 'A row for each day, its date and weekday first' } },
    {
      part: 'slot',
      what: {
        zh: '一个时段，不可约的也能聚焦，念出原因',
        en: 'A slot; one that is not free takes focus too and says why',
      },
    },
    { part: 'keys', what: { zh: '图例，只列出现了的状态', en: 'What the marks mean; those alone that are there' } },
    { part: 'summary', what: { zh: '已选的时间，变化时播报', en: 'What is chosen, announced as it changes' } },
  ],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: { zh: '按时间前后移动，跨行也跨天', en: 'Earlier and later, over lines and days' },
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: { zh: '上一行、下一行最近的时段', en: 'The nearest slot of the line above, below' },
    },
    {
      keys: ['Home', 'End'],
      does: { zh: '当天第一个、最后一个；加 Ctrl 为全部', en: 'First, last of the day; with Ctrl of all' },
    },
    {
      keys: ['PageUp', 'PageDown'],
      does: { zh: '前一天、后一天的同一时段', en: 'The same slot of the day before, after' },
    },
    { keys: ['Enter', 'Space'], does: { zh: '选择；再按一次取消', en: 'Chooses; once more gives it back' } },
  ],
  dos: [
    { zh: '不可约的时段写明原因', en: 'Give the reason why a slot cannot be had' },
    { zh: '注明是哪里的时间', en: 'Say whose time it is' },
  ],
  donts: [
    { zh: '不要隐藏已约的时段，人会以为漏了', en: 'Do not hide what is taken: people think it was forgotten' },
    { zh: '不要只用颜色区分状态', en: 'Do not tell states apart by colour alone' },
  ],
};
export default doc;
