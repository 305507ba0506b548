import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Tabs',
  name: '页签',
  group: 'navigation',
  stability: 'stable',
  purpose: {
    zh: '同一地址里，同一件事的几个视图。',
    en: 'Views of one thing at one address.',
  },
  avoid: {
    zh: '各有地址的用页签链接；先后步骤用步骤条。',
    en: 'Views with addresses of their own are TabLinks; for steps in turn Steps.',
  },
  anatomy: [
    {
      part: 'list',
      what: {
        zh: '一行页签，要有名称',
        en: 'The row of tabs; it needs a name',
      },
    },
    {
      part: 'trigger',
      what: {
        zh: '一个页签，可带数量',
        en: 'A tab, with a count where wanted',
      },
    },
    {
      part: 'content',
      what: {
        zh: '选中的内容',
        en: 'What the chosen one shows',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '到选中的页签，再到内容',
        en: 'To the chosen tab, then to its content',
      },
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: {
        zh: '移动并切换，跳过禁用的',
        en: 'Moves and switches, past disabled ones',
      },
    },
    {
      keys: ['Home', 'End'],
      does: {
        zh: '第一个、最后一个',
        en: 'First and last',
      },
    },
  ],
  dos: [
    {
      zh: '名称短，一到四个字',
      en: 'Short names, one or two words',
    },
  ],
  donts: [
    {
      zh: '不要用页签隐藏必读内容',
      en: 'Do not hide what everybody must read',
    },
  ],
};
export default doc;
