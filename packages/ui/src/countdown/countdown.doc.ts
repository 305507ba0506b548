import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Countdown',
  name: '倒计时',
  group: 'date',
  stability: 'new',
  purpose: {
    zh: '到一个时刻还剩多久，逐秒更新，到零停止。',
    en: 'What is left until an instant, by the second; stops at zero.',
  },
  avoid: {
    zh: '以天计的截止用截止条；已经过去的时间用时间。',
    en: 'For a deadline counted in days use DeadlineBar; for what has passed use Time.',
  },
  anatomy: [
    { part: 'figure', what: { zh: '数字，宽度不变', en: 'A figure; its width stays' } },
    { part: 'name', what: { zh: '单位', en: 'Its unit' } },
    {
      part: 'status',
      what: {
        zh: '只在七天、三天、一天、一小时、十分钟、一分钟、十秒和到时播报',
        en: 'Speaks 7, 3 and 1 days, an hour, 10 and 1 minutes and 10 seconds before, and at the end',
      },
    },
  ],
  keyboard: [],
  dos: [
    { zh: '旁边写明截止的日期和时刻', en: 'Write the date and time of the end beside it' },
    {
      zh: '服务端传 initialNow，首屏就有数字',
      en: 'Pass initialNow from the server, so that the first paint has figures',
    },
  ],
  donts: [
    {
      zh: '不要用它催人：没有真的截止就没有倒计时',
      en: 'Do not rush people: without a real end there is no countdown',
    },
    {
      zh: '不要以浏览器的时钟判定能否提交，由服务端判定',
      en: "Do not decide by the browser's clock what may be sent: the service decides",
    },
  ],
};
export default doc;
