import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'NavigationMenu',
  name: '导航菜单',
  group: 'navigation',
  stability: 'new',
  purpose: {
    zh: '网站的主导航，一部分链接收在面板里。',
    en: 'The main navigation of a site, with some of its links behind panels.',
  },
  avoid: {
    zh: '对一个对象的操作用 Menu；同级的几页用 TabLinks；侧边的目录用 SideNav。',
    en: 'Actions on one thing are a Menu, a few pages side by side TabLinks, a directory at the side SideNav.',
  },
  anatomy: [
    { part: 'Root', at: 'nav', what: { zh: '导航地标', en: 'The landmark' } },
    { part: 'TopLink', at: 'nav a', what: { zh: '直接到一页的链接', en: 'A link to one page' } },
    {
      part: 'Item',
      what: {
        zh: '带面板的按钮；没有脚本时是到概览页的链接',
        en: 'A button with a panel; without script a link to the overview',
      },
    },
    { part: 'PanelLink', what: { zh: '面板里的链接', en: 'A link in a panel' } },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: { zh: '依次到各项与打开的面板里；离开即关闭', en: 'Through items and the open panel; leaving closes it' },
    },
    { keys: ['Enter', 'Space'], does: { zh: '打开或关闭面板', en: 'Opens and closes the panel' } },
    { keys: ['Escape'], does: { zh: '关闭，焦点回到该项', en: 'Closes it; focus goes back to its item' } },
  ],
  dos: [
    { zh: '面板里的链接在概览页上也有', en: 'What a panel holds is on the overview page too' },
    { zh: '当前所在的部分给 current', en: 'Mark the part one is in with current' },
  ],
  donts: [
    { zh: '不要让人看不出在哪一部分', en: 'Do not leave people without their place' },
    { zh: '不要在面板里放表单', en: 'No forms in a panel' },
    { zh: '不要做成多级菜单', en: 'No panels within panels' },
  ],
};
export default doc;
