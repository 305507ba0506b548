import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Link',
  name: '链接',
  group: 'type',
  stability: 'stable',
  purpose: {
    zh: '去另一个地方。路由由 LinkProvider 接上。',
    en: 'Goes to another place. LinkProvider wires it to the router.',
  },
  avoid: {
    zh: '在本页做事的是按钮。',
    en: 'What does something on the page is a Button.',
  },
  anatomy: [
    {
      part: 'children',
      what: {
        zh: '去处的名称',
        en: 'The name of where it leads',
      },
    },
    {
      part: 'arrow',
      what: {
        zh: 'kind="more" 时的箭头',
        en: 'An arrow with kind="more"',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        zh: '前往',
        en: 'Goes there',
      },
    },
  ],
  dos: [
    {
      zh: '单独读也知道去哪里',
      en: 'Let it make sense when read alone',
    },
  ],
  donts: [
    {
      zh: '不要写“点击这里”',
      en: "Never 'click here'",
    },
  ],
};
export default doc;
