import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'VariantHeader',
  name: '分区页眉',
  group: 'navigation',
  task: 'orient',
  stability: 'stable',
  purpose: {
    zh: '两行：上为标识、搜索与热线，下为第二导航，有下拉、子菜单与未开放的入口。',
    en: 'Two rows: brand, search and hotline above; the second nav below, with dropdowns, sub-menus and entries that are not open yet.',
  },
  avoid: { zh: '面板跨整页宽、只有一行的用主页眉。', en: 'For one row with panels across the page use MainHeader.' },
  anatomy: [
    { part: 'top', what: { zh: '标识、搜索、热线', en: 'Brand, search, hotline' } },
    { part: 'search', what: { zh: '原生表单，发送 q', en: 'A native form that sends q' } },
    { part: 'notifications', what: { zh: '已登录用户的铃铛', en: 'The bell of a user who is signed in' } },
    { part: 'second', what: { zh: '第二导航：下拉与子菜单', en: 'The second nav: dropdowns and sub-menus' } },
    { part: 'disabled', what: { zh: '未开放的入口，写明原因', en: 'An entry that is not open, with the reason' } },
    { part: 'drawer', what: { zh: '手机上的抽屉', en: 'The drawer of a phone' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次经过搜索与导航', en: 'Through search and nav' } },
    { keys: ['Enter', 'Space'], does: { zh: '打开下拉或前往', en: 'Opens a dropdown, or goes there' } },
    { keys: ['ArrowDown'], does: { zh: '打开下拉，到第一项', en: 'Opens a dropdown and goes to its first entry' } },
    { keys: ['Escape'], does: { zh: '关闭，焦点回到入口', en: 'Closes it; focus goes back' } },
  ],
  dos: [
    { zh: '热线可拨打', en: 'The hotline can be dialled' },
    { zh: '搜索没有脚本也能用', en: 'Search works without script' },
  ],
  donts: [
    { zh: '不要把热线只做成图片或图标', en: 'Do not hide the hotline behind an icon' },
    { zh: '不要隐藏未开放的入口', en: 'Do not hide what is not open yet' },
    { zh: '子菜单不超过一层', en: 'No more than one level of sub-menu' },
  ],
};
export default doc;
