import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Timeline',
  name: '时间线',
  group: 'data',
  stability: 'stable',
  purpose: {
    zh: '已经发生的和接下来的，从先到后。',
    en: 'What has happened and what comes, from first to last.',
  },
  avoid: {
    zh: '要逐步填写的用步骤条；离截止的天数用期限条。',
    en: 'For steps to fill in use Steps; for the days to a deadline DeadlineBar.',
  },
  anatomy: [
    {
      part: 'step',
      what: {
        zh: '一步：完成、当前、未到、截止',
        en: 'A step: done, current, upcoming, deadline',
      },
    },
    {
      part: 'time',
      what: {
        zh: '时间，机器可读',
        en: 'When, for machines too',
      },
    },
    {
      part: 'description',
      what: {
        zh: '说明',
        en: 'More about it',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '只有一步是 current',
      en: 'One step alone is current',
    },
  ],
  donts: [
    { zh: '不要让几步同时是 current', en: 'Not several current steps at once' },
    {
      zh: '不要只用颜色区分完成与未到',
      en: 'Do not tell done from upcoming by colour alone',
    },
  ],
};
export default doc;
