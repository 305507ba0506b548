import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Prose',
  name: '正文',
  group: 'type',
  stability: 'stable',
  purpose: {
    zh: '成段的文字：政策原文、公告、帮助。',
    en: 'Running text: policies, notices, help.',
  },
  avoid: {
    zh: '界面上的短句直接用文字样式。',
    en: 'For short text of the interface use Text.',
  },
  anatomy: [
    {
      part: 'root',
      what: {
        zh: '标题、段落、列表、表格、引用的排版',
        en: 'Sets headings, paragraphs, lists, tables and quotations',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '语言与页面不同时写 lang',
      en: "Give it a lang where it differs from the page's",
    },
    {
      zh: '给表格写 tabindex="0"：比屏幕宽时靠键盘滚动',
      en: 'Give its tables tabindex="0": those wider than the screen scroll by keyboard',
    },
  ],
  donts: [
    {
      zh: '不要传未清洗的 HTML',
      en: 'Never give it HTML that was not cleaned',
    },
  ],
};
export default doc;
