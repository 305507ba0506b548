import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'BackToTop',
  name: '回到顶部',
  group: 'navigation',
  stability: 'new',
  purpose: {
    zh: '长页面滚动一段后出现，回到开头，键盘焦点一起回去。',
    en: 'Appears when a long page has been scrolled, leads back to its beginning and takes the keyboard along.',
  },
  avoid: {
    zh: '一两屏的页面不需要；页面已有浮动面板时放进面板里。',
    en: 'A page of a screen or two needs none; where a floating panel exists, it has its place there.',
  },
  anatomy: [
    { part: 'icon', what: { zh: '向上的箭头', en: 'An arrow up' } },
    { part: 'children', what: { zh: '文字', en: 'Its words' } },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: { zh: '回到顶部，焦点到页面开头', en: 'Goes to the top; focus to the beginning of the page' },
    },
  ],
  dos: [{ zh: 'href 指向 tabindex="-1" 的主要内容', en: 'Let href name the main content, with tabindex="-1"' }],
  donts: [{ zh: '不要遮住底部的操作', en: 'It never covers actions at the bottom' }],
};
export default doc;
