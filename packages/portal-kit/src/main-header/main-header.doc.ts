import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'MainHeader',
  name: '主页眉',
  group: 'navigation',
  task: 'orient',
  stability: 'stable',
  purpose: {
    zh: '工具栏、标识、主导航与面板、账户；滚过 100 像素后吸顶并变为 56 高，手机上是抽屉。',
    en: 'Utility bar, brand, nav with panels, account. After 100 px it sticks and is 56 high; on a phone it is a drawer.',
  },
  avoid: {
    zh: '需要搜索与热线同行、下方第二导航的用分区页眉；页内导航用页签链接或锚点导航。',
    en: 'With search and hotline in a row and a second nav below use VariantHeader; within a page TabLinks or AnchorNav.',
  },
  anatomy: [
    {
      part: 'utility',
      at: '[class*="utility"]',
      what: { zh: '欢迎语、语言、主题、关怀版、账户', en: 'Welcome, language, theme, comfort mode, account' },
    },
    { part: 'brand', what: { zh: '标识与名称，回首页', en: 'Mark and name, leading home' } },
    { part: 'nav', what: { zh: '一级导航，面板跨整页宽', en: 'Top entries; panels go across the page' } },
    { part: 'notifications', what: { zh: '已登录用户的铃铛', en: 'The bell of a user who is signed in' } },
    { part: 'search', at: 'button:has(svg), form', what: { zh: '搜索，图标链接', en: 'Search, an IconLink' } },
    { part: 'action', what: { zh: '页眉提供的唯一动作', en: 'The one action that a header offers' } },
    {
      part: 'drawer',
      what: { zh: '手机上的抽屉，没有脚本也能打开', en: 'The drawer of a phone, which opens without script too' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次经过导航；打开的面板随后', en: 'Through the nav; an open panel comes next' } },
    { keys: ['Enter', 'Space'], does: { zh: '打开面板或前往', en: 'Opens a panel, or goes there' } },
    { keys: ['Escape'], does: { zh: '关闭面板或抽屉，焦点回到入口', en: 'Closes panel or drawer; focus goes back' } },
  ],
  dos: [
    { zh: '未开放的入口保留并写明原因', en: 'Keep entries that are not open, and say why' },
    {
      zh: '服务端不知道是谁时，账户先给 unknown，位置不变',
      en: 'Where the server does not know who it is start with unknown: nothing moves',
    },
  ],
  donts: [
    { zh: '不要藏起未开放的入口', en: 'Do not hide entries that are not open' },
    { zh: '不要放第二个主要动作', en: 'No second main action' },
    { zh: '不要只靠悬停才能到达', en: 'Nothing that takes hovering to reach' },
  ],
};
export default doc;
