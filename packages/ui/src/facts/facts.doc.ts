import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Facts',
  name: '要点',
  group: 'data',
  stability: 'stable',
  purpose: {
    zh: '读正文之前要知道的几件事：金额、截止、级别。',
    en: 'The few things to know about something before reading it: sum, deadline, level.',
  },
  avoid: {
    zh: '属性齐全的清单用描述列表；大数字的看板用统计数。',
    en: 'For every property use DescriptionList; for a board of figures Statistic.',
  },
  anatomy: [
    {
      part: 'term',
      what: {
        zh: '名称',
        en: 'Its name',
      },
    },
    {
      part: 'value',
      what: {
        zh: '值；用 Figure 放大其中的数',
        en: 'Its value; Figure makes a number in it large',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '三到四项',
      en: 'Three or four of them',
    },
  ],
  donts: [
    {
      zh: '不要重复标题里已有的内容',
      en: 'Do not repeat what the title says',
    },
  ],
};
export default doc;
