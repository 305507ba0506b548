import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'AnchorNav',
  name: '页内目录',
  group: 'navigation',
  stability: 'new',
  purpose: {
    zh: '长页面的目录，标出正在读的一节。',
    en: 'The contents of one long page, with the section marked that is being read.',
  },
  avoid: {
    zh: '到其他页面用 SideNav；切换同一块内容用 Tabs。',
    en: 'Other pages are a SideNav; what replaces one another Tabs.',
  },
  anatomy: [
    { part: 'label', what: { zh: '标题，也是地标的名称', en: "Its title, the landmark's name too" } },
    { part: 'items', what: { zh: '到各节的链接，一级或二级', en: 'Links to the sections, of two levels' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次到各链接', en: 'Through the links' } },
    { keys: ['Enter'], does: { zh: '到那一节', en: 'Goes to the section' } },
  ],
  dos: [{ zh: '目录文字与小节标题一致', en: 'Say what the headings say' }],
  donts: [{ zh: '三节以下不需要', en: 'Fewer than three sections need none' }],
};
export default doc;
