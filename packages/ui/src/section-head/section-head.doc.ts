import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'SectionHead',
  name: '区块头',
  group: 'layout',
  stability: 'stable',
  purpose: {
    zh: '打开页面的一个区块：刻度线、标题、一句说明、更多。',
    en: 'Opens a section of a page: its rule, its name, a line of what it is, and more.',
  },
  avoid: {
    zh: '页面标题用标题；卡片里用小标题。',
    en: "For the page's title use Heading; within a card a small one.",
  },
  anatomy: [
    {
      part: 'rule',
      at: '[class*="head_head"]',
      what: {
        zh: '刻度线，plain 时没有',
        en: 'The graduated line, none with plain',
      },
    },
    {
      part: 'title',
      what: {
        zh: '标题，二级或三级',
        en: 'The heading, of level 2 or 3',
      },
    },
    {
      part: 'children',
      what: {
        zh: '一句说明',
        en: 'One line of what it is',
      },
    },
    {
      part: 'more',
      what: {
        zh: '行尾的链接',
        en: 'A link at the end of the line',
      },
    },
  ],
  keyboard: [],
  dos: [
    { zh: '二级标题之下用三级', en: 'Below level 2 comes level 3' },
    {
      zh: '用 id 给区块命名：aria-labelledby',
      en: 'Name the section by its id: aria-labelledby',
    },
  ],
  donts: [
    {
      zh: '标题级别不要跳级',
      en: 'Do not skip a level',
    },
  ],
};
export default doc;
