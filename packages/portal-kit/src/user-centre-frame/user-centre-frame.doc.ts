import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'UserCentreFrame',
  name: '用户中心框架',
  group: 'navigation',
  task: 'follow',
  stability: 'new',
  purpose: {
    zh: '左侧按任务分组的菜单，带待办数量，与当前页面并排；窄于 1024 像素时菜单是侧滑面板。',
    en: 'A menu at the left, grouped by task with counts of what waits, beside the page; under 1024 px it is a sheet.',
  },
  avoid: {
    zh: '公开页面的目录用侧边导航；一页内的目录用锚点导航。',
    en: 'A directory of public pages is a SideNav, that of one page an AnchorNav.',
  },
  anatomy: [
    {
      part: 'Root',
      at: '[class*="_frame__"]',
      what: { zh: '框架：是谁、菜单、页面', en: 'The frame: who, menu, page' },
    },
    {
      part: 'Page',
      at: '[class*="_main__"]',
      what: { zh: '页面：位置、标题、概览、内容', en: 'A page: place, title, overview, content' },
    },
    { part: 'action', what: { zh: '唯一的主要操作', en: 'The one primary action' } },
    { part: 'overview', what: { zh: '先看的：待办与最近一笔', en: 'What comes first: what waits, the latest' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次经过菜单与页面', en: 'Through the menu and the page' } },
    { keys: ['Enter'], does: { zh: '前往，或打开侧滑菜单', en: 'Goes there, or opens the sheet' } },
    { keys: ['Escape'], does: { zh: '关闭侧滑菜单，焦点回到按钮', en: 'Closes the sheet; focus goes back' } },
  ],
  dos: [
    { zh: '一页一个主要操作', en: 'One primary action on a page' },
    { zh: '只列出本区域有的页面', en: 'List only the pages that the zone has' },
    { zh: '数量是等用户做的，不是总数', en: 'A count is of what waits for the user, not of all there is' },
  ],
  donts: [
    { zh: '一页不要两个主要操作', en: 'No two primary actions on a page' },
    {
      zh: '不要把全部记录的总数挂在菜单上',
      en: 'Do not count all records in the menu: nothing is to be done about them',
    },
  ],
};
export default doc;
