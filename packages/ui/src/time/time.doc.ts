import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Time',
  name: '时间',
  group: 'type',
  stability: 'new',
  purpose: {
    zh: '显示日期、时刻、多久以前或起止时间，机器也能读；不论浏览器在哪个时区，都是北京时间。',
    en: "Shows a date, a time, how long ago or from when to when, for machines too; Beijing time whatever the browser's zone.",
  },
  avoid: {
    zh: '还剩多久用倒计时或截止条；一串事件用时间线。',
    en: 'For what is left use Countdown or DeadlineBar; for a row of events Timeline.',
  },
  anatomy: [{ part: 'time', what: { zh: '原生 time 元素', en: 'The native time element' } }],
  keyboard: [],
  dos: [
    { zh: '截止时间写准确', en: 'Write an end exactly' },
    { zh: '动态里用相对时间，悬停可见准确时间', en: 'In a feed say how long ago; the exact time shows on hover' },
    { zh: '起止用一个，不拼两个', en: 'For a range use one with `to`, not two' },
  ],
  donts: [
    { zh: '有法律意义的时间不用相对写法', en: 'No relative words where the time has legal weight' },
    { zh: '不要传没有时区的时刻', en: 'Do not pass a time of the day without its offset' },
  ],
};
export default doc;
