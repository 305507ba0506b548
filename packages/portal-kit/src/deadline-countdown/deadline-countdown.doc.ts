import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'DeadlineCountdown',
  name: '截止倒数',
  group: 'date',
  task: 'decide',
  stability: 'new',
  purpose: {
    zh: '到截止还剩几天、几小时、几分钟，到时说明已截止；可把截止日期加入日历。',
    en: 'Days, hours or minutes left until a deadline, and that it is over; gives the date to a calendar.',
  },
  avoid: {
    zh: '逐秒的倒计时用倒计时；列表里的一行用截止条。',
    en: 'To count by the second use Countdown; in a row of a list DeadlineBar.',
  },
  anatomy: [
    {
      part: 'left',
      what: {
        zh: '不到24小时说小时，不到1小时说分钟；七天以内用信号色',
        en: 'Under 24 hours it says hours, under one minutes; in the signal colour within seven days',
      },
    },
    { part: 'time', what: { zh: '截止的日期与时刻', en: 'The date and time of the deadline' } },
    { part: 'bar', what: { zh: '三十格，一格一天', en: 'Thirty cells, one a day' } },
    {
      part: 'status',
      what: {
        zh: '只在一天、一小时、十分钟前和截止时播报',
        en: 'Speaks a day, an hour and ten minutes before and at the end, nothing else',
      },
    },
    {
      part: 'AddToCalendar',
      at: 'button',
      what: {
        zh: '生成 .ics 文件，按下才载入；时刻或全天，可带提醒',
        en: 'An .ics file, whose writer comes when it is asked for; an instant or whole days, with a reminder or without',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '到“加入日历”', en: 'To ‘Add to calendar’' } },
    { keys: ['Enter', 'Space'], does: { zh: '生成文件', en: 'Makes the file' } },
  ],
  dos: [
    {
      zh: '服务端传 daysLeft，首屏就有数字',
      en: 'Pass daysLeft from the server, so that the first paint has a figure',
    },
    {
      zh: 'uid 用不变的编号，重复加入仍是一条',
      en: 'Give uid a lasting id, so that adding it twice makes one entry',
    },
  ],
  donts: [
    { zh: '不要加上催促的话', en: 'No words that rush people' },
    {
      zh: '不要以浏览器的时钟判定能否提交，由服务端判定',
      en: "Do not decide by the browser's clock what may be sent: the service decides",
    },
  ],
};
export default doc;
