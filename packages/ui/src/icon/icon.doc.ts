import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Icon',
  name: '图标',
  group: 'media',
  stability: 'stable',
  purpose: {
    zh: 'lucide 的线性图标，三种大小，线宽 1.5。',
    en: "A line icon of lucide's in three sizes, 1.5 stroke.",
  },
  avoid: {
    zh: '能点的图标用图标按钮；插图用封面图。',
    en: 'One to be clicked is an IconButton; for a picture use Cover.',
  },
  anatomy: [
    {
      part: 'svg',
      what: {
        zh: '图形；有 label 时有名称，否则是装饰',
        en: 'The drawing; with label it has a name, else it is decoration',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '文字旁的图标不要名称',
      en: 'Beside words it needs no name',
    },
  ],
  donts: [
    {
      zh: '不要混用别的图标集',
      en: 'No second icon set',
    },
  ],
};
export default doc;
