import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Cascader',
  name: '级联选择',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '一级一级找到要选的一项：省市县、行业门类。任意层数，可搜索，下级可按需加载。',
    en: 'Finds one of many level by level: a region, an industry. Any depth, searchable, children loaded when asked for.',
  },
  avoid: {
    zh: '不到两层用下拉；三层固定且每层都要看见用并排的下拉（区域选择）；选多项用多选。',
    en: 'For one level use Select; for three fixed levels that all show, selects side by side (RegionPicker); for several, MultiSelect.',
  },
  anatomy: [
    { part: 'trigger', what: { zh: '显示整条路径的按钮', en: 'A button that shows the whole path' } },
    {
      part: 'search',
      what: {
        zh: '搜索，可省；结果是整条路径，标出所输的词',
        en: 'Search, optional; its results are whole paths, with what was typed marked',
      },
    },
    {
      part: 'column',
      what: {
        zh: '每级一列，都是列表框，以上级的名称命名',
        en: 'A list for each level, a listbox, named by what it belongs to',
      },
    },
    { part: 'back', what: { zh: '手机上一次一列，用它返回', en: 'On a phone one list at a time; leads back' } },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: { zh: '在一列里移动', en: 'Moves within a list' } },
    { keys: ['ArrowRight'], does: { zh: '进入下级', en: 'Goes into what is within' } },
    { keys: ['ArrowLeft'], does: { zh: '回到上级', en: 'Goes back to the list above' } },
    { keys: ['Enter', 'Space'], does: { zh: '选中；有下级时进入', en: 'Chooses, or goes into what is within' } },
    { keys: ['Home', 'End'], does: { zh: '第一项、最后一项', en: 'First, last' } },
    { keys: ['A–Z'], does: { zh: '跳到以所按字母开头的一项', en: 'Goes to what begins with the letters' } },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: {
        zh: '从搜索框进入结果，从第一项回到搜索框',
        en: 'From the search into its results, and from the first one back',
      },
    },
    { keys: ['Escape'], does: { zh: '关闭，焦点回到按钮', en: 'Closes; focus goes back to its button' } },
  ],
  dos: [
    { zh: '收起后显示整条路径', en: 'Show the whole path when closed' },
    { zh: '超过三十项时打开搜索', en: 'Turn search on beyond thirty options' },
    {
      zh: '按需加载时传 search，由服务端搜索全部',
      en: 'Where children are loaded pass search: the service knows everything',
    },
    { zh: '不可选的写明原因', en: 'Give the reason why an option is closed' },
  ],
  donts: [
    { zh: '不要靠悬停展开', en: 'Do not open levels by hovering' },
    { zh: '不要只显示最后一级', en: 'Do not show the last level alone' },
  ],
};
export default doc;
