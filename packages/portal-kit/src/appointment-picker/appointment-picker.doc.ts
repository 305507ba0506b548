import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'AppointmentPicker',
  name: '看房预约时间',
  group: 'date',
  task: 'book',
  stability: 'new',
  purpose: {
    zh: '先选一天，再选当天的一个钟点：从明天起三十天，九点到十七点。用于预约看房。',
    en: 'A day, then an hour of it: from tomorrow, thirty days ahead, nine to five. For seeing premises.',
  },
  avoid: {
    zh: '一段半天用预约日历；几小时连续用时段日历。',
    en: 'For a run of half-days use BookingCalendar; for several hours SlotCalendar.',
  },
  anatomy: [
    { part: 'calendar', what: { zh: '月历，不可选的日子念出原因', en: 'The days; one that is closed says why' } },
    { part: 'hours', what: { zh: '选定那天的八个钟点', en: 'The eight hours of the chosen day' } },
    { part: 'summary', what: { zh: '已选的时间，变化时播报', en: 'What is chosen, announced as it changes' } },
  ],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: { zh: '前后一天；钟点里前后一个', en: 'A day earlier, later; among hours an hour' },
    },
    { keys: ['ArrowUp', 'ArrowDown'], does: { zh: '前后一周', en: 'A week earlier, later' } },
    { keys: ['Enter', 'Space'], does: { zh: '选定', en: 'Chooses' } },
  ],
  dos: [
    { zh: '换了日期就请重新选钟点', en: 'Ask for the hour again when the day changes' },
    { zh: '发送前用 appointmentProblem() 再核对', en: 'Check again with appointmentProblem() before sending' },
  ],
  donts: [{ zh: '换了日期不要留着原来的钟点', en: 'Do not keep the hour when the day changes' }],
};
export default doc;
