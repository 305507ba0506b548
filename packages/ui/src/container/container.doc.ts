import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Container',
  name: '版心',
  group: 'layout',
  stability: 'stable',
  purpose: {
    zh: '页面的一栏：最宽 1200，两侧留边。',
    en: "The page's column: 1200 wide at most, with gutters.",
  },
  avoid: {
    zh: '通栏的底色放在它外面。',
    en: 'A full-width ground goes around it.',
  },
  anatomy: [
    {
      part: 'root',
      what: {
        zh: '居中的栏',
        en: 'The centred column',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '每个通栏区块里放一个',
      en: 'One within each full-width band',
    },
  ],
  donts: [
    {
      zh: '不要嵌套',
      en: 'Do not nest it',
    },
  ],
};
export default doc;
