import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'DeadlineBar',
  name: '期限条',
  group: 'data',
  stability: 'stable',
  purpose: {
    zh: '离截止还有几天，一天一格。',
    en: 'The days to a deadline, one cell a day.',
  },
  avoid: {
    zh: '已经发生的先后用时间线；比例用进度条。',
    en: 'For what happened in turn use Timeline; for a share Progress.',
  },
  anatomy: [
    {
      part: 'date',
      what: {
        zh: '截止日期',
        en: 'The date',
      },
    },
    {
      part: 'remaining',
      what: {
        zh: '还剩几天',
        en: 'How many days are left',
      },
    },
    {
      part: 'bar',
      what: {
        zh: '刻度，最后一格是截止日',
        en: 'The scale; its last cell is the deadline',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '七天以内自动改用警示色',
      en: 'Seven days or fewer take the signal colour by themselves',
    },
  ],
  donts: [
    {
      zh: '警示色不作他用',
      en: 'Use the signal colour for nothing else',
    },
  ],
};
export default doc;
