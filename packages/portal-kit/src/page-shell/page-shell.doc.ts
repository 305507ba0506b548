import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'PageShell',
  name: '页面外壳',
  group: 'layout',
  task: 'orient',
  stability: 'new',
  purpose: {
    zh: '每一页的外框：跳到正文的链接、页头、正文、页脚，以及通知、快捷服务与对话框的位置。换页后焦点移到正文，读屏软件从那里读起。',
    en: 'The frame of every page: skip link, header, main content, footer, and the place of notices, floating panel and dialogs. On another page the focus moves to the main content, where a screen reader starts.',
  },
  avoid: {
    zh: '正文的版心用容器；列表、详情、表单各有自己的页面框架，放在外壳里面。',
    en: 'For the column of the content use Container. Frames of a list, a detail or a form go inside of it.',
  },
  anatomy: [
    {
      part: 'skip',
      at: 'a[href="#main"]',
      what: { zh: '跳到正文，得到焦点才看得见', en: 'Skip link, shown on focus' },
    },
    { part: 'header', what: { zh: '页头与导航', en: 'Header with the nav' } },
    { part: 'main', what: { zh: '正文，换页后得到焦点', en: 'Main content; takes the focus of a new page' } },
    { part: 'footer', what: { zh: '页脚', en: 'Footer' } },
    { part: 'overlays', at: 'aside', what: { zh: '通知、快捷服务、对话框', en: 'Notices, floating panel, dialogs' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '第一站是跳到正文', en: 'Comes to the skip link first' } },
    {
      keys: ['Enter'],
      does: { zh: '在跳转链接上，焦点到正文', en: 'On the skip link, moves the focus to the content' },
    },
  ],
  dos: [
    { zh: '每页有自己的 h1', en: 'Give each page an h1 of its own' },
    {
      zh: '传入已经画出来的那一页的路径，不带检索串',
      en: 'Pass the path of the page that is rendered, without its search string',
    },
  ],
  donts: [
    { zh: '不要每页都用平台名称作标题', en: 'Do not use the portal’s name as the heading of every page' },
    { zh: '不要在页面里再放一个 main', en: 'No second main inside a page' },
  ],
};
export default doc;
