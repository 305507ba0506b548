import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Figure',
  name: '数字',
  group: 'type',
  stability: 'stable',
  purpose: {
    zh: '一行里要突出的数：还剩 6 天的 6。',
    en: "A number that stands out of its line: the 6 of '6 days left'.",
  },
  avoid: {
    zh: '独立的大数用统计数；金额用金额。',
    en: 'For a large figure of its own use Statistic; for a sum Money.',
  },
  anatomy: [
    {
      part: 'root',
      what: {
        zh: '数字，等宽',
        en: 'The number, in tabular figures',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '单位留在外面',
      en: 'Leave the unit outside',
    },
  ],
  donts: [
    {
      zh: '一行只突出一个数',
      en: 'No more than one a line',
    },
  ],
};
export default doc;
