import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Notice',
  name: '公告条',
  group: 'feedback',
  stability: 'new',
  purpose: {
    zh: '在页面顶部告诉所有来访者一件事，例如维护、延期；可以关闭。',
    en: 'Tells everybody who comes to the page one thing, at its top: maintenance, a deadline moved. It can be dismissed.',
  },
  avoid: {
    zh: '回应来访者操作的用 Alert 或 Toast；必须先处理的用对话框。',
    en: 'What answers the visitor is an Alert or a Toast; what must be dealt with first a Dialog.',
  },
  anatomy: [
    { part: 'title', what: { zh: '一句话，也是区域的名称', en: "One sentence; the region's name too" } },
    { part: 'children', what: { zh: '链接或补充，可省', en: 'A link or more, optional' } },
    { part: 'dismiss', what: { zh: '关闭按钮，可省', en: 'The close button, optional' } },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: {
        zh: '在关闭按钮上关闭，焦点移到后面的控件',
        en: 'On the close button, dismisses it; focus goes to what follows',
      },
    },
  ],
  dos: [
    { zh: '写明时间和影响', en: 'Say when, and what it means for the visitor' },
    { zh: '用 open 与 onOpenChange 记住已关闭', en: 'Remember the dismissal with open and onOpenChange' },
  ],
  donts: [{ zh: '不要同时放两条', en: 'Never two at once' }],
};
export default doc;
